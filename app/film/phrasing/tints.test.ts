import { describe, expect, it } from "vitest";
import { COLOUR_NAMES } from "../vocabulary/colour-names";
import { tintsOf } from "./tints";

const colour = (name: string) => COLOUR_NAMES.find((each) => each.name === name) ?? { l: 0, c: 0, h: 0 };

describe("tints", () => {
  it("fit how light, how warm and how strong a colour is", () => {
    expect(tintsOf(colour("navy"), false)).toEqual(expect.arrayContaining(["deep", "inky", "cool"]));
    expect(tintsOf(colour("navy"), false)).not.toContain("pale");
    expect(tintsOf(colour("ivory"), false)).toContain("pale");
    expect(tintsOf(colour("ivory"), false)).not.toContain("inky");
    expect(tintsOf(colour("terracotta"), false)).toContain("baked");
    expect(tintsOf(colour("terracotta"), false)).not.toContain("icy");
  });

  it("leave every colour a dozen to choose from, and a lively one some", () => {
    for (const each of COLOUR_NAMES) expect(tintsOf(each, false).length).toBeGreaterThanOrEqual(12);
    expect(tintsOf(colour("scarlet"), true)).toContain("bright");
    expect(tintsOf(colour("scarlet"), true)).not.toContain("dusty");
  });
});
