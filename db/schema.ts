import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Milliseconds since 1970, kept as an integer so that it sorts and compares. */
const moment = (name: string) => integer(name, { mode: "timestamp_ms" });

export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    /** An argon2id string, never a password. */
    password: text("password").notNull(),
    role: text("role", { length: 20, enum: ["admin", "student"] })
      .notNull()
      .default("student"),
    email: text("email"),
    fullName: text("full_name").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .$defaultFn(() => new Date()),
    createdBy: integer("created_by"),
    /** Set while the account may not sign in. */
    deactivatedAt: moment("deactivated_at"),
    /** When it last ran a tool or opened a page, to the hour. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    // Two people who differ by a capital letter would sign in as each other.
    uniqueIndex("users_username").on(sql`lower(${table.username})`),
    check("users_role", sql`${table.role} in ('admin', 'student')`),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, so that a stolen database signs nobody in. */
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    /** A toast for the next page, as JSON. */
    toast: text("toast"),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const loginFailures = sqliteTable(
  "login_failures",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    address: text("address").notNull(),
    failedAt: moment("failed_at").notNull(),
  },
  (table) => [
    index("login_failures_of").on(table.username, table.address, table.failedAt),
    index("login_failures_at").on(table.failedAt),
  ],
);

/** Every enhanced prompt, from the page and from the API. */
export const prompts = sqliteTable(
  "prompts",
  {
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    originalPrompt: text("original_prompt").notNull(),
    /** The enhanced sections, as JSON. */
    enhancedPrompt: text("enhanced_prompt").notNull(),
    voiceText: text("voice_text"),
    addVoice: integer("add_voice", { mode: "boolean" }).notNull(),
    soundGuide: text("sound_guide"),
    addSubtitles: integer("add_subtitles", { mode: "boolean" }).notNull(),
    addCinematic: integer("add_cinematic", { mode: "boolean" }).notNull(),
    createdAt: moment("created_at")
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (table) => [index("prompts_user").on(table.userId)],
);

export const promptHistory = sqliteTable(
  "prompt_history",
  {
    // Never used twice: an undone delete must not meet a newer row under its own number.
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    toolType: text("tool_type").notNull(),
    inputData: text("input_data").notNull(),
    outputData: text("output_data").notNull(),
    title: text("title", { length: 255 }).notNull(),
    /** Who answered: the built-in engine, or a model by its name. Unknown for rows that clients post. */
    engine: text("engine", { enum: ["builtin", "openai"] }),
    model: text("model"),
    durationMs: integer("duration_ms"),
    createdAt: moment("created_at")
      .notNull()
      .$defaultFn(() => new Date()),
    /** Set while a delete can still be undone: the row is in no list, and gone for good an hour later. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    // The row id ends every index, so these serve "newest first" without sorting.
    index("prompt_history_user").on(table.userId),
    index("prompt_history_user_tool").on(table.userId, table.toolType),
    // An import finds the rows it would repeat.
    index("prompt_history_user_created").on(table.userId, table.createdAt),
    index("prompt_history_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A history row is a favorite exactly when it has a row here. */
export const favorites = sqliteTable(
  "favorites",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    historyId: integer("history_id")
      .notNull()
      .references(() => promptHistory.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title", { length: 255 }).notNull(),
    toolType: text("tool_type").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (table) => [
    uniqueIndex("favorites_history").on(table.historyId),
    index("favorites_user").on(table.userId, table.historyId),
  ],
);

/** Prompts that were sent together: they are run one after the other, whether or not anybody waits for them. */
export const batchJobs = sqliteTable(
  "batch_jobs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whose job it is, for whoever runs the items: the batch room reads no meaning into it. */
    kind: text("kind").notNull(),
    /** What every item is run with, as JSON. */
    settings: text("settings").notNull(),
    /** The least time from one item's start to the next one's, in milliseconds. */
    staggerMs: integer("stagger_ms").notNull(),
    status: text("status", { enum: ["running", "done", "cancelled"] })
      .notNull()
      .default("running"),
    createdAt: moment("created_at").notNull(),
    /** When it was last set going: a retry begins anew. */
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at"),
    /** Whether its owner has been told that it is over. */
    announced: integer("announced", { mode: "boolean" }).notNull().default(false),
    /** The run in history that holds its results, where it is kept there as one. */
    historyId: integer("history_id").references(() => promptHistory.id, { onDelete: "set null" }),
  },
  (table) => [
    index("batch_jobs_user").on(table.userId),
    index("batch_jobs_running").on(table.id).where(sql`status = 'running'`),
    index("batch_jobs_history").on(table.historyId),
  ],
);

export const batchItems = sqliteTable(
  "batch_items",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => batchJobs.id, { onDelete: "cascade" }),
    /** Its place in the job, from 0. */
    place: integer("place").notNull(),
    prompt: text("prompt").notNull(),
    /** "waiting" until its result is written: an item that was under way when the server died is simply still waiting. */
    status: text("status", { enum: ["waiting", "success", "error"] })
      .notNull()
      .default("waiting"),
    /** JSON; only with "success". */
    result: text("result"),
    /** A sentence for its owner; only with "error". */
    error: text("error"),
    finishedAt: moment("finished_at"),
    /** The item's own run in history, where it has one. */
    historyId: integer("history_id").references(() => promptHistory.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("batch_items_place").on(table.jobId, table.place),
    index("batch_items_waiting").on(table.jobId, table.place).where(sql`status = 'waiting'`),
    index("batch_items_history").on(table.historyId),
  ],
);
