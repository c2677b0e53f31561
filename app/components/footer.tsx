const PROMISES = ["Secure API Integration", "Mobile Responsive", "One-Click Copy"];

/** What stands below every page. */
export function Footer() {
  return (
    <footer className="footer">
      <p className="font-semibold">Created by Professor</p>
      <p>Built for video generation optimization. Powered by advanced AI prompt engineering.</p>
      <ul>
        {PROMISES.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </footer>
  );
}
