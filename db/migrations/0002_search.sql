-- What a search reads of a run: its texts without the names of their fields, which are the same in every run.
CREATE VIEW `history_text` AS
SELECT `id`, `user_id`, `tool_type`, `title`,
	CASE WHEN json_valid(`input_data`)
		THEN (SELECT group_concat(`atom`, char(10)) FROM json_tree(`input_data`) WHERE `type` = 'text')
		ELSE `input_data` END AS `input`,
	CASE WHEN json_valid(`output_data`)
		THEN (SELECT group_concat(`atom`, char(10)) FROM json_tree(`output_data`) WHERE `type` = 'text')
		ELSE `output_data` END AS `output`
FROM `prompt_history`;
--> statement-breakpoint
-- The index holds no copy of the texts. (FTS5 cannot read an external content that uses json_tree itself,
-- so the triggers hand it the texts.)
CREATE VIRTUAL TABLE `history_search` USING fts5(
	`user_id`, `tool_type`, `title`, `input`, `output`,
	content = '', contentless_delete = 1,
	tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
CREATE TRIGGER `history_search_insert` AFTER INSERT ON `prompt_history` BEGIN
	INSERT INTO `history_search` (`rowid`, `user_id`, `tool_type`, `title`, `input`, `output`)
	SELECT * FROM `history_text` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `history_search_delete` AFTER DELETE ON `prompt_history` BEGIN
	DELETE FROM `history_search` WHERE `rowid` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `history_search_update`
AFTER UPDATE OF `user_id`, `tool_type`, `title`, `input_data`, `output_data` ON `prompt_history` BEGIN
	DELETE FROM `history_search` WHERE `rowid` = old.`id`;
	INSERT INTO `history_search` (`rowid`, `user_id`, `tool_type`, `title`, `input`, `output`)
	SELECT * FROM `history_text` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
INSERT INTO `history_search` (`rowid`, `user_id`, `tool_type`, `title`, `input`, `output`)
SELECT * FROM `history_text`;
