import { describe, expect, it } from "vitest";
import { adviceFor } from "./advice";
import { scorePrompt } from "./score";

const aspectOf = (text: string, id: string) => {
  const found = scorePrompt(text).aspects.find((aspect) => aspect.id === id);
  if (!found) throw new Error(`No aspect ${id}`);
  return found;
};
const wordsOf = (text: string, id: string) => aspectOf(text, id).found.map((span) => span.text.toLowerCase());

describe("what is said beside a quoted line", () => {
  it("is still done", () => {
    expect(aspectOf('A chef cooks pancakes and says "Good morning"', "action").percent).toBe(100);
    expect(aspectOf('A chef cooking 3 pancakes at night, he says "Good morning"', "action").percent).toBe(
      100,
    );
    expect(aspectOf('A chef says "Good morning"', "action").percent).toBe(0);
  });
});

describe("the words an aspect stands on", () => {
  it.each([
    ["A dog plays in the park with a boy.", "subject", ["park"]],
    ["The bee brushes pollen from its legs.", "subject", ["brushes"]],
    ["A boxer in a grey, silver and white room.", "subject", ["silver"]],
    ["A tree in the wind, orange sunset.", "subject", ["sunset"]],
    ["A vase with a striking blue contrast.", "action", ["striking"]],
    ["A vase of freshly cut flowers beside its polished scissors.", "action", ["flowers", "polished"]],
    [
      "Tall buildings, racks and paintings under the stars.",
      "action",
      ["buildings", "racks", "paintings", "stars"],
    ],
    ["Every door is painted in green. The window overlooks a garden.", "action", ["painted", "overlooks"]],
    ["A cup. Music plays softly. The scene shifts to a plate.", "action", ["plays", "shifts"]],
    ["A vase with floral patterns on a patterned cloth.", "sound", ["patterns", "patterned"]],
    [
      "A woman with bangs, synthetic silk and raspberries at rush hour.",
      "sound",
      ["bangs", "synthetic", "rush"],
    ],
    ["A player shoots a goal, slow motion, 120 fps.", "lens", ["slow motion", "120 fps"]],
    ["A boxer. Hard fluorescent light from above.", "framing", ["from above"]],
    ["A scientist in a lab coat.", "setting", ["in a lab"]],
    ["A woman in a red dress waits.", "setting", ["in a red"]],
    ["A bee, shallow depth of field.", "setting", ["field"]],
    ["A dancer in a studio setting.", "action", ["setting"]],
    ["Timelapse of clouds over the alps, drone.", "cameraMovement", ["timelapse"]],
    ["Timelapse of clouds over the alps, drone.", "wording", ["drone"]],
    ["A great white shark.", "wording", ["great"]],
    ["A peaceful scene of a bowl.", "wording", ["a peaceful scene of a bowl."]],
    ["A stripe in a slightly different shade.", "setting", ["in a slightly"]],
  ])("are not those of another: %s (%s)", (text, id, never) => {
    for (const word of never) expect(wordsOf(text, id)).not.toContain(word);
  });

  it.each([
    ["A vast desert.", "subject", "desert"],
    ["A cat jumped over a wall.", "action", "jumped"],
    ["Waves roll in, and stars fall.", "action", "fall"],
    ["A snail races a toy car on a wooden desk, tiny engine noise.", "subject", "snail"],
    ["A snail races a toy car on a wooden desk, tiny engine noise.", "action", "races"],
    ["Just an empty beach with low waves, without sound.", "setting", "beach"],
    ['A man says "We need to talk" to a woman; she looks at him.', "action", "looks"],
    ["Light falls through the windows.", "setting", "through the windows"],
    ["A boxer waits in a locker room.", "setting", "in a locker room"],
    ["Snow on roofs, church bells ring.", "sound", "bells ring"],
    ["A plain. No sound at all.", "sound", "no sound"],
    ["A beach, without sound.", "sound", "without sound"],
    ["A tree in an orange sunset.", "lighting", "sunset"],
    ["A cat. Colors are warm.", "palette", "colors are warm"],
    ["A woman smiles as rain patters on the roof.", "sound", "patters"],
  ])("are all that it has: %s (%s)", (text, id, word) => {
    expect(wordsOf(text, id)).toContain(word);
  });

  it("of a foreign prompt that could not be read are not called missing", () => {
    const text = "Ein alter Mann repariert ein rotes Fahrrad. Warmes Licht von einer Lampe.";
    for (const id of ["lighting", "framing", "cameraMovement", "lens", "palette", "sound"])
      expect(aspectOf(text, id).open).toMatch(/in German/);
    expect(wordsOf(text, "subject")).toEqual(["ein alter mann repariert"]);
  });

  it("of JSON are its values, and JSON itself is a fault of form", () => {
    const text = JSON.stringify(
      {
        subject: "a young woman with short red hair",
        action: "she pours tea into a blue cup",
        setting: "a small kitchen at dawn",
        camera: { shot: "medium close-up", movement: "slow dolly in", lens: "50mm" },
        lighting: "soft window light from the left",
        audio: ["kettle hiss", "a cup clinks"],
      },
      null,
      1,
    );
    for (const id of ["subject", "action", "setting", "cameraMovement", "lens", "lighting", "sound"])
      expect(aspectOf(text, id).percent).toBeGreaterThan(65);
    for (const { start, end, text: told } of aspectOf(text, "lighting").found)
      expect(text.slice(start, end)).toBe(told);
    expect(scorePrompt(text).faults.map(({ kind, area }) => [kind, area])).toContainEqual(["JSON", "form"]);
  });

  it("hold no scene heading and no address", () => {
    const text = "INT. KITCHEN - DAY. A boy in blue eats bread, see http://example.com/ref.jpg, at a table.";
    expect(wordsOf(text, "wording")).toEqual([]);
  });

  it("are each told with their reason where a prompt has several faults", () => {
    const { open } = aspectOf("A stunning cat sits. It is what it is and that is all.", "wording");
    expect(open).toContain("Praise names nothing");
    expect(open).toContain("tells of no picture");
  });
});

describe("adviceFor", () => {
  it("calls no slot open that the prompt leaves silent on purpose", () => {
    const { weaknesses } = adviceFor(scorePrompt("A boat on a lake. No sound."));
    expect(weaknesses.join(" ")).not.toContain("Sound:");
  });
});
