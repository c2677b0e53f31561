import type { Brief } from "./brief";
import { cameraSentences, frameIdea, ownViewOf, pacePool } from "./camera";
import { chooserFor } from "./choice";
import { wordsIn } from "./content-words";
import { capitalise, sentence } from "./english";
import { guardFor } from "./guard";
import { chooseLook, type Look } from "./look";
import { paletteSentence } from "./palette";
import { lightSentence, shadePool, styleSentence } from "./picture";
import { referenceTo } from "./reading/subjects";
import { type DirectionWishes, SECTION_KEYS, type SectionKey, type SectionWishes } from "./sections";
import { soundSentences } from "./sound";
import { readSpeech, type Speech } from "./speech";
import { detailSentence, furtherSetting, listedPool, settingSentence, subjectSentence } from "./staging";
import { Writer } from "./writer";

/** The written sections and the prompt made of them. */
export interface Direction {
  readonly sections: Partial<Record<SectionKey, string>>;
  readonly prompt: string;
  readonly look: Look;
  readonly speech: Speech;
}

/** Ways to begin: with the frame and the idea, with the idea itself, or with the palette, the lens or the light before them. */
const LAYOUTS = ["frame", "frame", "frame", "idea", "palette", "style", "light"] as const;

/** Shorter prompts get one note more for place, light, picture and sound, in turn. */
const FEWEST_WORDS = 61;
/** Longer ones give up what the idea does best itself: detail, then place. */
const MOST_WORDS = 138;

const joined = (...texts: (string | undefined)[]): string =>
  texts
    .filter((each): each is string => each !== undefined && each.trim() !== "")
    .map(sentence)
    .join(" ");

/** Peoples and their languages keep their capital. */
const PEOPLES =
  /^(?:African|American|Arab(?:ian|ic)?|Asian|Australian|Aztec|Balinese|Brazilian|British|Buddhist|Byzantine|Canadian|Caribbean|Celtic|Chinese|Christian|Cuban|Czech|Danish|Dutch|Egyptian|English|European|Finnish|French|German|Greek|Hawaiian|Hindu|Hungarian|Inca|Indian|Indonesian|Inuit|Irish|Islamic|Italian|Jamaican|Japanese|Jewish|Kenyan|Korean|Maasai|Maori|Mayan|Mediterranean|Mexican|Mongol(?:ian)?|Moroccan|Nepalese|Nigerian|Nordic|Norse|Norwegian|Persian|Peruvian|Polish|Portuguese|Roman|Russian|Scandinavian|Scottish|Spanish|Swedish|Swiss|Thai|Tibetan|Turkish|Ukrainian|Vietnamese|Welsh)\b/;

/** The idea's first sentence as it stands inside another: lower case unless it begins with a name. */
function asInner(brief: Brief, text: string): string {
  if (!brief.language.english) return text;
  const bare = text.replace(/\.$/, "");
  const lowerFirst =
    /^(?:An?|The|This|That|These|Those|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|In|On|At|Inside|Under|Over|Amidst?|Within|Through|Along|As|When|While|With|By|From|Some|Several|Many|His|Her|Their|My|Our|One|Every|Close|Slow|Extreme|Macro|Wide|Medium|Low|High|There|Close-up|Aerial|Time|Black|White|Red|Green|Blue)\b/.test(
      bare,
    );
  const ordinary =
    brief.subjects[0]?.start === 0 &&
    !brief.subjects[0].proper &&
    !/^\p{Lu}\S* \p{Lu}/u.test(bare) &&
    brief.subjects[0].kind !== "unknown";
  if (PEOPLES.test(bare)) return bare;
  return (lowerFirst || ordinary) && /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(bare)
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
}

function dialogue(wishes: DirectionWishes, speech: Speech): string | undefined {
  const close = wishes.addSubtitles ? "" : " (no subtitles)";
  const voice = wishes.addVoice ? wishes.voiceText?.trim() : undefined;
  const lines = [...speech.lines];
  if (voice)
    lines.push(
      `A narrator says in a calm, close voice: ${voice.replace(/["“”]/g, "")}${/[.!?]$/.test(voice) ? "" : "."}`,
    );
  return lines.length > 0 ? `${lines.join(" ")}${close}` : undefined;
}

/** What an idea calls the clip itself: "an ad for lemon soda" is of the soda. */
const IS_THE_FILM = /^(?:ad|advert|advertisement|commercial|trailer|clip|video|film|montage)$/i;

/** How many versions of a section are passed over that would have changed another one. */
const MOST_PASSED_OVER = 6;

/**
 * Takes a brief and wishes; returns sections and prompt. The same input gives the same text, and a further version of
 * one section leaves the others as they are: where words would repeat across them, the next version is taken.
 */
export function direct(brief: Brief, wishes: DirectionWishes, sections: SectionWishes = {}): Direction {
  const anew = SECTION_KEYS.filter((key) => (sections[key]?.take ?? 0) > 0);
  let settled: SectionWishes = Object.fromEntries(
    Object.entries(sections).map(([key, wish]) => [key, { ...wish, take: 0 }]),
  );
  let direction = write(brief, wishes, settled);
  for (const key of anew) {
    const before = direction.sections;
    const alone = (after: Direction["sections"]) =>
      SECTION_KEYS.every((each) => each === key || after[each] === before[each]);
    const asked = sections[key]?.take ?? 0;
    let found = 0;
    for (let take = 1; found < asked && take <= asked + MOST_PASSED_OVER; take++) {
      const next: SectionWishes = { ...settled, [key]: { ...sections[key], take } };
      const written = write(brief, wishes, next);
      if (!alone(written.sections)) continue;
      found += 1;
      if (found === asked) [settled, direction] = [next, written];
    }
    if (found < asked) {
      settled = { ...settled, [key]: sections[key] };
      direction = write(brief, wishes, settled);
    }
  }
  return direction;
}

function write(brief: Brief, wishes: DirectionWishes, sections: SectionWishes): Direction {
  const choose = chooserFor(brief.idea);
  const guard = guardFor(brief);
  const writer = new Writer(choose, guard, brief);
  const extra = (key: SectionKey) => sections[key]?.take ?? 0;
  const turn = (key: SectionKey) => wishes.take + extra(key);
  const kept = (key: SectionKey) => sections[key]?.dropped !== true;
  const look = chooseLook(brief, {
    take: wishes.take,
    takes: {
      frame: extra("cameraMovement"),
      move: extra("cameraMovement"),
      lens: extra("visualStyle"),
      light: extra("lightingMood"),
      palette: extra("colorPalette"),
    },
    cinematic: wishes.addCinematic,
    guard,
    chooser: choose,
  });
  guard.settle(look.scene);
  const guide = wishes.soundGuide?.trim();
  const speech = readSpeech(brief, wishes.addSubtitles ? "" : " (no subtitles)");
  const [ideaFirst = brief.prose, ...ideaRest] = speech.sentences;
  const idea = asInner(brief, ideaFirst);
  const noun =
    brief.spine.isNounPhrase &&
    brief.language.english &&
    !/^[^,]*:|^[^,.]{0,30}\b(?:shot|view|footage) of\b/i.test(idea);
  const layout = choose.pick("layout", LAYOUTS, wishes.take);
  const cinematic = wishes.addCinematic;

  const framed = frameIdea(look, writer, idea, noun, turn("cameraMovement"), ownViewOf(brief)?.text);
  const camera = cameraSentences(brief, look, writer, turn("cameraMovement"));
  const light = lightSentence(brief, look, writer, cinematic, turn("lightingMood"));
  const setting = settingSentence(
    look.scene,
    writer,
    look.light.source !== "sky" && look.light.source !== "studio",
    turn("backgroundSetting"),
  );
  const palette = paletteSentence(brief, look, writer, turn("colorPalette"), layout === "palette");
  const rank = look.size?.rank ?? 5;
  const detail = subjectSentence(brief, look.scene, writer, turn("mainSubject"), rank);
  const style = styleSentence(brief, look, writer, cinematic, turn("visualStyle"), layout === "style");
  const sound = soundSentences(brief, look.scene, writer, guide !== undefined && guide !== "", {
    ambience: turn("dialogBackgroundNoise"),
    effect: turn("audioCue"),
  });
  const spoken = dialogue(wishes, speech);

  const guided = guide ? `sound: ${guide}` : undefined;
  const opening =
    layout === "idea" ? `${capitalise(sentence(idea))} ${capitalise(framed.frame)}` : framed.opening;
  const notes: Partial<
    Record<"light" | "style" | "ambience" | "effect" | "setting" | "move" | "detail", string>
  > = {
    light,
    style,
    ambience: sound.ambience,
    effect: sound.effect,
    setting,
    move: camera,
    detail,
  };
  const shade = shadePool(look);
  const pace = pacePool(look, writer, turn("cameraMovement"));
  const more = (key: keyof typeof notes, pool: string | undefined, section: SectionKey) => () => {
    const text = notes[key];
    if (text && pool) notes[key] = writer.extend(`more-${key}-${pool}`, text, pool, turn(section));
  };
  const morePlace = () => {
    const further = furtherSetting(look.scene, writer, turn("backgroundSetting"));
    if (further) notes.setting = joined(notes.setting, further);
  };
  const subject = brief.subjects[0] && referenceTo(brief.subjects[0]).toLowerCase();
  const names = (text: string) => subject !== undefined && text.toLowerCase().includes(subject);
  const moreDetail = () => {
    const further = detailSentence(brief, look.scene, writer, turn("mainSubject"), rank);
    if (further && !(names(further) && names(notes.detail ?? "")))
      notes.detail = joined(notes.detail, further);
  };
  const fillers = [
    more("setting", listedPool(look.scene), "backgroundSetting"),
    ...choose.order("more", [
      moreDetail,
      morePlace,
      more("light", shade, "lightingMood"),
      more("style", "tone", "visualStyle"),
      more("style", "edge", "visualStyle"),
      more("move", pace, "cameraMovement"),
      more("effect", brief.silent ? undefined : "near", "audioCue"),
    ]),
    more("light", shade, "lightingMood"),
    morePlace,
    more("ambience", guided || brief.silent ? undefined : "bed", "dialogBackgroundNoise"),
    more("style", "tone", "visualStyle"),
    moreDetail,
    more("light", shade, "lightingMood"),
  ];
  const wordsSoFar = () =>
    wordsIn([opening, ...ideaRest, palette, spoken, guide, ...Object.values(notes)].join(" ")).length;
  for (const fill of fillers) {
    if (wordsSoFar() >= FEWEST_WORDS) break;
    fill();
  }
  for (const spare of ["detail", "setting"] as const) if (wordsSoFar() > MOST_WORDS) notes[spare] = undefined;
  const texts: Record<SectionKey, string> = {
    sceneDescription: [capitalise(sentence(idea)), ...ideaRest.map(sentence)].join(" "),
    mainSubject: joined(
      brief.language.english ? brief.subjects.find(({ head }) => !IS_THE_FILM.test(head))?.text : undefined,
      notes.detail,
    ),
    visualStyle: joined(notes.style),
    cameraMovement: [
      joined(framed.frame),
      notes.move || joined(look.ownMove.map((word) => word.text).join(", ")),
    ]
      .filter(Boolean)
      .join(" "),
    backgroundSetting: joined(notes.setting),
    lightingMood: joined(notes.light),
    colorPalette: joined(palette),
    audioCue: joined(guided, notes.effect),
    dialogBackgroundNoise: joined(spoken, notes.ambience),
    subtitlesLanguage: wishes.addSubtitles ? "English" : "",
  };
  const written: Partial<Record<SectionKey, string>> = {};
  for (const [key, text] of Object.entries(texts) as [SectionKey, string][])
    if (text !== "" && (kept(key) || key === "sceneDescription")) written[key] = text;

  const lead = [
    kept("cameraMovement") ? sentence(opening) : capitalise(sentence(idea)),
    ...ideaRest.map(sentence),
  ].join(" ");
  const talk = kept("dialogBackgroundNoise") && spoken ? sentence(spoken) : undefined;
  const bed = kept("dialogBackgroundNoise") ? joined(notes.ambience) : undefined;
  const move = kept("cameraMovement") ? joined(notes.move) : undefined;
  const subtitles = written.subtitlesLanguage
    ? `${written.subtitlesLanguage} subtitles appear along the lower edge of the frame.`
    : undefined;
  const { backgroundSetting, lightingMood, colorPalette, visualStyle, audioCue } = written;
  const mainSubject = kept("mainSubject") ? joined(notes.detail) : undefined;
  const parts = { colorPalette, visualStyle, mainSubject, backgroundSetting, lightingMood, move };
  const leader =
    layout === "palette"
      ? colorPalette
      : layout === "style"
        ? visualStyle
        : layout === "light"
          ? lightingMood
          : undefined;
  const middle = [
    leader,
    lead,
    talk,
    ...choose.order("order", Object.keys(parts), wishes.take).map((key) => parts[key as keyof typeof parts]),
  ].filter((each, index) => index === 0 || each === lead || each !== leader);
  const prompt = [
    ...middle,
    ...(guided && kept("audioCue")
      ? [joined(guided), bed, joined(notes.effect)]
      : writer.choose.chance("sound-order") < 0.6
        ? [bed, audioCue]
        : [audioCue, bed]),
    subtitles,
  ]
    .filter((each): each is string => each !== undefined && each !== "")
    .join(" ");
  return { sections: written, prompt, look, speech };
}
