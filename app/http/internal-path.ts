const HERE = "https://internal.invalid";

/**
 * Keeps a redirect inside the product: `//evil`, `/\evil` and `https:evil` all name other sites to a browser.
 * @param target what a form or an address names, which anybody may have written
 * @returns the path with its query where it is one of ours, else "/"
 */
export function internalPath(target: unknown): string {
  if (typeof target !== "string" || !target.startsWith("/") || !URL.canParse(target, HERE)) return "/";
  const { origin, pathname, search } = new URL(target, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : "/";
}
