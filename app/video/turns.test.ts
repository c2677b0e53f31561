import { expect, test } from "vitest";
import { Turns } from "./turns";

const { signal } = new AbortController();

test("one at a time, in the order they came, each told how many are before it", async () => {
  const turns = new Turns(10);
  const order: string[] = [];
  const told: number[][] = [[], []];
  const end = await turns.take(signal);
  const others = [0, 1].map(async (number) => {
    const done = await turns.take(signal, (before) => told[number]?.push(before));
    order.push(`began ${number}`);
    await Promise.resolve();
    order.push(`ended ${number}`);
    done();
    done();
  });
  end();
  await Promise.all(others);
  expect(order).toEqual(["began 0", "ended 0", "began 1", "ended 1"]);
  expect(told).toEqual([[1], [2, 1]]);
  (await turns.take(signal))();
});

test("whoever leaves the queue makes way, and too many are turned away", async () => {
  const turns = new Turns(2);
  const end = await turns.take(signal);
  const gone = new AbortController();
  const leaving = turns.take(gone.signal);
  const told: number[] = [];
  const staying = turns.take(signal, (before) => told.push(before));
  await expect(turns.take(signal)).rejects.toMatchObject({ fault: "busy", status: 503 });
  gone.abort(new Error("left"));
  await expect(leaving).rejects.toThrow("left");
  expect(told).toEqual([2, 1]);
  end();
  (await staying)();
  await expect(turns.take(gone.signal)).rejects.toThrow("left");
});
