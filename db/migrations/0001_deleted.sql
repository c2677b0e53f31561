ALTER TABLE `prompt_history` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `prompt_history_user_created` ON `prompt_history` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `prompt_history_deleted` ON `prompt_history` (`deleted_at`) WHERE deleted_at is not null;