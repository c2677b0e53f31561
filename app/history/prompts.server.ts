import { db } from "db/client.server";
import { prompts } from "db/schema";

/** An enhanced prompt as the prompts table keeps it. */
export type NewPrompt = Omit<typeof prompts.$inferInsert, "userId" | "createdAt">;

/**
 * Keeps an enhanced prompt under its owner. Called within a write, it is part of that write.
 * @param owner the user's id
 */
export function savePrompt(owner: number, prompt: NewPrompt): void {
  db.insert(prompts)
    .values({ ...prompt, userId: owner })
    .run();
}
