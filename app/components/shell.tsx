import { Link, NavLink, useFetcher, useLocation } from "@remix-run/react";
import { GraduationCap, History, LogOut, Megaphone, Menu, MessageCircle, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Brand } from "./brand";
import { Footer } from "./footer";
import { useHydrated } from "./hydrated";
import { Keyboard, keysAddress } from "./keyboard";
import { ThemeSwitch } from "./theme-switch";
import { AnswerToast, type ToastAnswer } from "./toast";

/** What the shell shows of the one who is signed in, and of where they can go. */
export interface ShellFacts {
  user: { username: string; fullName: string; role: "admin" | "student" };
  tools: readonly { id: string; path: string; label: string; purpose: string; icon: string }[];
  links: { contact: string; channel: string };
  theme: Theme;
}
export type Theme = "system" | "light" | "dark";

/** Drawn in so far that the longest name keeps to one line where it is the current one, which is heavier. */
const NAV_ENTRY = "nav-entry gap-2";

function Entry({
  to,
  title,
  icon,
  children,
}: {
  to: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <NavLink to={to} end title={title} className={NAV_ENTRY}>
        {icon}
        <span>{children}</span>
      </NavLink>
    </li>
  );
}

function Outside({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={NAV_ENTRY}>
        {icon}
        <span>{children}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  );
}

/** Opens the history panel over the page it stands on. */
function HistoryEntry() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("index");
  query.set("panel", "history");
  return (
    <li>
      <Link
        to={`${pathname}?${query}`}
        preventScrollReset
        className={NAV_ENTRY}
        aria-haspopup="dialog"
        data-opens="history"
      >
        <History size={18} strokeWidth={1.75} aria-hidden />
        <span>History & Favorites</span>
      </Link>
    </li>
  );
}

/** Opens the list of keys; where nobody has any, on phones, the style sheet hides it. */
function KeysLink() {
  return (
    <Link
      to={keysAddress(useLocation())}
      preventScrollReset
      className="keys-link"
      aria-haspopup="dialog"
      data-opens="keys"
    >
      Keyboard
    </Link>
  );
}

function LogoutButton() {
  const logout = useFetcher<ToastAnswer>();
  const pending = logout.state !== "idle";
  return (
    <logout.Form method="post" action="/logout">
      <AnswerToast answer={logout.data} />
      <button type="submit" className="button button-quiet w-full" disabled={pending}>
        <LogOut size={16} aria-hidden /> {pending ? "Logging out..." : "Logout"}
      </button>
    </logout.Form>
  );
}

function UserCard({ user }: Pick<ShellFacts, "user">) {
  return (
    <div className="user-card">
      <p className="font-semibold break-words">{user.fullName || user.username}</p>
      <p className="text-muted break-words text-sm">
        @{user.username} · {user.role === "admin" ? "Administrator" : "Student"}
      </p>
      <NavLink to="/account" className="account-link">
        Change password
      </NavLink>
    </div>
  );
}

/**
 * The frame around every page of a signed-in person. A panel over the page comes first, as it does to the eye. Without scripts the menu opens by its address, `#menu`.
 */
export function Shell({
  children,
  panel,
  user,
  tools,
  links,
  theme,
}: ShellFacts & { children: ReactNode; panel: ReactNode }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the place changes
  useEffect(() => setOpen(false), [key]);
  return (
    <div className="shell">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {panel}
      <Keyboard />
      <header className="topbar">
        <Link to="/" className="brand-link">
          <Brand />
        </Link>
        {hydrated ? (
          <button
            type="button"
            aria-label="Menu"
            aria-expanded={open}
            aria-controls="menu"
            className="icon-button menu-button"
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </button>
        ) : (
          <a href="#menu" aria-label="Menu" className="icon-button menu-button">
            <Menu size={22} aria-hidden />
          </a>
        )}
      </header>
      <aside className={open ? "sidebar open" : "sidebar"} aria-label="Main" id="menu">
        {!hydrated && (
          <a href="#content" className="button button-quiet menu-button">
            <X size={16} aria-hidden /> Close menu
          </a>
        )}
        <nav aria-label="Tools">
          <ul className="nav-list">
            {tools.map(({ id, path, label, purpose, icon }) => (
              <Entry
                key={id}
                to={path}
                title={purpose}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from the icon set, never from what anybody typed
                icon={<span className="nav-icon" dangerouslySetInnerHTML={{ __html: icon }} />}
              >
                {label}
              </Entry>
            ))}
            {user.role === "admin" && (
              <Entry
                to="/admin/register"
                title="Add new student accounts"
                icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden />}
              >
                Student Registration
              </Entry>
            )}
            <HistoryEntry />
          </ul>
        </nav>
        <div className="sidebar-end">
          <ul className="nav-list">
            <Outside href={links.contact} icon={<MessageCircle size={18} strokeWidth={1.75} aria-hidden />}>
              Contact Professor Here
            </Outside>
            <Outside href={links.channel} icon={<Megaphone size={18} strokeWidth={1.75} aria-hidden />}>
              Join My Channel
            </Outside>
          </ul>
          <ThemeSwitch theme={theme} />
          <UserCard user={user} />
          <LogoutButton />
        </div>
      </aside>
      <div className="page">
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer>
          <KeysLink />
        </Footer>
      </div>
    </div>
  );
}
