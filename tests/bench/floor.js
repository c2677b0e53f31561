// The floors that the bench measures against: the least a server can do for the same answer, on bare node:http.
// Started as a child process: node floor.js KIND PORT DATABASE [RUN]
import { createServer } from "node:http";

const [kind = "", port = "0", databasePath = "", run = "0"] = process.argv.slice(2);
process.env.NODE_ENV = "production";

/** @returns {Promise<(url: string) => [type: string, body: string]>} */
async function answerer() {
  if (kind === "bare") return () => ["text/plain", "ok"];
  const { default: Database } = await import("better-sqlite3");
  const database = new Database(databasePath, { readonly: true });
  const session = database.prepare(
    "select * from sessions join users on users.id = sessions.user_id where sessions.user_id = ?",
  );
  if (kind === "history") {
    // The very statement that the history room prepares.
    const list = database.prepare(
      `select h.id, h.tool_type as toolType, h.input_data as inputData, h.output_data as outputData, h.title, f.id as favorite, h.created_at as createdAt
       from prompt_history h left join favorites f on f.history_id = h.id where h.user_id = ? order by h.id desc limit 100 offset 0`,
    );
    return () => {
      session.get(2);
      const rows = /** @type {{ favorite: number | null, createdAt: number }[]} */ (list.all(2));
      const items = rows.map(({ favorite, createdAt, ...row }) => ({
        ...row,
        isFavorite: favorite !== null,
        createdAt: new Date(createdAt).toISOString(),
      }));
      return ["application/json", JSON.stringify(items)];
    };
  }
  // The page: the same React tree, rendered from the context that the product's own handler made once.
  const { captureContext } = await import("./captured-page.js");
  const render = await captureContext(`/?run=${run}`);
  const one = database.prepare("select * from prompt_history where id = ? and user_id = ?");
  return () => {
    session.get(2);
    one.get(Number(run), 2);
    return ["text/html", render()];
  };
}

const answer = await answerer();
createServer((request, response) => {
  const [type, body] = answer(request.url ?? "/");
  response.setHeader("Content-Type", type);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
