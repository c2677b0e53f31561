import type { SlotId } from "./slot";

/** Sentences that fill a slot where the engine's own suggestions do not suffice; any of them goes with most scenes. */
export const PLAIN: Record<Exclude<SlotId, "dialogue">, readonly string[]> = {
  subject: ["A small white box stands in the middle of the frame while dust drifts past."],
  action: [
    "The only motion: a slow shift of weight as the air moves past.",
    "A thread of loose cloth drifts and settles.",
    "Small ripples cross the surface.",
  ],
  setting: [
    "Setting: a plain room, bare wall behind, wooden floor in front.",
    "Setting: open ground in front, a row of trees behind, late afternoon.",
  ],
  framing: ["Medium shot, eye level.", "Wide shot, eye level.", "Close-up, eye level."],
  cameraMovement: ["Static shot, camera on a tripod.", "Slow dolly in."],
  lens: ["35 mm lens.", "85 mm lens."],
  lighting: [
    "Soft window light from the left, gentle shadows.",
    "Soft overcast light, faint shadows.",
    "Low moonlight, deep shadows.",
  ],
  palette: [
    "Palette: slate grey, cream and walnut brown.",
    "Palette: charcoal, white and silver, in black and white.",
  ],
  sound: [
    "Sound: a low room tone hums; cloth rustles once.",
    "Sound: a soft wind murmurs; footsteps crunch once on gravel.",
    "Sound: a muffled low hum; a single soft click.",
  ],
};
