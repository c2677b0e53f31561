import { VideoError } from "./video-error";

/** The largest picture that is fetched of a stream that has several. */
const MAX_HEIGHT = 720;
/** Where the variants give no sizes: about what a 720p stream takes. */
const MAX_BITS_PER_SECOND = 3_000_000;
const MAX_SEGMENTS = 2_000;

interface Variant {
  url: URL;
  bitsPerSecond: number;
  /** Null where the playlist does not say. */
  height: number | null;
  /** Its sound's own playlist; null where its parts hold picture and sound together, or there is no sound. */
  sound: URL | null;
}

export type Playlist =
  | { kind: "master"; variants: Variant[] }
  /** The parts in their order, the initialisation part first where there is one; each stands once. */
  | { kind: "media"; parts: URL[] };

/** `NAME=value,NAME="a, b"` as a map. */
function attributesOf(list: string): Map<string, string> {
  const pairs = list.matchAll(/([A-Z0-9-]+)=("[^"]*"|[^,]*)/g);
  return new Map([...pairs].map(([, name = "", value = ""]) => [name, value.replace(/^"|"$/g, "")]));
}

function resolve(address: string, base: URL): URL {
  if (!URL.canParse(address, base)) throw new VideoError("hlsBroken");
  return new URL(address, base);
}

/**
 * Reads an HLS playlist (RFC 8216).
 * @param base where it came from
 * @param maxSeconds how much of it is wanted
 * @throws VideoError for streams that are live or encrypted, and for what is no playlist
 */
export function readPlaylist(text: string, base: URL, maxSeconds: number): Playlist {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (!lines[0]?.replace(/^\ufeff/, "").startsWith("#EXTM3U")) throw new VideoError("hlsBroken");
  const encrypted = lines.some(
    (line) => /^#EXT-X-(SESSION-)?KEY:/.test(line) && attributesOf(line).get("METHOD") !== "NONE",
  );
  if (encrypted) throw new VideoError("hlsEncrypted");
  return lines.some((line) => line.startsWith("#EXT-X-STREAM-INF:"))
    ? { kind: "master", variants: readVariants(lines, base) }
    : { kind: "media", parts: readParts(lines, base, maxSeconds) };
}

function readVariants(lines: readonly string[], base: URL): Variant[] {
  return lines.flatMap((line, at) => {
    if (!line.startsWith("#EXT-X-STREAM-INF:")) return [];
    const address = lines.slice(at + 1).find((next) => next !== "" && !next.startsWith("#"));
    if (!address) throw new VideoError("hlsBroken");
    const attributes = attributesOf(line);
    const [, height] = (attributes.get("RESOLUTION") ?? "").split("x").map(Number);
    const variant = {
      url: resolve(address, base),
      bitsPerSecond: Number(attributes.get("BANDWIDTH") ?? 0),
      height: height && height > 0 ? height : null,
      sound: soundApart(lines, attributes.get("AUDIO"), base),
    };
    return [variant];
  });
}

/** The playlist of a group's sound: of its default rendition, which has none where the variant itself holds it. */
function soundApart(lines: readonly string[], group: string | undefined, base: URL): URL | null {
  const renditions = lines
    .filter((line) => line.startsWith("#EXT-X-MEDIA:"))
    .map(attributesOf)
    .filter((media) => media.get("TYPE") === "AUDIO" && media.get("GROUP-ID") === group);
  const chosen =
    renditions.find((media) => media.get("DEFAULT") === "YES") ??
    renditions.find((media) => media.get("AUTOSELECT") === "YES") ??
    renditions[0];
  const address = chosen?.get("URI");
  return address === undefined ? null : resolve(address, base);
}

function readParts(lines: readonly string[], base: URL, maxSeconds: number): URL[] {
  if (!lines.includes("#EXT-X-ENDLIST")) throw new VideoError("hlsLive");
  const parts = new Map<string, URL>();
  let seconds = 0;
  let map: string | undefined;
  let next = 0;
  for (const line of lines) {
    if (line.startsWith("#EXT-X-MAP:")) {
      const address = attributesOf(line).get("URI") ?? "";
      // A second initialisation is another film: what comes before it is whole.
      if (map !== undefined && map !== address) break;
      map = address;
      const url = resolve(address, base);
      parts.set(url.href, url);
    } else if (line.startsWith("#EXTINF:")) {
      next = Number.parseFloat(line.slice("#EXTINF:".length)) || 0;
    } else if (line !== "" && !line.startsWith("#")) {
      if (seconds >= maxSeconds || parts.size >= MAX_SEGMENTS) break;
      // Byte ranges of one file follow one another, so the file as a whole is what they make.
      const url = resolve(line, base);
      parts.set(url.href, url);
      seconds += next;
    }
  }
  if (parts.size === 0) throw new VideoError("hlsBroken");
  return [...parts.values()];
}

/**
 * Chooses what is fetched: the largest picture up to 720 lines, else the smallest; one that holds its sound before one that keeps it apart.
 * @throws VideoError when there is nothing to choose from
 */
export function chooseVariant(variants: readonly Variant[]): Variant {
  const whole = variants.filter(({ sound }) => !sound);
  const able = whole.length > 0 ? whole : variants;
  const size = ({ height, bitsPerSecond }: Variant) => (height ?? 0) * 1e10 + bitsPerSecond;
  const bySize = [...able].sort((one, other) => size(one) - size(other));
  const small = bySize.filter(({ height, bitsPerSecond }) =>
    height === null ? bitsPerSecond <= MAX_BITS_PER_SECOND : height <= MAX_HEIGHT,
  );
  const chosen = small.at(-1) ?? bySize[0];
  if (!chosen) throw new VideoError("hlsBroken");
  return chosen;
}
