/** What people type around an idea: it asks for a clip, says what it is for, or laughs, and shows nothing. */

const REQUEST = new RegExp(
  [
    String.raw`^(?:(?:please|hi|hello|hey)[, ]+)?(?:(?:can|could|would) you (?:please )?|(?:i|im|i'm)? ?(?:want|wanna|need|would like|'d like)(?: you to| to)? (?=make|create|generate|see|have|(?:an? )?(?:video|clip|film)))?(?:(?:please )?(?:make|create|generate|produce|render|give|show|see|have)(?: me| us)? )?(?:an? )?(?:(?:short|quick|ai|cool|nice|\d{1,3}[- ]?(?:s|secs?|seconds?|mins?|minutes?)(?: long)?) )*(?:videos?|vid|clip|film|movie|animation|reel|tiktok) (?:of|about|showing|where|in which|with) (?=\S)`,
    String.raw`^(?:please |can you |could you )+(?:make|create|generate|produce|render|show|give)(?: me| us)? (?=\S)`,
    // What the clip is handed in for, before a colon.
    String.raw`^(?:(?:my|our|a|for|the) )*(?:(?:school|class|film|student|university|uni|college|science|history|biology|geography|art|english) )+(?:project|homework|assignment|presentation|class|lesson|exam)(?: (?:about|on))?(?: ?[:–-] ?| (?=about |on ))(?=\S)`,
  ].join("|"),
  "i",
);
/** Written laughter and the small words of chats, in lower case: LOL may be a name. */
const CHATTER =
  /[ ,]*(?<![\p{L}\p{N}])(?:lol|lmao|rofl|(?:ha){2,}h?|xd|tbh|idk|imo|pls|plz|thx)(?![\p{L}\p{N}])[.!]*/gu;

/** The idea without what was typed around it; an idea that is nothing else comes back as it was. */
export function withoutRequest(text: string): string {
  const calm = text.replace(CHATTER, "").trim();
  const quiet = calm === "" ? text : calm;
  const bare = quiet.replace(REQUEST, "");
  return bare === quiet || bare === "" ? quiet : bare.replace(/[,\s]*\bplease[.!]?$/i, "");
}
