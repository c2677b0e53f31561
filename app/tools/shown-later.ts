import { type FunctionComponent, lazy } from "react";

/** What a page with a result has and a page without one has not. */
export const WITH_RESULT = ".tool-with-result";

/**
 * A part of a page that the bare page does without, such as a result: its script is fetched when it is first shown.
 * What the server's HTML shows must be there before scripts take the page over, and without scripts no part of the
 * HTML may come later: so neither waits for it. Its style sheets are imported by the route, whose links are in the HTML.
 * @param load fetches the part
 * @param sign a selector of what stands in the HTML where the server has drawn the part
 */
export async function shownLater<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  sign: string,
): Promise<FunctionComponent<Props>> {
  if (import.meta.env.SSR || document.querySelector(sign)) return load();
  // It takes what the part takes; the types only doubt that of references, which no part asks for.
  return lazy(async () => ({ default: await load() })) as unknown as FunctionComponent<Props>;
}
