// The history panel with 100,000 runs of one user: what a page of it costs beside the statement that finds its rows.
import Database from "better-sqlite3";
import { median } from "./load.js";

const ROUNDS = 60;
const WARM_UP = 20;
const PAGE = 21;

const COLUMNS = `h.id, h.tool_type, h.input_data, h.output_data, h.title, f.id as favorite, h.created_at
  from`;
const FIRST_PAGE = `select ${COLUMNS} prompt_history h left join favorites f on f.history_id = h.id
  where h.user_id = ? and h.deleted_at is null order by h.id desc limit ${PAGE}`;
const OLDEST_PAGE = `select ${COLUMNS} prompt_history h left join favorites f on f.history_id = h.id
  where h.user_id = ? and h.id < ? and h.deleted_at is null order by h.id desc limit ${PAGE}`;
const SEARCH = `select ${COLUMNS} history_search s cross join prompt_history h
  left join favorites f on f.history_id = h.id
  where s.history_search match ? and h.id = s.rowid and h.deleted_at is null order by s.rowid desc limit ${PAGE}`;

/** @param {() => unknown} work @returns {Promise<number>} the median of its milliseconds */
async function timed(work) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    if (round >= WARM_UP) times.push(performance.now() - began);
  }
  return median(times);
}

/** @param {number} value */
const ms = (value) => `${value.toFixed(2)} ms`;

/**
 * Measures the panel's first and last page and its search, as a browser with scripts asks for them.
 * @param {object} place
 * @param {string} place.url the running product, on a database in which the owner has 100,000 runs
 * @param {string} place.cookie the owner's session
 * @param {string} place.database its file
 * @param {number} [place.owner] the user's id
 * @param {(...cells: string[]) => void} [place.row] takes a row: what, ours, floor, ratio, goal
 */
export async function benchHistory({ url, cookie, database, owner = 2, row = console.log }) {
  const connection = new Database(database, { readonly: true });
  /** @param {string} query */
  const ask = async (query) => {
    const answer = await fetch(`${url}/_root.data?index&panel=history${query}&_routes=root`, {
      headers: { cookie },
    });
    if (!(await answer.text()).includes("older")) throw new Error("The panel did not answer");
  };
  const oldest = /** @type {{ id: number }} */ (
    connection
      .prepare("select id from prompt_history where user_id = ? order by id limit 1 offset 21")
      .get(owner)
  ).id;
  const matching = (/** @type {string} */ words) =>
    `(user_id : "${owner}") AND ({title input output} : (${words}))`;
  const [first, last, search] = [FIRST_PAGE, OLDEST_PAGE, SEARCH].map((sql) => connection.prepare(sql));
  const rows = /** @type {const} */ ([
    ["panel, first page of 100,000", "", () => first?.all(owner)],
    ["panel, last page of 100,000", `&before=${oldest}`, () => last?.all(owner, oldest)],
    [
      "search, a word of every run",
      "&q=net+fisherman",
      () => search?.all(matching(`"net" AND "fisherman" *`)),
    ],
    ["search, a word that is begun", "&q=fisherm", () => search?.all(matching('"fisherm" *'))],
    ["search, one run of 100,000", "&q=take+77777", () => search?.all(matching('"take" AND "77777" *'))],
  ]);
  // What signing in, routing and the reply cost alone: the least that any of these requests can take.
  const without = await timed(async () => {
    await (await fetch(`${url}/_root.data?index&_routes=root`, { headers: { cookie } })).text();
  });
  for (const [what, query, statement] of rows) {
    const [ours, least] = [await timed(() => ask(query)), await timed(statement)];
    row(
      what,
      `${ms(ours)} (${ms(without)} without the panel)`,
      ms(least),
      `${(ours / least).toFixed(1)} ×`,
      "≤ 50 ms",
    );
  }
  connection.close();
}
