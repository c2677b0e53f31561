import { format } from "date-fns";
import { toCsv } from "./csv";
import { downloadHeaders, fileName } from "./file-name";
import { inputPreview, outputText } from "./item-text";
import { SAVED_TOOLS } from "./tool-types";
import { type PortableItem, toFile } from "./transfer.server";

/** The forms in which runs can be kept as a file. */
export const DOWNLOAD_FORMATS = ["json", "txt", "csv"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** A time as history shows it, in the server's own zone. */
export const shownTime = (iso: string) => format(new Date(iso), "MMM d, yyyy 'at' h:mm a");

const asText = ({ title, toolType, createdAt, inputData, outputData }: PortableItem) =>
  [
    title,
    `${SAVED_TOOLS[toolType].label}, ${shownTime(createdAt)}`,
    "",
    `From: ${inputPreview(inputData)}`,
    "",
    outputText(outputData),
    "",
  ].join("\n");

const WRITERS: Record<DownloadFormat, { type: string; write(items: PortableItem[]): string }> = {
  json: { type: "application/json", write: toFile },
  txt: { type: "text/plain", write: (items) => items.map(asText).join(`\n${"-".repeat(40)}\n\n`) },
  csv: {
    type: "text/csv",
    write: (items) =>
      toCsv([
        ["title", "toolType", "createdAt", "isFavorite", "inputData", "outputData"],
        ...items.map((item) => [
          item.title,
          item.toolType,
          item.createdAt,
          String(item.isFavorite),
          item.inputData,
          item.outputData,
        ]),
      ]),
  },
};

/** Runs as a file to keep: one goes by its title, several by the day. */
export function asDownload(items: PortableItem[], kind: DownloadFormat): Response {
  const { type, write } = WRITERS[kind];
  const [only] = items;
  const name = items.length === 1 && only ? only.title : `veo3-history-${today()}`;
  return new Response(write(items), { headers: downloadHeaders(fileName(name, kind), type) });
}

/** The day, for a file's name. */
export const today = () => format(new Date(), "yyyy-MM-dd");
