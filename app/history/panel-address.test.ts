import { expect, test } from "vitest";
import { closedAddress, panelAddress } from "./panel-address";

const at = (address: string) => {
  const { pathname, search } = new URL(address, "https://here.invalid");
  return { pathname, search };
};

test("the panel keeps the page's own part of an address", () => {
  expect(panelAddress(at("/?run=5"), {})).toBe("/?run=5&panel=history");
  expect(panelAddress(at("/mood-board?run=5&tab=colors&panel=history"), { edit: "3" })).toBe(
    "/mood-board?run=5&tab=colors&panel=history&edit=3",
  );
});

test("a page's own tab is not the panel's", () => {
  expect(panelAddress(at("/?tab=colors&panel=history"), { tab: null })).toBe("/?tab=colors&panel=history");
  expect(panelAddress(at("/?tab=favorites&panel=history"), { tab: null })).toBe("/?panel=history");
});

test("what belongs to one view goes with it", () => {
  expect(panelAddress(at("/?panel=history&q=a&edit=3&undo=4&open=5&all=1&index"), {})).toBe(
    "/?panel=history&q=a",
  );
});

test("closing leaves the page as it was", () => {
  expect(closedAddress(at("/?run=5&panel=history&tab=favorites&q=a&tool=enhance&before=9&undo=1"))).toBe(
    "/?run=5",
  );
  expect(closedAddress(at("/?panel=history"))).toBe("/");
  expect(closedAddress(at("/mood-board?tab=colors&panel=history"))).toBe("/mood-board?tab=colors");
});
