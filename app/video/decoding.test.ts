import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { decode } from "./decoding.server";

test("the program that decodes gets nothing of the server's environment: there are keys in it", async () => {
  process.env.SECRET_OF_THE_SERVER = "a key";
  const said: Buffer[] = [];
  const script = "require('fs').writeSync(3, JSON.stringify(process.env))";
  const program = {
    kind: "native",
    path: process.execPath,
    leadingArguments: [],
    pipePrefix: "pipe:",
  } as const;
  try {
    const { code } = await decode(program, ["-e", script], tmpdir(), {
      pipes: { 3: (chunk) => said.push(chunk) },
      onProcess: () => {},
    });
    expect([code, JSON.parse(Buffer.concat(said).toString())]).toEqual([0, {}]);
  } finally {
    delete process.env.SECRET_OF_THE_SERVER;
  }
});
