/** What a generator says when it gives no clip, or a clip gone wrong: what it means, and the smallest edit that helps. */

/** Why a prompt or a clip was refused. */
export interface Failure {
  /** The code or the words that were recognised, as they stand in the message. */
  readonly found: string;
  /** "child", "violence", …; "unknown" where nothing was recognised. */
  readonly reason: string;
  readonly cause: string;
  /** The smallest edit, one or two sentences. */
  readonly edit: string;
}

interface Reason {
  readonly reason: string;
  /** Documented support codes of the vendor. */
  readonly codes: readonly string[];
  readonly cause: string;
  readonly edit: string;
}

/** The documented support codes by reason (vendor's page on responsible use), with the edit that helps most often. */
const REASONS: readonly Reason[] = [
  {
    reason: "child",
    codes: ["58061214", "17301594"],
    cause: "The safety filter read a child in the prompt, or saw one in the clip.",
    edit: "Write adults: a young woman of 25 for a girl, and take ages, school and toys out of the scene.",
  },
  {
    reason: "celebrity",
    codes: ["29310472", "15236754"],
    cause: "The prompt names, or the picture resembles, a person in the public eye.",
    edit: "Take the name out and describe an invented person by age, hair and clothes.",
  },
  {
    reason: "general safety",
    codes: ["64151117", "42237218"],
    cause: "The prompt goes against the generator's general safety rules.",
    edit: "Read it for anything that harms or humiliates, and say the scene in neutral words.",
  },
  {
    reason: "dangerous content",
    codes: ["62263041"],
    cause: "The prompt shows something dangerous that could be imitated.",
    edit: "Leave out weapons, drugs, explosives and stunts, or show the moment after.",
  },
  {
    reason: "hate",
    codes: ["57734940", "22137204"],
    cause: "The prompt was read as hateful towards a group of people.",
    edit: "Take out the group and any judgement of it; describe persons by what they do and wear.",
  },
  {
    reason: "third-party content",
    codes: ["35561574", "35561575"],
    cause: "The prompt names a brand, a character or a work that belongs to somebody.",
    edit: "Say what it looks like in its place: a red sports car for the make, a silver robot for the character.",
  },
  {
    reason: "sexual content",
    codes: ["90789179", "43188360"],
    cause: "The prompt was read as sexual.",
    edit: "Dress the people, leave the body out of it, and name what their hands do.",
  },
  {
    reason: "toxic content",
    codes: ["78610348"],
    cause: "The prompt or its dialogue was read as toxic.",
    edit: "Soften insults and swearing in the spoken line, or drop the line.",
  },
  {
    reason: "violence",
    codes: ["61493863", "56562880"],
    cause: "The prompt shows violence or its traces.",
    edit: "Leave out blood, blows and weapons; show the tension before, or the quiet after.",
  },
  {
    reason: "vulgar content",
    codes: ["32635315"],
    cause: "The prompt holds vulgar words.",
    edit: "Replace the words, in the spoken line too.",
  },
];

interface Message {
  readonly says: RegExp;
  readonly reason: string;
  readonly cause: string;
  readonly edit: string;
}

/** Messages that people meet, by what they say; the first that fits stands. */
const MESSAGES: readonly Message[] = [
  {
    says: /audio[^.]{0,60}(?:block|filter|fail|safety|could ?n[o']t|unable)|(?:block|filter|fail|remov)[^.]{0,60}audio|(?:no|without|missing) (?:audio|sound)|speech[^.]{0,40}(?:block|minor)/iu,
    reason: "audio",
    cause: "The sound was refused or left out, not the picture. A clip blocked for its audio is not charged.",
    edit: "Try the same prompt again; if it fails twice, drop the dialogue, and keep one ambience and one effect sentence.",
  },
  {
    says: /quota|rate.?limit|resource.?exhausted|\b429\b|too many requests|daily limit|out of credits|insufficient credits/iu,
    reason: "quota",
    cause: "The limit of requests or credits is reached; the prompt is not at fault.",
    edit: "Wait and send the same prompt again, or raise the limit of the account.",
  },
  {
    says: /timed? ?out|deadline|unavailable|overload|high demand|internal(?: server)? error|\b50[0-4]\b|try again later|something went wrong/iu,
    reason: "service",
    cause: "The service failed or was busy; the prompt is not at fault.",
    edit: "Send the same prompt again in some minutes.",
  },
  {
    says: /celebrit|public figure|real (?:person|people)|likeness|prominent (?:person|people)/iu,
    reason: "celebrity",
    cause: "The prompt names, or the picture resembles, a person in the public eye.",
    edit: "Take the name out and describe an invented person by age, hair and clothes.",
  },
  {
    says: /\bminors?\b|child|underage/iu,
    reason: "child",
    cause: "The safety filter read a child in the prompt, or saw one in the picture.",
    edit: "Write adults, and take ages, school and toys out of the scene.",
  },
  {
    says: /copyright|trademark|third.?party|recitation|intellectual property|brand/iu,
    reason: "third-party content",
    cause: "The prompt names a brand, a character or a work that belongs to somebody.",
    edit: "Say what it looks like in its place, without the name.",
  },
  {
    says: /too long|token|maximum (?:length|input)|exceeds/iu,
    reason: "length",
    cause: "The prompt is longer than the 1,024 tokens that are read.",
    edit: "Keep what the camera sees and hears in eight seconds; drop praise and history.",
  },
  {
    says: /aspect.?ratio|resolution|duration|invalid argument|unsupported|\b400\b/iu,
    reason: "settings",
    cause: "A setting is outside what the generator takes.",
    edit: "Use 4, 6 or 8 seconds and 16:9 or 9:16; 1080p needs 8 seconds. Take switches out of the prompt.",
  },
  {
    says: /language/iu,
    reason: "language",
    cause: "The prompt's language is not taken.",
    edit: "Write the prompt in English; only spoken lines stay in their own language.",
  },
  {
    says: /violat|polic(?:y|ies)|safety|guideline|block|filter|prohibited|harmful|sensitive|unsafe|usage/iu,
    reason: "policy",
    cause: "The safety filter refused the prompt and did not say why.",
    edit: "Look for brand names, real people, children, violence, medical or sexual words; take out one at a time and try again, the dialogue first.",
  },
];

const BY_CODE = new Map(REASONS.flatMap((each) => each.codes.map((code) => [code, each] as const)));
/** Support codes have eight figures. */
const CODE = /(?<!\d)\d{8}(?!\d)/gu;

/**
 * Reads a generator's message or support codes, up to 2,000 characters.
 * @returns each documented code once; a code or a message that is not known is said to be unknown; nothing for blank text
 */
export function decodeFailure(message: string): Failure[] {
  if (message.trim() === "") return [];
  const codes = [...new Set(message.match(CODE) ?? [])];
  const known = codes.map((code): Failure => {
    const entry = BY_CODE.get(code);
    return entry
      ? { found: code, reason: entry.reason, cause: entry.cause, edit: entry.edit }
      : {
          found: code,
          reason: "unknown",
          cause: `Support code ${code} is not among the documented ones, so its meaning is unknown.`,
          edit: "Try again once; then take out names, children, violence and dialogue, one at a time.",
        };
  });
  if (known.length > 0) return known;
  for (const { says, reason, cause, edit } of MESSAGES) {
    const found = says.exec(message)?.[0];
    if (found !== undefined) return [{ found, reason, cause, edit }];
  }
  return [
    {
      found: message.trim().slice(0, 80),
      reason: "unknown",
      cause: "This message is not known here.",
      edit: "Send the same prompt once more; if it fails again, shorten it to subject, action and place, and add the rest back in steps.",
    },
  ];
}
