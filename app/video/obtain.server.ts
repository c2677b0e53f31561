import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FetchLimits, GuardedFetcher, type GuardedReply } from "./guarded-fetch.server";
import { type PageFacts, readHtml, readOembed, sayPage, videoSiteOf } from "./page-address";
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
}

/** A video on this machine's disk, and what the reader must know of how it came. */
export interface ObtainedVideo {
  file: string;
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
  const site = videoSiteOf(url);
  if (site) throw await pageError(url, options);
  const fetcher = new GuardedFetcher(options);
  const reply = await fetcher.get(url);
  const file = join(folder, "fetched");
  await writeBody(reply, file, options.onProgress);
  const { kind } = await sniffFile(file);
  if (kind === "page") throw await pageError(reply.url, options, await readStart(file));
  if (kind === "hls") return await joinStream(fetcher, reply.url, file, folder, options);
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

/** Reads a playlist, and its parts one after the other into one file: ffmpeg never sees an address. */
async function joinStream(
  fetcher: GuardedFetcher,
  base: URL,
  playlistFile: string,
  folder: string,
  { maxSeconds, onProgress }: ObtainOptions,
): Promise<ObtainedVideo> {
  const warnings: string[] = [];
  let playlist = readPlaylist(await readStart(playlistFile), base, maxSeconds);
  if (playlist.kind === "master") {
    const variant = chooseVariant(playlist.variants);
    if (variant.soundApart) {
      warnings.push("This stream keeps its sound apart from its picture, so only the picture was measured.");
    }
    const reply = await fetcher.get(variant.url);
    playlist = readPlaylist(await fetcher.text(reply, MAX_PLAYLIST_BYTES), reply.url, maxSeconds);
  }
  if (playlist.kind === "master") throw new VideoError("hlsBroken");
  const file = join(folder, "joined");
  for (const [at, part] of playlist.parts.entries()) {
    await writeBody(await fetcher.get(part), file, undefined, at === 0 ? "wx" : "a");
    onProgress?.((at + 1) / playlist.parts.length);
  }
  const joined = await sniffFile(file);
  if (joined.kind !== "media") throw new VideoError("hlsBroken");
  return { file, warnings };
}

/** The honest answer to a page: what it is, as far as it says so itself, and what to do instead. */
async function pageError(url: URL, options: ObtainOptions, html?: string): Promise<VideoError> {
  const site = videoSiteOf(url);
  const facts = await readPageFacts(url, options, html).catch((error: unknown): PageFacts => {
    if (options.signal.aborted) throw error;
    return {};
  });
  return new VideoError("page", sayPage({ ...facts, site: site?.name ?? facts.site }));
}

async function readPageFacts(url: URL, options: ObtainOptions, html: string | undefined): Promise<PageFacts> {
  if (html !== undefined) return readHtml(html);
  const fetcher = new GuardedFetcher({ ...options, maxBytes: 4 * MAX_PAGE_BYTES, totalMs: PAGE_MS });
  const { oembed } = videoSiteOf(url) ?? {};
  const read = async (address: string | URL) =>
    fetcher.text(await fetcher.get(address), MAX_PAGE_BYTES, true);
  return oembed ? readOembed(await read(oembed + encodeURIComponent(url.href))) : readHtml(await read(url));
}
