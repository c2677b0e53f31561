import type { ReactNode } from "react";

const PROMISES = ["Secure API Integration", "Mobile Responsive", "One-Click Copy"];

/** What stands below every page, with what a page adds to it. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className="footer">
      <p className="font-semibold">Created by Professor</p>
      <p>Built for video generation optimization. Powered by advanced AI prompt engineering.</p>
      <ul>
        {PROMISES.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      {children}
    </footer>
  );
}
