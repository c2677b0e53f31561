import "@fontsource-variable/source-sans-3";
import "@fontsource-variable/source-code-pro";
import "./styles.css";
import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, type ReactNode, useContext } from "react";
import { findSession, takeToast } from "./accounts/sessions.server";
import { PRODUCT_NAME } from "./components/brand";
import { ErrorPage, NotFound } from "./components/error-page";
import { externalLinks } from "./components/external-links.server";
import { useHydrated } from "./components/hydrated";
import { NonceContext } from "./components/nonce";
import { Shell } from "./components/shell";
import { readTheme } from "./components/theme.server";
import { type Toast, Toaster } from "./components/toast";
import { loadPanel } from "./history/panel-data.server";
import { toolDisplays } from "./tools/registry.server";

export const meta: MetaFunction = () => [{ title: PRODUCT_NAME }];

const PANEL_OPEN = "panel=history";

const SIGNED_OUT: Toast = {
  title: "Logged out",
  description: "You have been logged out successfully.",
  kind: "success",
};

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await findSession(request);
  const theme = readTheme(request);
  const url = new URL(request.url);
  if (!session) {
    const signedOut = url.searchParams.has("signedOut");
    return { theme, toast: signedOut ? SIGNED_OUT : null, shell: null, panel: null };
  }
  const { username, fullName, role } = session.user;
  const shell = { user: { username, fullName, role }, tools: toolDisplays, links: externalLinks };
  const panel = await loadPanel(url, session.user.id, toolDisplays);
  return { theme, toast: await takeToast(session), shell, panel };
}

// Fetched when it is first opened. What the server's HTML shows must be there before scripts take the page over,
// and without scripts no part of the HTML may come later: so neither waits for it inside a Suspense.
const isInHtml = import.meta.env.SSR || window.location.search.includes(PANEL_OPEN);
const HistoryPanel = isInHtml
  ? (await import("./history/panel")).default
  : lazy(() => import("./history/panel"));

/** The history panel where the address opens it; until then, that it is on its way. */
function Panel() {
  const root = useRouteLoaderData<typeof loader>("root");
  const { location } = useNavigation();
  if (root?.panel) return <HistoryPanel data={root.panel} toast={root.toast} />;
  if (!location?.search.includes(PANEL_OPEN)) return null;
  return (
    <p className="panel-loading" role="status">
      Loading history...
    </p>
  );
}

/** A page that waits for something names in its `handle` after how many seconds it looks again where no scripts run. */
function useRefreshSeconds(): number | null {
  const waits = useMatches().map(({ handle, data }) =>
    (handle as PageHandle | undefined)?.refreshSeconds?.(data),
  );
  return waits.find((seconds) => typeof seconds === "number") ?? null;
}
interface PageHandle {
  refreshSeconds?(data: unknown): number | null;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const theme = useRouteLoaderData<typeof loader>("root")?.theme ?? "system";
  const alive = useHydrated();
  const refresh = useRefreshSeconds();
  return (
    <html lang="en" data-theme={theme} data-alive={alive || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refresh)} />
          </noscript>
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The frame of whoever is signed in; the bare page of whoever is not. */
function Frame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    // What lies behind the panel cannot be reached, so the panel shows the toast itself.
    <Toaster toast={root?.panel ? null : (root?.toast ?? null)}>
      {root?.shell ? (
        <Shell {...root.shell} theme={root.theme} panel={<Panel />}>
          {children}
        </Shell>
      ) : (
        children
      )}
    </Toaster>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) ? error : undefined;
  const { message, requestId } = (known?.data ?? {}) as { message?: string; requestId?: string };
  return (
    <Frame>
      {known?.status === 404 ? (
        <NotFound message={message} />
      ) : (
        <ErrorPage status={known?.status} message={message} requestId={requestId} />
      )}
    </Frame>
  );
}
