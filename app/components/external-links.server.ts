import { env } from "~/env.server";

/** The sidebar's two addresses outside; unset, they lead to a page that says how an administrator sets them. */
export const externalLinks = {
  contact: env.CONTACT_URL ?? "/links/contact",
  channel: env.CHANNEL_URL ?? "/links/channel",
};
