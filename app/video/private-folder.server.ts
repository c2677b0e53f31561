import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "veo3-video-";
/** A folder of ours: the number of the process that made it, and chance. */
const OURS = new RegExp(`^${PREFIX}(\\d+)-`);

/** Whether a folder was left by a process that is no more; one that is not of our making never was. */
function isLeft(folder: string): boolean {
  const [, digits] = OURS.exec(folder) ?? [];
  if (digits === undefined) return false;
  const maker = Number(digits);
  // In a container every process has the same number, so ours may also be one that was killed.
  if (maker === process.pid) return true;
  try {
    process.kill(maker, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "EPERM";
  }
}

let swept: Promise<void> | undefined;

/** Deletes what a process left that was killed in the middle of its work. */
async function sweep(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const stale = names.filter(isLeft);
  for (const name of stale) await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
}

/**
 * Makes a folder with a random name that no other user of the machine can read.
 * @returns its absolute path, and what deletes it with all that is in it
 */
export async function makePrivateFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  swept ??= sweep();
  await swept;
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
