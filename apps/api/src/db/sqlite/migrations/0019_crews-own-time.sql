ALTER TABLE `crews` ADD `hours` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `crews` ADD `absences` text DEFAULT '[]' NOT NULL;