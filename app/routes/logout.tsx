import { type ActionFunctionArgs, data, redirect, redirectDocument } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { endSession } from "~/accounts/sessions.server";
import { ErrorPage } from "~/components/error-page";
import type { ToastAnswer } from "~/components/toast";
import { toHttpError } from "~/http/errors.server";
import { REQUEST_ID } from "~/http/front-door.server";

export const loader = () => redirect("/");

export async function action({ request }: ActionFunctionArgs) {
  try {
    const headers = { "Set-Cookie": await endSession(request) };
    // A new document: nothing of the one who left stays in the page's memory.
    return redirectDocument("/auth?signedOut", { headers });
  } catch (error) {
    const { status, message } = toHttpError(error);
    const key = request.headers.get(REQUEST_ID) ?? "";
    return data<ToastAnswer>(
      { key, toast: { title: "Logout failed", description: message, kind: "destructive" } },
      status,
    );
  }
}

/** Seen without scripts only, when signing out failed. */
export default function LogoutFailed() {
  const answer = useActionData<typeof action>();
  return <ErrorPage message={`Logout failed. ${answer?.toast?.description ?? ""}`} />;
}
