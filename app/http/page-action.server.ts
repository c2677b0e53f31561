import { type ActionFunctionArgs, data } from "@remix-run/node";
import { toHttpError } from "./errors.server";
import { REQUEST_ID } from "./front-door.server";
import { describeError, log } from "./log.server";

const isReply = (thrown: unknown) =>
  thrown instanceof Response || (thrown as { type?: unknown } | undefined)?.type === "DataWithResponseInit";

/**
 * Makes a page's action of a handler: what it throws becomes an error page with a plain sentence.
 * @param handle gets the request's arguments and its id
 */
export function pageAction<Answer>(handle: (args: ActionFunctionArgs, requestId: string) => Promise<Answer>) {
  return async (args: ActionFunctionArgs): Promise<Answer> => {
    const id = args.request.headers.get(REQUEST_ID) ?? "";
    try {
      return await handle(args, id);
    } catch (error) {
      if (isReply(error)) throw error;
      const { status, message } = toHttpError(error);
      if (status >= 500) log("error", "fault", { id, status, ...describeError(error) });
      throw data({ message, requestId: status >= 500 ? id : undefined }, { status });
    }
  };
}
