/** The buttons that fill a list of prompts instead of running it, by their `intent`. */
export const ADD_TEMPLATES = "templates";
export const UPLOAD = "upload";
export const CLEAR = "clear";
/** The buttons of a batch that is under way, or over. */
export const CANCEL = "cancel";
export const RETRY = "retry";

/** The field of a text file with one prompt a line. */
export const FILE_FIELD = "file";
