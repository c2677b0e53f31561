/** The field in which conform sends what a form asks while one types, such as whether a value is right by now. */
const QUESTION = "__intent__";

/**
 * Tells a form that is sent off from one that only asks or fills something.
 * @param posted what a navigation posts; undefined where it posts nothing
 * @returns whether it is the form itself: none of its buttons with an `intent`, and no question about a field
 */
export const isSentOff = (posted: FormData | undefined): boolean =>
  posted !== undefined && !posted.has("intent") && !posted.has(QUESTION);
