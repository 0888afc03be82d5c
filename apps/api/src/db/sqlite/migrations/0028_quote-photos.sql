CREATE TABLE `quote_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`place` integer,
	`status` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_photos_place" CHECK((place is null) = (status = 'leaving') and (place is null or place between 0 and 11))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_photos_by_place` ON `quote_photos` (`quote_id`,`place`);--> statement-breakpoint
CREATE INDEX `quote_photos_unsettled` ON `quote_photos` (`status`,`at`) WHERE status <> 'stored';