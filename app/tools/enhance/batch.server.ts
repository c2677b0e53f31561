/** The enhancer's jobs, among the batch room's. */
export const ENHANCE_KIND = "enhance";
