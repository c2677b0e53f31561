import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { join as inFolder } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FetchLimits, GuardedFetcher, type GuardedReply } from "./guarded-fetch.server";
import { type PageFacts, readHtml, readOembed, sayPage, type VideoSite, videoSiteOf } from "./page-address";
import { chooseVariant, readPlaylist } from "./playlist";
import { sniffFile } from "./probe.server";
import { VideoError } from "./video-error";

const MAX_PLAYLIST_BYTES = 1_000_000;
const MAX_PAGE_BYTES = 300_000;
/** A title is a courtesy: it may not keep anybody waiting. */
const PAGE_MS = 8_000;

export interface ObtainOptions extends FetchLimits {
  /** How much of a stream is wanted. */
  maxSeconds: number;
  /** Told the share that has come, 0 to 1; null where the length is not known. */
  onProgress?: (share: number | null) => void;
  /** Sites whose addresses are pages; those that are known, without it. */
  sites?: readonly VideoSite[];
}

/** A video on this machine's disk, and what the reader must know of how it came. */
export interface ObtainedVideo {
  file: string;
  /** Where its sound is, if not in `file`. */
  soundFile?: string;
  warnings: string[];
}

/**
 * Fetches a video into a folder. A page is not one, and an HLS stream is read part by part.
 * @param folder where to put it: a private one, which the caller deletes
 * @throws VideoError for what cannot be had, with what to do instead; the signal's reason when it is aborted
 */
export async function obtainVideo(
  address: string,
  folder: string,
  options: ObtainOptions,
): Promise<ObtainedVideo> {
  const url = new URL(address);
  const site = videoSiteOf(url, options.sites);
  if (site) throw await pageError(url, options);
  const fetcher = new GuardedFetcher(options);
  const reply = await fetcher.get(url);
  const file = inFolder(folder, "fetched");
  await writeBody(reply, file, options.onProgress);
  const { kind } = await sniffFile(file);
  if (kind === "page") throw await pageError(reply.url, options, await readStart(file));
  if (kind === "hls") return await obtainStream(fetcher, reply.url, file, folder, options);
  return { file, warnings: [] };
}

/** The beginning of a text file: a whole playlist, or the head of a page. */
async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(MAX_PLAYLIST_BYTES),
      0,
      MAX_PLAYLIST_BYTES,
      0,
    );
    return buffer.subarray(0, bytesRead).toString("utf8");
  } finally {
    await handle.close();
  }
}

async function writeBody(
  reply: GuardedReply,
  file: string,
  onProgress: ObtainOptions["onProgress"],
  flags = "wx",
): Promise<void> {
  let come = 0;
  async function* counted() {
    for await (const part of reply.body) {
      come += part.byteLength;
      onProgress?.(reply.length ? Math.min(1, come / reply.length) : null);
      yield part;
    }
  }
  await pipeline(counted, createWriteStream(file, { flags, mode: 0o600 }));
}

/** Reads a playlist that names parts. @throws VideoError for any other */
async function partsOf(fetcher: GuardedFetcher, address: URL, maxSeconds: number): Promise<URL[]> {
  const reply = await fetcher.get(address);
  const playlist = readPlaylist(await fetcher.text(reply, MAX_PLAYLIST_BYTES), reply.url, maxSeconds);
  if (playlist.kind === "master") throw new VideoError("hlsBroken");
  return playlist.parts;
}

/** Reads parts one after the other into one file: ffmpeg never sees an address. @throws VideoError if it is no media */
async function join(
  fetcher: GuardedFetcher,
  parts: readonly URL[],
  file: string,
  onPart: () => void,
): Promise<string> {
  for (const [at, part] of parts.entries()) {
    await writeBody(await fetcher.get(part), file, undefined, at === 0 ? "wx" : "a");
    onPart();
  }
  if ((await sniffFile(file)).kind !== "media") throw new VideoError("hlsBroken");
  return file;
}

/** Fetches a stream: its parts as one file, and those of its sound as another where it is kept apart. */
async function obtainStream(
  fetcher: GuardedFetcher,
  base: URL,
  playlistFile: string,
  folder: string,
  { maxSeconds, onProgress, signal }: ObtainOptions,
): Promise<ObtainedVideo> {
  const warnings: string[] = [];
  /** The picture alone is worth measuring: what is wrong with the sound is said, not thrown. */
  const soundless = (error: unknown) => {
    if (signal.aborted || !(error instanceof VideoError)) throw error;
    warnings.push(
      "This stream keeps its sound apart, and it could not be fetched, so only the picture was measured.",
    );
    return undefined;
  };
  const playlist = readPlaylist(await readStart(playlistFile), base, maxSeconds);
  let parts: URL[];
  let sound: URL[] | undefined;
  if (playlist.kind === "media") parts = playlist.parts;
  else {
    const variant = chooseVariant(playlist.variants);
    parts = await partsOf(fetcher, variant.url, maxSeconds);
    if (variant.sound) sound = await partsOf(fetcher, variant.sound, maxSeconds).catch(soundless);
  }
  let come = 0;
  const onPart = () => onProgress?.(++come / (parts.length + (sound?.length ?? 0)));
  const file = await join(fetcher, parts, inFolder(folder, "joined"), onPart);
  const soundFile =
    sound && (await join(fetcher, sound, inFolder(folder, "joined-sound"), onPart).catch(soundless));
  return { file, ...(soundFile ? { soundFile } : {}), warnings };
}

/** The honest answer to a page: what it is, as far as it says so itself, and what to do instead. */
async function pageError(url: URL, options: ObtainOptions, html?: string): Promise<VideoError> {
  const site = videoSiteOf(url, options.sites);
  const facts = await readPageFacts(url, site, options, html).catch((error: unknown): PageFacts => {
    if (options.signal.aborted) throw error;
    return {};
  });
  return new VideoError("page", sayPage({ ...facts, site: site?.name ?? facts.site }));
}

async function readPageFacts(
  url: URL,
  site: VideoSite | undefined,
  options: ObtainOptions,
  html: string | undefined,
): Promise<PageFacts> {
  if (html !== undefined) return readHtml(html);
  const totalMs = Math.min(PAGE_MS, options.totalMs ?? PAGE_MS);
  const fetcher = new GuardedFetcher({ ...options, maxBytes: 4 * MAX_PAGE_BYTES, totalMs });
  const read = async (address: string | URL) =>
    fetcher.text(await fetcher.get(address), MAX_PAGE_BYTES, true);
  return site?.oembed
    ? readOembed(await read(site.oembed + encodeURIComponent(url.href)))
    : readHtml(await read(url));
}
