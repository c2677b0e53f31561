import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSession } from "~/accounts/sessions.server";

const LINKS: Record<string, { label: string; variable: string }> = {
  contact: { label: "Contact Professor Here", variable: "CONTACT_URL" },
  channel: { label: "Join My Channel", variable: "CHANNEL_URL" },
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireSession(request);
  const link = LINKS[params.name ?? ""];
  if (!link) throw data({ message: "Nothing is at this address." }, { status: 404 });
  return { ...link, isAdmin: user.role === "admin" };
}

export default function UnsetLink() {
  const { label, variable, isAdmin } = useLoaderData<typeof loader>();
  return (
    <section className="message-page">
      <h1>{label}</h1>
      <p>This link does not lead anywhere yet.</p>
      {isAdmin ? (
        <p>
          Set the environment variable <code>{variable}</code> to its address, such as{" "}
          <code>{variable}=https://example.org</code>, and start the server again.
        </p>
      ) : (
        <p>Please ask an administrator of your school to set it.</p>
      )}
    </section>
  );
}
