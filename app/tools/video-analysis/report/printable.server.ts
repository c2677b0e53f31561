// The report as a page of its own: no scripts, nothing from outside, made for paper.
import type { VideoAnalysis, VideoAnalysisInput } from "../schema";
import { cameraName, known, lengthInSeconds, TRANSITION_NAMES, timecode } from "../terms";

/** Where a video came from: its address, or the name of its file. */
export const nameOf = ({ videoUrl, fileName }: Pick<VideoAnalysisInput, "videoUrl" | "fileName">): string =>
  fileName ?? videoUrl ?? "video";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

const STYLE = `
:root { color-scheme: light }
body { font: 11pt/1.45 system-ui, sans-serif; color: #222; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.1rem; margin: 1.5rem 0 .4rem; break-after: avoid }
p, ul { margin: .3rem 0 } ul { padding-left: 1.2rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-top: 1px solid #ccc }
td { font-variant-numeric: tabular-nums } img { display: block; max-width: 7rem }
pre { white-space: pre-wrap; font: inherit; background: #f4f2ee; padding: .6rem .8rem; break-inside: avoid }
.swatch { display: inline-block; width: 2.2rem; height: 1rem; print-color-adjust: exact; -webkit-print-color-adjust: exact }
tr { break-inside: avoid } .muted { color: #666 }`;

const list = (lines: readonly string[]) =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>` : "";
const block = (title: string, content: string) => (content ? `<h2>${escapeHtml(title)}</h2>${content}` : "");

function shotTable({ facts, stills }: VideoAnalysis): string {
  const rows = (facts.picture?.shots ?? []).map((shot) => {
    const still = stills.find((one) => one.shot === shot.number);
    const camera = known(shot.camera);
    const transition = known(shot.transition);
    const palette = (known(shot.palette) ?? []).map(
      ({ hex }) => `<span class="swatch" style="background:${escapeHtml(hex)}"></span>`,
    );
    return `<tr><td>${shot.number}</td><td>${still ? `<img src="${escapeHtml(still.image)}" alt="">` : ""}</td><td>${timecode(shot.start)} to ${timecode(shot.end)}<br>${lengthInSeconds(shot.end - shot.start)}</td><td>${transition ? TRANSITION_NAMES[transition] : "unknown"}</td><td>${camera ? cameraName(camera) : "unknown"}</td><td>${palette.join("")}</td></tr>`;
  });
  if (rows.length === 0) return "";
  return `<table><thead><tr><th>Shot</th><th></th><th>Time</th><th>Begins with</th><th>Camera</th><th>Palette</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** The whole report as HTML that stands alone. Every text in it is escaped. */
export function printableReport(input: VideoAnalysisInput, output: VideoAnalysis): string {
  const name = escapeHtml(nameOf(input));
  const clips = output.clips.map(
    ({ shot, part, parts, duration, prompt }) =>
      `<p class="muted">Shot ${shot}${parts > 1 ? `, part ${part} of ${parts}` : ""}, ${duration} s</p><pre>${escapeHtml(prompt)}</pre>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Video analysis: ${name}</title><style>${STYLE}</style></head>
<body>
<h1>Video analysis</h1>
<p class="muted">${name}</p>
<p>${escapeHtml(output.summary)}</p>
${list(output.warnings)}
${block("Shots", shotTable(output))}
${output.sections.map(({ title, sentences }) => block(title, list(sentences))).join("\n")}
${output.seen ? block(`Seen by ${output.seen.model}, not measured`, list(output.seen.shots.map(({ shot, subject, action, setting }) => `Shot ${shot}: ${[subject, action, setting].filter(Boolean).join(" ")}`))) : ""}
${block("Prompts that would recreate it", clips.join("") || `<pre>${escapeHtml(output.prompt)}</pre>`)}
${block("Keep", list(output.keep))}
${block("Change", list(output.change))}
</body>
</html>
`;
}
