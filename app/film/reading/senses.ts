/**
 * Words that mean another thing in certain company: a team trains and is no railway. Each is read as a word that has
 * only that meaning; the user's own word stands in the prompt.
 */
interface Sense {
  readonly word: RegExp;
  /** What stands right before it, and right after it; either may be left open. */
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly meant: string;
}

const ATHLETES =
  /(?<!\p{L})(?:team|squad|club|crew|players?|athletes?|runners?|boxers?|fighters?|gymnasts?|swimmers?|dancers?|army|cadets?|recruits?|soldiers?|knights?|m[ae]n|wom[ae]n|boys?|girls?|he|she|they|who)(?: \p{L}+ly)? $/iu;
const PLAYED =
  /(?<!\p{L})(?:radio|songs?|music|records?|tape|stereo|jukebox|gramophone|melody|soundtrack|tv|television|video|movie|film) $/iu;
const TIME = /(?<!\p{L})(?:time|hours|days|weeks|months|years|seasons|life) (?:is )?$/iu;
const OFF = /^ (?:[\p{L}'-]+ ){1,4}(?:off|over|down|out)(?!\p{L})/iu;
const FAN_OF =
  /(?<!\p{L})(?:football|soccer|sports?|rugby|basketball|music|rock|concert|movie|team|club|screaming|cheering|crazy|happy|loyal|home|away|excited|thousands of) $/iu;
const FAN_DOES = /^ (?:celebrat|cheer|scream|sing|chant|jump|wav|cry|dance|go )/iu;
const EYE =
  /^ (?:slowly )?(?:rolls|runs|falls|drops|streams|slides|trickles|down|on (?:his|her|the|a))(?!\p{L})/iu;
const CROWDS =
  /(?<!\p{L})(?:people|soldiers|troops|army|they|crowd|rebels|rioters|protesters|knights|fighters|police) $/iu;
const MATCHES =
  /(?<!\p{L})(?:football|soccer|boxing|tennis|rugby|cricket|hockey|basketball|volleyball|polo|chess|wrestling|judo|karate|final|cup|league|big|first|last|the|a) $/iu;
const MACHINE = /(?<!\p{L})(?:robot|robotic|mechanical|cyborg|android) $/iu;
const GREETING =
  /^ (?:goodbye|hello|back|(?:her|his|their|a|the|one|both) (?:hands?|arms?|handkerchief|flags?)|(?:from|at|to|out of) )/iu;
const PACKED =
  /(?<!\p{L})(?:cardboard|wooden|gift|paper|empty|moving|lunch|of|from|with|the|in|big|small|old|many|two|three|four|five) $/iu;
const ON_A_PANE =
  /(?<!\p{L})(?:rain|raindrops?|drops|snow|frost|breath|hands?|face) (?:\p{L}+ )?(?:on|against|behind|down) (?:the )?$/iu;
const PILED = /^ of (?!the )\p{L}/iu;

const CUTTING = /(?<!\p{L})(?:fast|quick|jump|hard|smash|rapid|match|rhythmic) $/iu;

const SENSES: readonly Sense[] = [
  { word: /^trains?$/, before: ATHLETES, meant: "exercises" },
  { word: /^plays$/, before: PLAYED, meant: "resounds" },
  { word: /^playing$/, before: PLAYED, meant: "resounding" },
  { word: /^(?:knock|knocks)$/, after: OFF, meant: "topples" },
  { word: /^knocking$/, after: OFF, meant: "toppling" },
  { word: /^(?:pass|passes)$/, before: TIME, meant: "elapses" },
  { word: /^passing$/, before: TIME, meant: "elapsing" },
  { word: /^fans$/, before: FAN_OF, meant: "supporters" },
  { word: /^fans$/, after: FAN_DOES, meant: "supporters" },
  { word: /^fairy$/, after: /^ lights?(?!\p{L})/iu, meant: "string" },
  { word: /^tear$/, after: EYE, meant: "teardrop" },
  { word: /^tears$/, after: EYE, meant: "teardrops" },
  { word: /^works$/, before: /(?<!\p{L})how (?:[\p{L}'-]+ ){1,5}$/iu, meant: "functions" },
  { word: /^storm$/, before: CROWDS, meant: "attack" },
  { word: /^(?:mountain|sea|ocean|river|storm|forest)$/, after: PILED, meant: "heap" },
  {
    word: /^(?:dogs?|cats?|horses?|birds?|bees?|spiders?|wol(?:f|ves)|bears?|fish)$/,
    before: MACHINE,
    meant: "robot",
  },
  {
    word: /^waking$/,
    before: /(?<!\p{L})(?:city|town|village|forest|street|world|nature) $/iu,
    meant: "stirring",
  },
  { word: /^(?:writes|writing)$/, before: /(?<!\p{L})typewriter (?:\p{L}+ )?$/iu, meant: "typing" },
  { word: /^waves$/, after: GREETING, meant: "beckons" },
  { word: /^boxes$/, before: PACKED, meant: "cartons" },
  { word: /^glass$/, before: ON_A_PANE, meant: "pane" },
  { word: /^match$/, before: MATCHES, meant: "contest" },
  { word: /^rain$/, after: /^ of (?!the )\p{L}/iu, meant: "volley" },
  { word: /^cuts$/, before: CUTTING, meant: "edits" },
];

/**
 * What a word means by its neighbours. Takes a lower-case word and the texts right before and after it; undefined where
 * it means what it always does.
 */
export function senseOf(word: string, before: string, after: string): string | undefined {
  return SENSES.find(
    (each) =>
      each.word.test(word) && (each.before?.test(before) ?? true) && (each.after?.test(after) ?? true),
  )?.meant;
}
