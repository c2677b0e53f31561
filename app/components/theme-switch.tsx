import { useFetcher, useLocation } from "@remix-run/react";
import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "./shell";

const CHOICES = [
  { theme: "system", label: "System theme", Icon: Monitor },
  { theme: "light", label: "Light theme", Icon: Sun },
  { theme: "dark", label: "Dark theme", Icon: Moon },
] as const;

/** Chooses light or dark, or leaves it to the system; remembered in a cookie, so it works without scripts. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const chosen = fetcher.formData?.get("theme") ?? theme;
  return (
    <fetcher.Form method="post" action="/theme" className="theme-switch">
      <input type="hidden" name="from" value={pathname + search} />
      {CHOICES.map(({ theme: value, label, Icon }) => (
        <button
          type="submit"
          key={value}
          name="theme"
          value={value}
          aria-pressed={chosen === value}
          aria-label={label}
          title={label}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </fetcher.Form>
  );
}
