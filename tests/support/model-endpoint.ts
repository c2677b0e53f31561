import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What the endpoint does with a request, by its number (from 0). */
export type Behaviour = (request: ModelRequest, response: ServerResponse, number: number) => void;

export interface ModelRequest {
  path: string;
  headers: IncomingMessage["headers"];
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into requests of every shape
  body: any;
  /** Set when the one who asked has gone. */
  aborted: boolean;
}

/** A chat completion that says this. */
export function say(
  response: ServerResponse,
  content: string | null,
  extra: { finish?: string; refusal?: string } = {},
): void {
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model: "test-model",
      choices: [
        {
          index: 0,
          finish_reason: extra.finish ?? "stop",
          message: { role: "assistant", content, refusal: extra.refusal ?? null },
        },
      ],
    }),
  );
}

/** An error reply in the form such endpoints use. */
export function fail(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ error: { message, type: "error", code: null } }));
}

/** A real HTTP server in the place of a model's endpoint, with whatever faults a test gives it. */
export async function startModelEndpoint() {
  const requests: ModelRequest[] = [];
  let behaviour: Behaviour = (_request, response) => fail(response, 500, "no behaviour set");
  const server = createServer((incoming, response) => {
    let text = "";
    incoming.on("data", (part) => {
      text += part;
    });
    incoming.on("end", () => {
      const request = {
        path: incoming.url ?? "",
        headers: incoming.headers,
        body: JSON.parse(text),
        aborted: false,
      };
      response.on("close", () => {
        if (!response.writableFinished) request.aborted = true;
      });
      requests.push(request);
      behaviour(request, response, requests.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    behave(next: Behaviour) {
      behaviour = next;
      requests.length = 0;
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
