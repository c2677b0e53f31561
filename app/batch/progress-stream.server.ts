import { stopSignal } from "~/http/front-door.server";
import { onChange } from "./job-changes.server";
import { progressOf } from "./jobs.server";

/** A page can draw no faster than it can be read. */
const AT_MOST_EVERY_MS = 400;
/** Without news a line is sent all the same: the time to go changes, and a connection that is gone shows itself. */
const AT_LEAST_EVERY_MS = 5_000;

/**
 * A job's progress as server-sent events: one named `progress` at once, with every change and every five seconds,
 * its data a JobProgress as JSON; then, when the job is over, one named `end`, and the stream closes.
 * It closes too when the browser leaves or the server stops.
 * @param owner the user's id
 * @throws HttpError 404 when the owner has no such job
 */
export async function progressStream(owner: number, jobId: number, signal: AbortSignal): Promise<Response> {
  await progressOf(owner, jobId);
  const gone = AbortSignal.any([signal, stopSignal]);
  const encoder = new TextEncoder();
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let sentAt = 0;
      let timer: NodeJS.Timeout | undefined;
      const sendIn = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(send, ms).unref();
      };
      const stopListening = onChange(jobId, () =>
        sendIn(Math.max(0, sentAt + AT_MOST_EVERY_MS - Date.now())),
      );
      const close = () => {
        leave();
        controller.close();
      };
      leave = () => {
        stopListening();
        clearTimeout(timer);
        gone.removeEventListener("abort", close);
      };
      async function send() {
        sentAt = Date.now();
        sendIn(AT_LEAST_EVERY_MS);
        // A job that is deleted meanwhile is over too.
        const progress = await progressOf(owner, jobId).catch(() => undefined);
        if (gone.aborted) return;
        const say = (event: string, facts: unknown) =>
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(facts)}\n\n`));
        if (progress) say("progress", progress);
        if (progress?.status === "running") return;
        say("end", {});
        close();
      }
      gone.addEventListener("abort", close);
      void send();
    },
    cancel: () => leave(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Compressed, events would wait for a block to fill; a proxy is told not to hold them back either.
      "Cache-Control": "no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
