CREATE TABLE `favorites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`history_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`title` text(255) NOT NULL,
	`tool_type` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`history_id`) REFERENCES `prompt_history`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favorites_history` ON `favorites` (`history_id`);--> statement-breakpoint
CREATE INDEX `favorites_user` ON `favorites` (`user_id`,`history_id`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`address` text NOT NULL,
	`failed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_of` ON `login_failures` (`username`,`address`,`failed_at`);--> statement-breakpoint
CREATE INDEX `login_failures_at` ON `login_failures` (`failed_at`);--> statement-breakpoint
CREATE TABLE `prompt_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`tool_type` text NOT NULL,
	`input_data` text NOT NULL,
	`output_data` text NOT NULL,
	`title` text(255) NOT NULL,
	`engine` text,
	`model` text,
	`duration_ms` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prompt_history_user` ON `prompt_history` (`user_id`);--> statement-breakpoint
CREATE INDEX `prompt_history_user_tool` ON `prompt_history` (`user_id`,`tool_type`);--> statement-breakpoint
CREATE TABLE `prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`original_prompt` text NOT NULL,
	`enhanced_prompt` text NOT NULL,
	`voice_text` text,
	`add_voice` integer NOT NULL,
	`sound_guide` text,
	`add_subtitles` integer NOT NULL,
	`add_cinematic` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prompts_user` ON `prompts` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`toast` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`role` text(20) DEFAULT 'student' NOT NULL,
	`email` text,
	`full_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` integer,
	`deactivated_at` integer,
	`last_used_at` integer,
	CONSTRAINT "users_role" CHECK("users"."role" in ('admin', 'student'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));