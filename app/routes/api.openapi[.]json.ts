import { openApi } from "~/api-contract.server";
import { apiRoute, json } from "~/http/api-route.server";

const route = apiRoute({ GET: async () => json(openApi) });
export const loader = route.loader;
export const action = route.action;
