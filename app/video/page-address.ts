/** A site whose addresses are pages about videos, with the call that gives a video's title. */
export interface VideoSite {
  name: string;
  hosts: RegExp;
  /** The oEmbed call (oembed.com), to which the page's address is added. */
  oembed: string | null;
}

export const VIDEO_SITES: readonly VideoSite[] = [
  {
    name: "YouTube",
    hosts: /^((www|m|music)\.)?youtube\.com$|^youtu\.be$|^(www\.)?youtube-nocookie\.com$/,
    oembed: "https://www.youtube.com/oembed?format=json&url=",
  },
  {
    name: "Vimeo",
    hosts: /^((www|player)\.)?vimeo\.com$/,
    oembed: "https://vimeo.com/api/oembed.json?url=",
  },
  {
    name: "TikTok",
    hosts: /^((www|m|vm|vt)\.)?tiktok\.com$/,
    oembed: "https://www.tiktok.com/oembed?url=",
  },
  {
    name: "Dailymotion",
    hosts: /^(www\.)?dailymotion\.com$|^dai\.ly$/,
    oembed: "https://www.dailymotion.com/services/oembed?format=json&url=",
  },
  { name: "Instagram", hosts: /^(www\.)?instagram\.com$/, oembed: null },
  { name: "Facebook", hosts: /^((www|m)\.)?facebook\.com$|^fb\.watch$/, oembed: null },
  { name: "X", hosts: /^(www\.)?(twitter|x)\.com$/, oembed: null },
  { name: "Twitch", hosts: /^((www|clips|m)\.)?twitch\.tv$/, oembed: null },
];

/** What a page says of itself. */
export interface PageFacts {
  title?: string;
  author?: string;
  site?: string;
}

/** The site that an address belongs to, where it is one of those whose addresses are never files. */
export const videoSiteOf = (url: URL, sites: readonly VideoSite[] = VIDEO_SITES): VideoSite | undefined =>
  sites.find(({ hosts }) => hosts.test(url.hostname));

const MAX_NAME = 120;

/** One line of text that a stranger wrote, short enough to stand in a sentence; undefined where it is empty. */
function oneLine(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  const characters = [...line];
  if (characters.length > MAX_NAME) return `${characters.slice(0, MAX_NAME - 1).join("")}…`;
  return line || undefined;
}

/** Reads an oEmbed answer: JSON text with `title` and `author_name`. */
export function readOembed(text: string): PageFacts {
  try {
    const answer = JSON.parse(text) as {
      title?: unknown;
      author_name?: unknown;
      provider_name?: unknown;
    } | null;
    return {
      title: oneLine(answer?.title),
      author: oneLine(answer?.author_name),
      site: oneLine(answer?.provider_name),
    };
  } catch {
    return {};
  }
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    const code =
      name.startsWith("#x") || name.startsWith("#X")
        ? Number.parseInt(name.slice(2), 16)
        : Number(name.slice(1));
    if (name.startsWith("#")) return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    return ENTITIES[name.toLowerCase()] ?? whole;
  });
}

function attribute(tag: string, name: string): string | undefined {
  const [, quoted, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(tag) ?? [];
  const value = quoted ?? single ?? bare;
  return value === undefined ? undefined : decodeEntities(value);
}

/** Reads what the head of an HTML page says by OpenGraph (ogp.me), else by its title. */
export function readHtml(html: string): PageFacts {
  const named = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta\s[^>]{1,4000}>/gi)) {
    const name = (attribute(tag, "property") ?? attribute(tag, "name"))?.toLowerCase();
    const content = attribute(tag, "content");
    if (name && content && !named.has(name)) named.set(name, content);
  }
  const [, title] = /<title[^>]{0,200}>([^<]{1,2000})</i.exec(html) ?? [];
  return {
    title: oneLine(named.get("og:title") ?? named.get("twitter:title") ?? (title && decodeEntities(title))),
    author: oneLine(named.get("author") ?? named.get("article:author") ?? named.get("og:video:director")),
    site: oneLine(named.get("og:site_name")),
  };
}

/** The sentences about a page that was taken for a video: what it is, and what to do instead. */
export function sayPage({ title, author, site }: PageFacts): string {
  const by = `${author ? ` by ${author}` : ""}${site ? ` on ${site}` : ""}`;
  const about = title ? `It is the page of “${title}”${by}; nothing of the video itself was measured.` : "";
  const instead =
    "Please upload the video as a file, or paste the direct address of one (it mostly ends in .mp4, .webm or .m3u8).";
  return [about, instead].filter(Boolean).join(" ");
}
