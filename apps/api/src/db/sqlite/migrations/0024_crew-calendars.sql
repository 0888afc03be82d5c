CREATE TABLE `crew_calendar_blocks` (
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`from_cell` integer NOT NULL,
	`until_cell` integer NOT NULL,
	PRIMARY KEY(`crew_id`, `date`, `from_cell`),
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `crew_calendar_clashes` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`crew_id` text NOT NULL,
	`from_cell` integer NOT NULL,
	`until_cell` integer NOT NULL,
	`found_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `crew_calendar_jobs` (
	`crew_id` text NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`crew_id`, `booking_id`),
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `crew_calendars` (
	`crew_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`server_url` text NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`calendar_url` text NOT NULL,
	`calendar_name` text NOT NULL,
	`mark` text,
	`jobs_digest` text,
	`due_at` integer NOT NULL,
	`failures` integer NOT NULL,
	`failure` text,
	`tried_at` integer,
	`synced_at` integer,
	`unreadable` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `crew_breaks` ADD `is_from_calendar` integer DEFAULT false NOT NULL;