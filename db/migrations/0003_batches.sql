CREATE TABLE `batch_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`place` integer NOT NULL,
	`prompt` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`result` text,
	`error` text,
	`finished_at` integer,
	`history_id` integer,
	FOREIGN KEY (`job_id`) REFERENCES `batch_jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`history_id`) REFERENCES `prompt_history`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `batch_items_place` ON `batch_items` (`job_id`,`place`);--> statement-breakpoint
CREATE INDEX `batch_items_waiting` ON `batch_items` (`job_id`,`place`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `batch_items_history` ON `batch_items` (`history_id`);--> statement-breakpoint
CREATE TABLE `batch_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`settings` text NOT NULL,
	`stagger_ms` integer NOT NULL,
	`status` text DEFAULT 'running' NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`announced` integer DEFAULT false NOT NULL,
	`history_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`history_id`) REFERENCES `prompt_history`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `batch_jobs_user` ON `batch_jobs` (`user_id`);--> statement-breakpoint
CREATE INDEX `batch_jobs_running` ON `batch_jobs` (`id`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `batch_jobs_history` ON `batch_jobs` (`history_id`);