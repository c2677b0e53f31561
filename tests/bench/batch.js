// A batch of fifty prompts, from the post to the last result, against the same fifty composed in process.
import { join } from "node:path";
import { createServer } from "vite";
import { median } from "./load.js";

const PROMPTS = 50;
const ROUNDS = 5;

/** @param {number} round @returns {string[]} prompts that no other round has */
const prompts = (round) =>
  Array.from(
    { length: PROMPTS },
    (_, place) => `A red boat leaves the harbour at dawn, take ${round}-${place}`,
  );

/** @returns {Promise<number>} milliseconds for fifty prompts, the median of the rounds */
async function composed() {
  const vite = await createServer({
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true },
    resolve: { alias: { "~": join(process.cwd(), "app"), db: join(process.cwd(), "db") } },
  });
  const { compose } = await vite.ssrLoadModule("/app/tools/enhance/compose.server.ts");
  const { enhanceInput } = await vite.ssrLoadModule("/app/tools/enhance/schema.ts");
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const inputs = prompts(round).map((originalPrompt) => enhanceInput.parse({ originalPrompt }));
    const began = performance.now();
    for (const input of inputs) compose(input);
    return performance.now() - began;
  });
  await vite.close();
  return median(rounds);
}

/**
 * Measures batches through the API and adds a row to the table.
 * @param {{ url: string, cookie: string, row: (...cells: string[]) => void }} bench
 */
export async function benchBatch({ url, cookie, row }) {
  /** @type {number[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/tools/batch-process`, {
      method: "POST",
      headers: { cookie },
      body: JSON.stringify({ prompts: prompts(round), options: { addVoice: false } }),
    });
    const { results } = await answer.json();
    rounds.push(performance.now() - began);
    const failed = results.filter(
      (/** @type {{ status: string }} */ { status }) => status !== "success",
    ).length;
    if (failed > 0) throw new Error(`${failed} prompts of a batch failed`);
  }
  const ours = median(rounds);
  const floor = await composed();
  row(
    `a batch of ${PROMPTS} prompts, until its results`,
    `${ours.toFixed(0)} ms`,
    `${floor.toFixed(0)} ms`,
    `${(ours / floor).toFixed(2)} ×`,
    "–",
  );
}
