import type { Theme } from "./shell";

const COOKIE = "theme";
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const THEMES: readonly string[] = ["system", "light", "dark"] satisfies Theme[];

export const isTheme = (value: unknown): value is Theme =>
  typeof value === "string" && THEMES.includes(value);

/** The theme a browser has chosen; what the system has where it has chosen none. */
export function readTheme(request: Request): Theme {
  const pair = (request.headers.get("cookie") ?? "")
    .split(/;\s*/)
    .find((part) => part.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1);
  return isTheme(value) ? value : "system";
}

/** The Set-Cookie header that remembers a theme for a year. */
export const themeCookie = (theme: Theme) =>
  `${COOKIE}=${theme}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
