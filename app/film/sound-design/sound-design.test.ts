import { describe, expect, test } from "vitest";
import { MIX_TARGETS, within } from "./levels";
import { planSound } from "./plan";
import { BARE, SPOKEN } from "./requests.fixture";
import { designSound } from "./specification";
import { tempoFor } from "./tempo";

describe("a plan", () => {
  test("music falls to its level beneath speech and comes back", () => {
    const { layers, target } = planSound({
      ...BARE,
      ...SPOKEN,
      audioMixingStyle: "broadcast",
      volumeDynamics: "constant",
    });
    const voice = layers.find(({ kind }) => kind === "voice");
    const music = layers.find(({ kind }) => kind === "music");
    const at = (seconds: number | undefined) => music?.levels.find(([time]) => time === seconds)?.[1];
    expect(at(voice?.from)).toBe(target.musicUnder);
    expect(at(voice?.to)).toBe(target.musicUnder);
    expect(at(8)).toBe(target.musicAlone);
  });

  test("effects stand on the beat and out of the way of speech", () => {
    const { layers, tempo } = planSound({
      ...BARE,
      ...SPOKEN,
      musicTempo: "Very Slow (60-70 BPM)",
      specificSounds: ["Footsteps", "Glass Clink"],
    });
    expect(tempo).toEqual({ bpm: 60, beats: 8 });
    const voice = layers.find(({ kind }) => kind === "voice");
    const hits = layers.filter(({ kind }) => kind === "effect").map(({ from }) => from);
    expect(hits).toHaveLength(2);
    for (const hit of hits) {
      expect(Number.isInteger(hit)).toBe(true);
      expect(hit < (voice?.from ?? 0) || hit > (voice?.to ?? 0)).toBe(true);
    }
  });

  test.each([
    [[60, 70], 8, { bpm: 60, beats: 8 }],
    [[70, 90], 8, { bpm: 75, beats: 10 }],
    [[90, 110], 8, { bpm: 90, beats: 12 }],
    [[150, 176], 8, { bpm: 150, beats: 20 }],
    [[110, 130], 6, { bpm: 120, beats: 12 }],
  ] as const)("a tempo of %j in %i s holds whole beats", (range, seconds, tempo) => {
    expect(tempoFor(range, seconds)).toEqual(tempo);
  });

  test("the clip is as long as the scene says, layers never longer", () => {
    const { seconds, layers } = planSound({ ...BARE, sceneContext: `${BARE.sceneContext}, 6 seconds` });
    expect(seconds).toBe(6);
    for (const { from, to, levels } of layers) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThanOrEqual(6);
      for (const [at] of levels) expect(at).toBeLessThanOrEqual(6);
    }
  });

  test("speech never pushes down music that is quieter already", () => {
    const { layers, target } = planSound({
      ...BARE,
      ...SPOKEN,
      audioMixingStyle: "broadcast",
      volumeDynamics: "gradual-build",
    });
    const levels = layers.find(({ kind }) => kind === "music")?.levels.map(([, level]) => level) ?? [];
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(target.musicUnder);
  });

  test("music keeps the low end from beds; a deep impact has it while it sounds", () => {
    const { specification } = designSound({
      ...BARE,
      musicStyle: "Piano Solo",
      environmentType: "Small Room",
      specificSounds: ["Impact Hit"],
    });
    expect(specification).toContain(
      "Piano Solo owns the low end; Impact Hit takes it over from 4.0 to 5.0 s",
    );
    expect(specification).toContain("high-pass Room Tone at 120 Hz");
  });

  test("steps last and hold, a riser climbs to the cut", () => {
    const { layers } = planSound({ ...BARE, specificSounds: ["Footsteps", "Riser"] });
    const named = (name: string) => layers.find((each) => each.name === name);
    const steps = named("Footsteps")?.levels.map(([, level]) => level) ?? [];
    expect(new Set(steps).size).toBe(1);
    const riser = named("Riser");
    expect([riser?.from, riser?.to]).toEqual([5, 8]);
    const [low = 0, high = 0] = riser?.levels.map(([, level]) => level) ?? [];
    expect(high).toBeGreaterThan(low);
  });

  test.each([
    ["Hip-Hop", "Energetic & Dynamic", 70, 110],
    ["Ambient", "Dramatic & Intense", 60, 90],
    ["Jazz", "Melancholic & Sad", 70, 90],
  ])("%s is played at a tempo it lives at, whatever the mood", (musicStyle, musicMood, least, most) => {
    const { tempo } = planSound({ ...BARE, musicStyle, musicMood });
    expect(tempo?.bpm).toBeGreaterThanOrEqual(least);
    expect(tempo?.bpm).toBeLessThanOrEqual(most);
  });

  test("a bed behind a wall has lost its highs, the scene's own bed under water nothing", () => {
    const indoors = planSound({ ...BARE, environmentType: "Office", ambientSounds: ["Rain"] });
    expect(indoors.layers.find(({ name }) => name === "Rain")?.band).toEqual([400, 1200]);
    const water = planSound({
      ...BARE,
      sceneContext: "A diver swims into a wreck",
      environmentType: "Underwater",
    });
    const open = planSound({ ...BARE, sceneContext: "A diver swims into a wreck" });
    const bed = ({ layers }: typeof water) => layers.find(({ kind }) => kind === "ambience")?.levels[0];
    expect(bed(water)).toEqual(bed(open));
  });

  test("wind in the trees is the wind of the weather, not a second one", () => {
    const { layers } = planSound({ ...BARE, environmentType: "Forest", weatherConditions: "windy" });
    expect(layers.map(({ name }) => name)).not.toContain("Weather: windy");
  });

  test("a curve is pressed to the range that the mix has", () => {
    expect(
      within(
        [
          [0, -12],
          [1, 2],
        ],
        7,
      ),
    ).toEqual([
      [0, -5],
      [1, 2],
    ]);
    expect(
      within(
        [
          [0, -3],
          [1, 0],
        ],
        7,
      ),
    ).toEqual([
      [0, -3],
      [1, 0],
    ]);
  });
});

describe("a brief", () => {
  test.each(Object.entries(MIX_TARGETS))("%s names its target and source", (audioMixingStyle, target) => {
    const { specification, delivery } = designSound({ ...BARE, ...SPOKEN, audioMixingStyle });
    expect(specification).toContain(`${target.loudness} LUFS integrated`);
    expect(specification).toContain(`at most ${target.truePeak} dBTP`);
    expect(specification).toContain(target.standard);
    expect(delivery.loudness).toBe(target.loudness);
    expect(target.musicUnder).toBeLessThan(target.musicAlone);
  });

  test("always has one sentence of ambience and one of effects, and speaks in the colon form", () => {
    const { sentences, spokenSeconds } = designSound({ ...BARE, ...SPOKEN, voiceGender: "Female" });
    const kinds = sentences.map(({ kind }) => kind);
    expect(kinds).toEqual(["ambience", "effect", "music", "dialogue"]);
    expect(sentences[3]?.text).toBe("The woman, unseen, says: She wrote to me every winter. (no subtitles)");
    expect(spokenSeconds).toBe(2);
  });

  test("gives each quotation to who speaks it, in order", () => {
    const { sentences, layers } = designSound({
      ...BARE,
      hasCharacterDialog: true,
      characterDialogDescription:
        'The older sister says: "You never visited him." The younger one answers quietly: "Neither did you."',
    });
    const said = sentences.filter(({ kind }) => kind === "dialogue").map(({ text }) => text);
    expect(said).toEqual([
      "The older sister says: You never visited him. (no subtitles)",
      "The younger one answers quietly: Neither did you. (no subtitles)",
    ]);
    expect(layers.filter(({ kind }) => kind === "voice").map(({ name }) => name)).toEqual([
      "Dialogue 1",
      "Dialogue 2",
    ]);
  });

  test("casts a boy as a boy, and nobody as narrator of a dialogue", () => {
    const boy = { ...BARE, ...SPOKEN, voiceGender: "Male", voiceAge: "Child (8-16)" };
    expect(designSound(boy).specification).toContain("Cast: boy");
    const talk = { hasCharacterDialog: true, characterDialogDescription: 'A boy calls, frightened: "Mama?"' };
    const { specification } = designSound({ ...BARE, ...talk });
    expect(specification).not.toContain("narrator");
    expect(specification).toContain("A boy calls, frightened: Mama? (no subtitles)");
    expect(specification).toMatch(/Delivery: .+ words a minute/);
  });

  test("gates by dialogue only where there is some", () => {
    const cinematic = { ...BARE, audioMixingStyle: "cinematic" };
    expect(designSound(cinematic).specification).toContain("no dialogue to gate by");
    expect(designSound({ ...cinematic, ...SPOKEN }).specification).toContain("dialogue-gated");
  });

  test("says when the words do not fit, and never drops them", () => {
    const dialogContent = Array.from({ length: 40 }, (_, at) => `word${at}`).join(" ");
    const { notes, specification } = designSound({ ...BARE, hasVoiceover: true, dialogContent });
    expect(notes[0]).toBe(
      "The words take about 13.3 s; 8 s hold about 24 words. Shorten them or spread them over clips.",
    );
    expect(specification).toContain(dialogContent);
  });

  test("keeps every word of one's own, and holds no hole", () => {
    const own = {
      customMusicDescription: "a waltz out of tune",
      customSoundDescription: "iron oarlocks creak",
      locationSpecifics: "a wooden boat",
      musicInstruments: ["Duduk"],
      ambientSounds: ["a buoy bell tolls"],
      environmentType: "a tidal estuary",
    };
    const { specification } = designSound({ ...BARE, ...own });
    for (const each of Object.values(own).flat()) expect(specification).toContain(each);
    expect(specification).not.toMatch(/undefined|NaN|false|\[object|\.\./);
  });

  test("plays no music where the scene asks for none", () => {
    const { layers, specification } = designSound({
      ...BARE,
      sceneContext: `${BARE.sceneContext}. No music.`,
    });
    expect(layers.map(({ kind }) => kind)).not.toContain("music");
    expect(specification).toContain("None: the scene context asks for none.");
  });
});
