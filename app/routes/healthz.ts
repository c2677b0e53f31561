import { apiRoute, json } from "~/http/api-route.server";

const route = apiRoute({ GET: async () => json({ status: "ok" }) });
export const loader = route.loader;
export const action = route.action;
