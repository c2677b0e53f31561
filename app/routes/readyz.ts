import { connection } from "db/client.server";
import { isMigrated } from "db/migrate.server";
import { workerIsWell } from "~/batch/worker.server";
import { apiRoute, json } from "~/http/api-route.server";

const route = apiRoute({
  GET: async () =>
    isMigrated(connection) && workerIsWell()
      ? json({ status: "ready" })
      : json({ status: "unavailable" }, 503, { "Retry-After": "10" }),
});
export const loader = route.loader;
export const action = route.action;
