const MAX_CHARACTERS = 80;

/**
 * A file name made of a title: letters, digits and hyphens alone, so that it leaves no folder, breaks no header
 * and hides no ending.
 * @param extension without its dot
 */
export function fileName(title: string, extension: string): string {
  const words = title.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join("-")].slice(0, MAX_CHARACTERS).join("").replace(/-+$/, "");
  return `${name || "prompt"}.${extension}`;
}

/** The headers of a file to keep: its name in plain letters for old programs, and whole for the others. */
export function downloadHeaders(name: string, type: string): Record<string, string> {
  const plain = name.normalize("NFD").replace(/[^\w.-]/g, "");
  const whole = encodeURIComponent(name);
  return {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${plain.startsWith(".") ? `prompt${plain}` : plain}"; filename*=UTF-8''${whole}`,
  };
}
