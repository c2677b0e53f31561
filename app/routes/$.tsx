import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { requireSession } from "~/accounts/sessions.server";
import { NotFound } from "~/components/error-page";

export const meta: MetaFunction = () => [{ title: "404 Page Not Found" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSession(request);
  return data(null, 404);
}

export const action = loader;

export default function UnknownPage() {
  return <NotFound />;
}
