import { expect, test } from "vitest";
import { boundaryOf, readParts } from "./multipart";

async function read(body: AsyncIterable<Uint8Array>, boundary: string, skip = false) {
  const parts: [string, string | undefined, string][] = [];
  for await (const { name, fileName, data } of readParts(body, boundary)) {
    let text = "";
    if (!skip) for await (const piece of data) text += piece.toString();
    parts.push([name, fileName, text]);
  }
  return parts;
}

async function* cut(whole: Buffer, size: number) {
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

const content = "\r\n--boundar\r\n--bound\r\n\r\n-";
const form = Buffer.from(
  `preamble\r\n--boundary\r\nContent-Disposition: form-data; name="file"; filename="f;%22.mp4"\r\nContent-Type: video/mp4\r\n\r\n${content}\r\n--boundary\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n--boundary--\r\n`,
);

test("a body may be cut anywhere, and a file may hold what looks like a boundary", async () => {
  for (let size = 1; size <= form.length; size += 1) {
    expect(await read(cut(form, size), "boundary")).toEqual([
      ["file", 'f;".mp4', content],
      ["a", undefined, ""],
    ]);
  }
});

test("a part that nobody reads is passed over", async () => {
  expect((await read(cut(form, 7), "boundary", true)).map(([name]) => name)).toEqual(["file", "a"]);
});

test.each([
  "",
  "no boundary at all",
  "--b",
  "--bx",
  "--b\r\n\r\nno header\r\n--b--",
  '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nnever ends',
  `--b\r\n${"x".repeat(10_000)}`,
  `--b\r\ncontent-disposition: form-data; name="${"x".repeat(10_000)}"\r\n\r\n\r\n--b--`,
])("what is no form is refused", async (body) => {
  await expect(read(cut(Buffer.from(body), 4096), "b")).rejects.toMatchObject({ status: 400 });
});

test("the boundary is taken with quotes and without", () => {
  expect(boundaryOf("multipart/form-data; boundary=abc")).toBe("abc");
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe("a b");
  expect(boundaryOf("application/x-www-form-urlencoded")).toBeUndefined();
  expect(boundaryOf(null)).toBeUndefined();
});
