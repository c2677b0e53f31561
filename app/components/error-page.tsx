import { Link } from "@remix-run/react";

/** The page of an address that leads nowhere. */
export function NotFound({ message = "Nothing is at this address." }: { message?: string }) {
  return (
    <section className="message-page">
      <h1>404 Page Not Found</h1>
      <p>{message}</p>
      <Link to="/" className="button">
        Go to the Prompt Enhancer
      </Link>
    </section>
  );
}

/** The page of a fault: what to do, and nothing of how the server is made. */
export function ErrorPage({
  status,
  message,
  requestId,
}: {
  status?: number;
  message?: string;
  requestId?: string;
}) {
  return (
    <section className="message-page">
      <h1>{status === 413 ? "That was too large" : "That did not work"}</h1>
      <p>{message ?? "Something went wrong on our side. Please go back and try again."}</p>
      {requestId && (
        <p className="hint">
          For your administrator: request <code>{requestId}</code>
        </p>
      )}
      <Link to="/" reloadDocument className="button">
        Go to the Prompt Enhancer
      </Link>
    </section>
  );
}

/** What a student sees where only administrators may go. */
export function AccessDenied() {
  return (
    <section className="message-page">
      <h1>Access Denied</h1>
      <p>This page is restricted to administrators only.</p>
      <Link to="/" className="button">
        Go to the Prompt Enhancer
      </Link>
    </section>
  );
}
