import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FileTooLarge, receiveForm } from "./upload.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "veo3-upload-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const posted = (body: FormData | string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });
const withFile = (bytes: Uint8Array<ArrayBuffer>, name = "clip.mp4") => {
  const form = new FormData();
  form.set("note", "kept ✓");
  form.set("video", new File([bytes], name));
  return form;
};
const receive = (body: FormData | string, maxBytes = 1000, headers = {}) =>
  receiveForm(posted(body, headers), folder, { field: "video", maxBytes });

describe("a form with a file", () => {
  test("goes to the disk byte for byte, where nobody else can read it, with its fields beside it", async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 256);
    const { fields, file } = await receive(withFile(bytes, "../../etc/my clip.mp4"), 300_000);
    expect(fields.get("note")).toBe("kept ✓");
    expect(file).toMatchObject({ name: "my clip.mp4", bytes: 300_000 });
    expect(readFileSync(file?.path ?? "").equals(Buffer.from(bytes))).toBe(true);
    expect(file?.path.startsWith(join(folder, "/"))).toBe(true);
    expect(statSync(file?.path ?? "").mode & 0o077).toBe(0);
  });

  test("may come without one", async () => {
    expect((await receive(withFile(new Uint8Array(0)))).file).toBeUndefined();
  });

  test("is refused when the file, or all of several, hold more than allowed", async () => {
    await expect(receive(withFile(new Uint8Array(1001)))).rejects.toMatchObject({ status: 413 });
    const several = withFile(new Uint8Array(600));
    several.append("video", new File([new Uint8Array(600)], "second.mp4"));
    await expect(receive(several)).rejects.toMatchObject({ status: 413 });
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(1001);
  });

  test("is refused when its fields are too large or too many", async () => {
    const large = withFile(new Uint8Array(1));
    large.set("note", "x".repeat(1024 * 1024 + 1));
    await expect(receive(large)).rejects.toMatchObject({ status: 413 });
    const many = new FormData();
    for (let number = 0; number < 201; number += 1) many.append("n", "1");
    await expect(receive(many)).rejects.toMatchObject({ status: 400 });
  });

  test("is refused when it is none, or breaks off", async () => {
    await expect(receive("a=b")).rejects.toMatchObject({ status: 400 });
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const half = '--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\nhalf of it';
    await expect(receive(half, 1000, type)).rejects.toMatchObject({ status: 400 });
  });

  test("whose file alone is too large keeps its fields, so that nothing typed is lost", async () => {
    const refused = await receive(withFile(new Uint8Array(1001))).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileTooLarge);
    expect((refused as FileTooLarge).fields.get("note")).toBe("kept ✓");
  });

  test("takes the file's name as words to show, whatever is in it", async () => {
    const name = async (given: string) => (await receive(withFile(new Uint8Array(1), given))).file?.name;
    expect(await name('a "b"; c.mp4')).toBe('a "b"; c.mp4');
    expect(await name("C:\\films\\a.mp4")).toBe("a.mp4");
    expect((await name("x".repeat(300)))?.length).toBe(200);
  });
});
