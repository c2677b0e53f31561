/** Words by their part in a phrase, as the reader of subjects parts one phrase from the next. */
const rows = (text: string) => new Set(text.split(/\s+/).filter(Boolean));
export const DETERMINERS = rows(
  "a an the this that these those his her its their my our your some any each every another",
);
export const COUNTS = rows(
  "one two three four five six seven eight nine ten eleven twelve dozen several many few couple pair hundreds thousands both",
);
export const PREPOSITIONS =
  rows(`of in on at with by from to into onto over under through across along near behind beside between above below
  around inside outside against toward towards during as like while when where which who whose that then before after until for off
  up down out amid amidst among beneath within upon past because if but or so via per atop alongside without about than next front`);
export const PRONOUNS = rows(
  "i me you he she it they we us it's that's he's she's they're i'm himself herself itself lol pls please",
);
/** Words that name the picture and not what is in it. */
export const PICTURE_NOUNS =
  /(?:^|\s)(?:shot|view|camera|close|close-?up|closeup|pov|frame|angle|video|footage|clip|scene|tableau|static|timelapse|time-lapse|lapse|motion|slo-mo|perspective|pan|tilt|zoom|dolly zoom|dolly|background|foreground|style|render|rendering|shots|macro|image|picture|photo|cinematic|lens|commercial|advert|advertisement|ad|trailer|promo|documentary|doc|docu|montage|vlog|interview)$/i;
export const AUXILIARIES = rows(
  "is are was were be been being has have had does do did can could will would shall should may might must gets get got isn't aren't",
);
export const NOUNS_IN_ING =
  rows(`building painting ceiling railing wedding morning evening ring king string spring thing wing parking swing lightning clothing
  drawing crossing dressing sibling pudding earring ring sling dumpling duckling sapling being shooting swimming dining sewing washing vending boxing racing rocking wing`);
export const FINITE_IRREGULAR = rows(`
  stood led sat ran lay went came rose fell grew flew swam hung shone held stands sits lies runs walks goes flies swims
  hovers falls drifts chases leaps jumps climbs kneels glows spins rolls slides bursts melts blooms grows opens closes rises floats burns shatters crosses follows leans
  asks answers says replies whispers shouts explains announces mutters yells watches dances sings eats reads writes waits sleeps stares smiles cries laughs turns lands takes gives pours cuts cooks carries pulls pushes throws catches kicks drives
  sails dives crawls creeps hides emerges appears vanishes explodes collapses shapes mends sways flickers duels exercises plays resounds topples elapses jump share shake kneel climb chase leap dance
`);
/** What a clip is called after what it sells: "a perfume ad" is of the perfume. */
export const AD_NOUNS = /^(?:ads?|adverts?|advertisements?|commercials?|promos?)$/;
export const PERSON_ENDING = /(?:man|woman|men|women|ist|boy|girl)$/;
export const NOT_PEOPLE = rows(
  "snowman snowmen mist list fist wrist twist playlist checklist cowboy-hat artist-brush mannequin gingerbread",
);
/** Heads that name nothing a lens could stand before. */
export const ABSTRACT =
  /(?:ness|iety|itude|ism)$|^(?:time|memor(?:y|ies)|hope|love|joy|freedom|peace|grief|chaos|silence|fear|life|death|dreams?|beauty|power|energy|emotions?|imagination|evolution|creation|nostalgia|fall|rise|birth|end|beginning|courage|bravery|pride|anger|fury|rage|trust|patience|wisdom|faith|luck|justice|truth|success|failure|victory|revenge|jealousy|envy|guilt|shame|boredom|depression|addiction|isolation|friendship|solitude|sorrow|despair|confidence|innocence)$/i;
