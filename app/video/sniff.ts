/** What the first bytes of a file say it is. */
export type Sniffed =
  /** A file that ffmpeg reads; `format` is the name of its demuxer. */
  | { kind: "media"; format: MediaFormat; still: boolean }
  | { kind: "hls" | "dash" | "playlist" | "page" | "empty" | "unknown" };

/** How much of a file's beginning is looked at. */
export const SNIFF_BYTES = 4096;

/** The demuxers that may read a file: none of them opens another file. */
export type MediaFormat =
  | "mov"
  | "matroska"
  | "avi"
  | "flv"
  | "ogg"
  | "asf"
  | "mpeg"
  | "mpegvideo"
  | "mpegts"
  | "gif"
  | "png_pipe"
  | "jpeg_pipe"
  | "webp_pipe"
  | "wav"
  | "flac"
  | "mp3"
  | "aac";

interface Signature {
  format: MediaFormat;
  /** Bytes as Latin-1 text, by where they stand. */
  marks: readonly (readonly [at: number, text: string])[];
  still?: true;
}

const TS_PACKET = 188;
/** A Blu-ray transport stream has four bytes of time before each packet. */
const M2TS_PACKET = 192;

const SIGNATURES: readonly Signature[] = [
  ...["moov", "mdat", "free", "skip", "wide", "pnot"].map(
    (atom): Signature => ({ format: "mov", marks: [[4, atom]] }),
  ),
  { format: "matroska", marks: [[0, "\x1a\x45\xdf\xa3"]] },
  {
    format: "avi",
    marks: [
      [0, "RIFF"],
      [8, "AVI "],
    ],
  },
  {
    format: "wav",
    marks: [
      [0, "RIFF"],
      [8, "WAVE"],
    ],
  },
  {
    format: "webp_pipe",
    marks: [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
    still: true,
  },
  { format: "flv", marks: [[0, "FLV\x01"]] },
  { format: "ogg", marks: [[0, "OggS"]] },
  { format: "asf", marks: [[0, "\x30\x26\xb2\x75\x8e\x66\xcf\x11"]] },
  { format: "mpeg", marks: [[0, "\x00\x00\x01\xba"]] },
  { format: "mpegvideo", marks: [[0, "\x00\x00\x01\xb3"]] },
  { format: "mpegts", marks: [0, 1, 2].map((n) => [n * TS_PACKET, "G"] as const) },
  { format: "mpegts", marks: [0, 1, 2].map((n) => [4 + n * M2TS_PACKET, "G"] as const) },
  { format: "gif", marks: [[0, "GIF8"]] },
  { format: "png_pipe", marks: [[0, "\x89PNG\r\n\x1a\n"]], still: true },
  { format: "jpeg_pipe", marks: [[0, "\xff\xd8\xff"]], still: true },
  { format: "flac", marks: [[0, "fLaC"]] },
  { format: "mp3", marks: [[0, "ID3"]] },
  ...["\xf1", "\xf9"].map((second): Signature => ({ format: "aac", marks: [[0, `\xff${second}`]] })),
  ...["\xfb", "\xfa", "\xf3", "\xf2"].map(
    (second): Signature => ({ format: "mp3", marks: [[0, `\xff${second}`]] }),
  ),
];

/** A tag of names and times before the sound itself (id3.org, ID3v2.4 § 3.1): its length in four bytes of seven bits. */
function withoutId3(bytes: string): string {
  if (!bytes.startsWith("ID3")) return bytes;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.charCodeAt(at) & 127), 0);
  return bytes.slice(10 + size);
}

/** Brands of ISO files that hold a picture in a form that ffmpeg does not read as a film. */
const PICTURE_BRANDS = /^(heic|heix|heif|mif1|msf1|avif)/;

/**
 * Says what a file is by its first bytes, never by its name or by what a server calls it.
 * @param start the first SNIFF_BYTES bytes, or the whole of a shorter file
 */
export function sniff(start: Uint8Array): Sniffed {
  if (start.length === 0) return { kind: "empty" };
  const bytes = Buffer.from(start).subarray(0, SNIFF_BYTES).toString("latin1");
  if (bytes.startsWith("ftyp", 4)) {
    return PICTURE_BRANDS.test(bytes.slice(8))
      ? { kind: "unknown" }
      : { kind: "media", format: "mov", still: false };
  }
  const marked = (text: string) =>
    SIGNATURES.find(({ marks }) => marks.every(([at, mark]) => text.startsWith(mark, at)));
  // Sound in parts of a stream begins with such a tag too, whatever its kind (RFC 8216, § 3.4).
  const found = marked(withoutId3(bytes)) ?? marked(bytes);
  if (found) return { kind: "media", format: found.format, still: found.still ?? false };
  const text = Buffer.from(start)
    .subarray(0, SNIFF_BYTES)
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimStart();
  if (text.startsWith("#EXTM3U")) return { kind: "hls" };
  if (/^(<\?xml[^>]*>\s*(<!--[\s\S]*?-->\s*)*)?<MPD[\s>]/.test(text)) return { kind: "dash" };
  if (/^(ffconcat version|\[playlist\]|v=0\r?\n)/i.test(text)) return { kind: "playlist" };
  if (
    /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body|script|meta|title)[\s>]/i.test(
      text,
    )
  ) {
    return { kind: "page" };
  }
  return { kind: "unknown" };
}
