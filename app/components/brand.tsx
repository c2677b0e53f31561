/** The product's name: what the sidebar, the sign-in page and every title call it. */
export const PRODUCT_NAME = "VEO3 Prompt Studio";

/** The mark, a projector's beam, and the name. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="brand-box" />
        <circle cx="9" cy="16" r="3.5" className="brand-beam" />
        <path d="M14 14.6 26 8v16l-12-6.6z" className="brand-beam" opacity=".55" />
      </svg>
      <span>{PRODUCT_NAME}</span>
    </span>
  );
}
