import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, signedIn } from "../support/client";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { startServer, type TestServer } from "../support/server";

const PATH = "/api/tools/audio-wizard";
const INPUT = {
  projectTitle: "The Letter",
  sceneContext: "An old fisherman rows his boat through fog at dawn and opens a letter",
};

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
});
afterAll(() => server.stop());

describe("POST /api/tools/audio-wizard", () => {
  test("answers a title and a scene with a whole brief", async () => {
    const { status, body } = await student.post(PATH, INPUT);
    expect(status).toBe(200);
    expect(body.audioSpecification).toContain("AUDIO SPECIFICATION: The Letter");
    expect(body.promptSentences.map(({ kind }: { kind: string }) => kind)).toEqual([
      "ambience",
      "effect",
      "music",
    ]);
    expect(body.mix).toMatchObject({ seconds: 8, spokenSeconds: 0, loudness: -14, truePeak: -1 });
    expect(body.warnings).toEqual([]);
    expect((await student.post(PATH, INPUT)).text).toBe(JSON.stringify(body));
  });

  test("takes every field, in a client's own spelling, and names of its own", async () => {
    const { status, body } = await student.post(PATH, {
      ...INPUT,
      musicStyle: "jazz",
      musicMood: "Peaceful & Calm",
      musicTempo: "Slow",
      musicInstruments: ["Piano", "Duduk", "piano"],
      customMusicDescription: "slightly out of tune",
      ambientSounds: ["ocean waves", "a buoy bell tolls"],
      specificSounds: ["Paper Rustle"],
      soundIntensity: "Prominent",
      customSoundDescription: "iron oarlocks creak",
      hasVoiceover: true,
      voiceGender: "Male",
      voiceAge: "Senior",
      voiceAccent: "British",
      dialogContent: "She wrote to me every winter.",
      hasCharacterDialog: true,
      characterDialogDescription: 'The fisherman whispers: "At last."',
      audioMixingStyle: "broadcast",
      spatialAudio: true,
      audioTransitions: ["Reverb Tails"],
      volumeDynamics: "crescendo",
      environmentType: "a tidal estuary",
      timeOfDay: "dawn",
      weatherConditions: "",
      locationSpecifics: "wooden rowing boat",
    });
    expect(status).toBe(200);
    const text: string = body.audioSpecification;
    for (const each of [
      "Duduk",
      "a buoy bell tolls",
      "a tidal estuary",
      "slightly out of tune",
      "iron oarlocks creak",
    ])
      expect(text).toContain(each);
    expect(text).toContain("-23 LUFS");
    expect(text).toContain("5.1");
    expect(text.match(/Piano \(/g)).toHaveLength(1);
    const dialogue = body.promptSentences.filter(({ kind }: { kind: string }) => kind === "dialogue");
    expect(dialogue.map((each: { text: string }) => each.text)).toEqual([
      "The older man with a British accent, unseen, says calmly: She wrote to me every winter. (no subtitles)",
      "The fisherman whispers: At last. (no subtitles)",
    ]);
  });

  const TITLE = "Project title is required";
  const CONTEXT = "Please provide scene context (minimum 10 characters)";
  test.each([
    [{ ...INPUT, projectTitle: "  " }, TITLE, "projectTitle"],
    [{ sceneContext: INPUT.sceneContext }, TITLE, "projectTitle"],
    [
      { ...INPUT, projectTitle: "x".repeat(201) },
      "Project title must be at most 200 characters",
      "projectTitle",
    ],
    [{ ...INPUT, sceneContext: "too short" }, CONTEXT, "sceneContext"],
    [{ projectTitle: "A" }, CONTEXT, "sceneContext"],
    [
      { ...INPUT, sceneContext: "x".repeat(10_001) },
      "Scene context must be at most 10000 characters",
      "sceneContext",
    ],
    [{ ...INPUT, musicStyle: "Polka" }, "Please select a music style from the list", "musicStyle"],
    [{ ...INPUT, musicMood: 3 }, "Please select a mood from the list", "musicMood"],
    [{ ...INPUT, musicTempo: "Presto" }, "Please select a tempo from the list", "musicTempo"],
    [{ ...INPUT, soundIntensity: "loud" }, "Please select an intensity from the list", "soundIntensity"],
    [{ ...INPUT, voiceGender: "Robot" }, "Please select a voice from the list", "voiceGender"],
    [{ ...INPUT, voiceAge: "Ancient" }, "Please select a voice age from the list", "voiceAge"],
    [{ ...INPUT, voiceAccent: "Klingon" }, "Please select an accent from the list", "voiceAccent"],
    [
      { ...INPUT, audioMixingStyle: "loud" },
      "Please select a mixing style from the list",
      "audioMixingStyle",
    ],
    [{ ...INPUT, volumeDynamics: "loud" }, "Please select volume dynamics from the list", "volumeDynamics"],
    [{ ...INPUT, timeOfDay: "teatime" }, "Please select a time of day from the list", "timeOfDay"],
    [{ ...INPUT, weatherConditions: "hail" }, "Please select weather from the list", "weatherConditions"],
    [{ ...INPUT, environmentType: 1 }, "Environment must be text", "environmentType"],
    [
      { ...INPUT, environmentType: "x".repeat(101) },
      "Environment must be at most 100 characters",
      "environmentType",
    ],
    [{ ...INPUT, hasVoiceover: "yes" }, "Voice-over must be true or false", "hasVoiceover"],
    [{ ...INPUT, hasCharacterDialog: 1 }, "Character dialog must be true or false", "hasCharacterDialog"],
    [{ ...INPUT, spatialAudio: null }, "Spatial audio must be true or false", "spatialAudio"],
    [{ ...INPUT, musicInstruments: "Piano" }, "Instruments must be a list of names", "musicInstruments"],
    [
      { ...INPUT, specificSounds: Array.from({ length: 31 }, (_, at) => `sound ${at}`) },
      "Specific sounds must be at most 30",
      "specificSounds",
    ],
    [{ ...INPUT, customMusicDescription: 7 }, "Music description must be text", "customMusicDescription"],
    [
      { ...INPUT, dialogContent: "x".repeat(2001) },
      "Voice-over text must be at most 2000 characters",
      "dialogContent",
    ],
  ])("refuses what the rules do not allow: %#", async (input, message, field) => {
    const { status, body } = await student.post(PATH, input);
    expect(status).toBe(400);
    expect(body).toEqual({ message, errors: { [field]: [message] } });
  });

  test("refuses names within lists by their place, and fields it does not know", async () => {
    const wrong = await student.post(PATH, { ...INPUT, audioTransitions: ["Wipe"] });
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toBe("Please select transitions from the list");
    const long = await student.post(PATH, { ...INPUT, ambientSounds: ["x".repeat(101)] });
    expect(long.status).toBe(400);
    expect(long.body.message).toBe("A name in ambient sounds must be at most 100 characters");
    expect((await student.post(PATH, { ...INPUT, volume: 11 })).status).toBe(400);
  });

  test("is for people who are signed in, and keeps nothing in history, from the page neither", async () => {
    expect((await new Client(server.url).post(PATH, INPUT)).status).toBe(401);
    const before = (await student.get("/api/history?limit=100")).body.length;
    await student.post(PATH, INPUT);
    const page = await student.form("/audio-wizard", INPUT);
    expect(page.status).toBe(200);
    expect(page.text).toContain("AUDIO SPECIFICATION: The Letter");
    expect(page.text).toContain("Audio Enhancement Complete!");
    expect((await student.get("/api/history?limit=100")).body).toHaveLength(before);
  });
});

describe("a model's specification", () => {
  const remotely = async (
    act: (client: Client, endpoint: Awaited<ReturnType<typeof startModelEndpoint>>) => Promise<void>,
  ) => {
    const endpoint = await startModelEndpoint();
    const remote = await startServer({
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: "test-model",
    });
    try {
      await act(await signedIn(remote.url), endpoint);
    } finally {
      await remote.stop();
      await endpoint.stop();
    }
  };
  const answer = (dialogue: string) =>
    JSON.stringify({
      audioSpecification: "Scene: a boat in fog.",
      promptSentences: [
        { kind: "ambience", text: "Ambience: fog over water." },
        { kind: "effect", text: "Sound effects: paper tears." },
        { kind: "dialogue", text: dialogue },
      ],
      warnings: [],
      mix: null,
    });

  test("is asked for again when words are lost; the plan of the mix is measured, and failure keeps the form", async () => {
    await remotely(async (client, endpoint) => {
      let asked = 0;
      endpoint.behave((_request, response) =>
        say(
          response,
          answer(asked++ === 0 ? "The man says: Hello." : "The man says: I never wrote back. (no subtitles)"),
        ),
      );
      const input = { ...INPUT, hasVoiceover: true, dialogContent: "I never wrote back." };
      const { status, body } = await client.post(PATH, input);
      expect(status).toBe(200);
      expect(body.audioSpecification).toBe("Scene: a boat in fog.");
      expect(body.mix.spokenSeconds).toBeGreaterThan(1);
      expect(endpoint.requests.at(-1)?.body.messages.at(-1).content).toContain(
        "The words of dialogContent do not stand word for word in promptSentences.",
      );

      endpoint.behave((_request, response) => say(response, null, { refusal: "No." }));
      const page = await client.form("/audio-wizard", { ...INPUT, locationSpecifics: "a wooden boat" });
      expect(page.status).toBeGreaterThanOrEqual(500);
      expect(page.text).toContain("Generation Failed");
      expect(page.text).toContain("Use the built-in engine");
      expect(page.text).toContain("a wooden boat");
    });
  });
});
