import { z } from "zod";
import { jsonPrompt, SCHEMA_FILE } from "./schema";

/** The JSON Schema of a finished prompt (draft 2020-12), made from the schema that every answer is held to. */
export const promptSchema = { ...z.toJSONSchema(jsonPrompt), $id: SCHEMA_FILE, title: "Veo 3 JSON prompt" };
