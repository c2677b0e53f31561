import type { AudioInput } from "./schema";

const RULES = `You are a sound designer who writes the audio specification of one short video clip.
The person's choices and sceneContext are your material. Keep every choice; words of their own stand word for word.

- "audioSpecification" is plain text with these headings: Scene; Layers in time; Music; Effects and ambience; Voice; Mix; Delivery; Sentences for the video prompt. Begin it with the project title.
- Layers in time: for each layer its start and end in seconds and its level in LU against the voice.
- Give integrated loudness in LUFS, true peak in dBTP and the standard they come from; ducking with depth, attack and release; which layer owns which band in Hz; positions; transitions in frames; stems, sample rate and bit depth.
- Nothing is heard that neither the choices nor sceneContext hold. Invent no brand, person or spoken word.
- Where choices contradict one another, keep both as far as both can be heard, and say in "warnings", one sentence each, what contradicts and what you did. "warnings" may be empty.
- "promptSentences": exactly one of kind "ambience" and one of kind "effect"; one of kind "music" where there is music; one of kind "dialogue" for each spoken line, in the form "The older man, unseen, says quietly: words (no subtitles)", without quotation marks. Spoken words are the person's own, word for word.`;

/** What a language model is told, with what the request is about. */
export function instructions({ hasVoiceover, hasCharacterDialog }: AudioInput): string {
  const spoken = hasVoiceover || hasCharacterDialog;
  return `${RULES}\n\n- ${spoken ? "Somebody speaks: the voice is the anchor at 0 LU." : "Nobody speaks in this clip: no sentence of kind dialogue."}`;
}

/** What is wrong with a model's sentences, one sentence each. */
export function faultsOf(
  { hasVoiceover, dialogContent, hasCharacterDialog }: AudioInput,
  sentences: readonly { kind: string; text: string }[],
): string[] {
  const count = (kind: string) => sentences.filter((each) => each.kind === kind).length;
  const faults = (["ambience", "effect"] as const).flatMap((kind) =>
    count(kind) === 1 ? [] : [`promptSentences holds ${count(kind)} of kind ${kind}; exactly one is wanted.`],
  );
  if (!hasVoiceover && !hasCharacterDialog && count("dialogue") > 0)
    faults.push("Nobody speaks in this clip, yet promptSentences holds dialogue.");
  const plain = (text: string) =>
    text
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .toLowerCase();
  const spoken = plain(sentences.map(({ text }) => text).join(" "));
  if (hasVoiceover && dialogContent && !spoken.includes(plain(dialogContent)))
    faults.push("The words of dialogContent do not stand word for word in promptSentences.");
  return faults;
}
