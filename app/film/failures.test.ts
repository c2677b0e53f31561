import { describe, expect, it } from "vitest";
import { decodeFailure } from "./failures";

const reasons = (message: string) => decodeFailure(message).map((each) => each.reason);

describe("decodeFailure", () => {
  it.each([
    ["Support codes: 58061214", ["child"]],
    ["15236754, 61493863", ["celebrity", "violence"]],
    ["Code 35561575.", ["third-party content"]],
    ["Support code 12345678", ["unknown"]],
    ["Your prompt could not be submitted: it might violate our policies.", ["policy"]],
    ["RESOURCE_EXHAUSTED: quota exceeded", ["quota"]],
    ["The audio was blocked by a safety filter", ["audio"]],
    ["503 Service Unavailable", ["service"]],
    ["flurbl", ["unknown"]],
    ["   ", []],
  ])("reads %s as %j", (message, expected) => {
    expect(reasons(message)).toEqual(expected);
  });

  it("says that an undocumented code is unknown, and offers an edit all the same", () => {
    const [failure] = decodeFailure("error 99999999");
    expect(failure?.cause).toContain("99999999 is not among the documented");
    expect(failure?.edit).not.toBe("");
  });

  it("tells a code once, and takes no other number for one", () => {
    expect(reasons("58061214 58061214, request 1234567890123")).toEqual(["child"]);
  });
});
