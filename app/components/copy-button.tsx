import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useHydrated } from "./hydrated";
import { useToast } from "./toast";

const FEEDBACK_MS = 2000;

export interface CopyButtonProps {
  /** The text, or the address that gives it, where it is too long to be on the page. */
  text: string | { from: string };
  /** What is copied, for those who do not see what stands beside the button. */
  of: string;
  /** What the button says, where "Copy" alone is not enough. */
  label?: string;
  /** The title of a toast that says so, where the button alone is not enough. */
  success?: string;
  /** What the toast says when the clipboard refuses. */
  failure?: string;
  prominent?: boolean;
}

async function fetchText(address: string): Promise<Blob> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return new Blob([await reply.blob()], { type: "text/plain" });
}

/** Puts a text onto the clipboard. One that is yet to come is promised to it at once: later it would refuse. */
const putOnClipboard = (text: CopyButtonProps["text"]) =>
  typeof text === "string"
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([new ClipboardItem({ "text/plain": fetchText(text.from) })]);

/** Copies a text and says so for two seconds. Without scripts there is none: the text stands in a field to select. */
export function CopyButton({ text, of, label = "Copy", success, failure, prominent }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const toast = useToast();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!hydrated) return null;

  async function copy() {
    try {
      await putOnClipboard(text);
      setCopied(true);
      if (success) toast({ title: success, kind: "success" });
    } catch {
      const description =
        failure ?? "Failed to copy to clipboard. Please try selecting and copying manually.";
      toast({ title: "Copy Failed", description, kind: "destructive" });
    }
  }
  const Icon = copied ? Check : Copy;
  return (
    <button type="button" className={prominent ? "button" : "button button-quiet"} onClick={copy}>
      <Icon size={16} aria-hidden />
      <span aria-live="polite">{copied ? "Copied" : label}</span>
      <span className="sr-only"> {of}</span>
    </button>
  );
}
