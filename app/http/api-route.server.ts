import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { HttpError, toHttpError } from "./errors.server";
import { REQUEST_ID } from "./front-door.server";
import { describeError, log } from "./log.server";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Args = LoaderFunctionArgs | ActionFunctionArgs;
export type ApiHandler = (args: Args) => Promise<Response>;

/** A JSON reply. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  });
}

/** A reply without a body: done. */
export const noContent = () => new Response(null, { status: 204 });

/** The reply an error becomes: `{message}`, `errors` where fields are at fault, a request id where we are. */
export function errorReply(error: unknown, request: Request): Response {
  const known = toHttpError(error);
  const { errors, retryAfterSeconds, allow } = known.details;
  const requestId = request.headers.get(REQUEST_ID);
  if (known.status >= 500)
    log("error", "fault", { id: requestId, status: known.status, ...describeError(error) });
  return json(
    {
      message: known.message,
      ...(errors ? { errors } : {}),
      ...(known.status >= 500 && requestId ? { requestId } : {}),
    },
    known.status,
    {
      ...(retryAfterSeconds ? { "Retry-After": String(Math.ceil(retryAfterSeconds)) } : {}),
      ...(allow ? { Allow: allow } : {}),
    },
  );
}

/**
 * Makes a resource route's loader and action of one handler a method; the other methods answer 405.
 * Whatever a handler throws becomes a JSON error.
 */
export function apiRoute(handlers: Partial<Record<Method, ApiHandler>>) {
  const methods = Object.keys(handlers);
  const allow = (handlers.GET ? [...methods, "HEAD"] : methods).join(", ");
  async function answer(args: Args): Promise<Response> {
    const method = args.request.method === "HEAD" ? "GET" : args.request.method;
    try {
      const handler = handlers[method as Method];
      if (!handler) throw new HttpError(405, `This call takes ${methods.join(" or ")} only.`, { allow });
      return await handler(args);
    } catch (error) {
      if (error instanceof Response) return error;
      return errorReply(error, args.request);
    }
  }
  return { loader: answer, action: answer };
}
