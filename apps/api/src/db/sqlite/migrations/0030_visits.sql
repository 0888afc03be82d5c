CREATE TABLE `visits` (
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`region_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`time` text NOT NULL,
	`starts_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`status` text NOT NULL,
	`started_at` integer,
	`completed_at` integer,
	PRIMARY KEY(`booking_id`, `number`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `visits_by_region_day` ON `visits` (`region_id`,`date`);
--> statement-breakpoint
-- Each booking's first visit, from its own columns. The plus keeps the planner from the index by kind, which would be read
-- whole for each booking.
INSERT INTO `visits` (`booking_id`, `number`, `region_id`, `crew_id`, `date`, `time`, `starts_at`, `minutes`, `status`, `started_at`, `completed_at`)
SELECT `id`, 1, `region_id`, `crew_id`, `appointment_date`, `appointment_time`, `starts_at`, `job_minutes`,
	CASE `status` WHEN 'in-progress' THEN 'in-progress' WHEN 'completed' THEN 'completed' WHEN 'no-show' THEN 'missed'
		WHEN 'cancelled' THEN 'cancelled' WHEN 'expired' THEN 'cancelled' ELSE 'planned' END,
	CASE WHEN `status` IN ('in-progress', 'completed') THEN (
		SELECT max(`at`) FROM `booking_events` `e` WHERE `e`.`booking_id` = `bookings`.`id` AND +`e`.`kind` = 'checked-in'
	) END,
	CASE WHEN `status` = 'completed' THEN (
		SELECT max(`at`) FROM `booking_events` `e` WHERE `e`.`booking_id` = `bookings`.`id` AND +`e`.`kind` = 'completed'
	) END
FROM `bookings` ORDER BY `id`;
--> statement-breakpoint
CREATE TABLE `__new_crew_cells` (
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`cell` integer NOT NULL,
	`booking_id` text,
	`visit_number` integer,
	`break_id` text,
	PRIMARY KEY(`crew_id`, `date`, `cell`),
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`break_id`) REFERENCES `crew_breaks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`,`visit_number`) REFERENCES `visits`(`booking_id`,`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_occupant" CHECK((booking_id is null) <> (break_id is null) and (booking_id is null) = (visit_number is null))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_crew_cells`("crew_id", "date", "cell", "booking_id", "visit_number", "break_id") SELECT "crew_id", "date", "cell", "booking_id", CASE WHEN "booking_id" IS NOT NULL THEN 1 END, "break_id" FROM `crew_cells`;--> statement-breakpoint
DROP TABLE `crew_cells`;--> statement-breakpoint
ALTER TABLE `__new_crew_cells` RENAME TO `crew_cells`;--> statement-breakpoint
CREATE INDEX `crew_cells_by_booking` ON `crew_cells` (`booking_id`);--> statement-breakpoint
CREATE INDEX `crew_cells_by_break` ON `crew_cells` (`break_id`) WHERE break_id is not null;--> statement-breakpoint
CREATE TABLE `__new_crew_calendar_jobs` (
	`crew_id` text NOT NULL,
	`booking_id` text NOT NULL,
	`visit_number` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`crew_id`, `booking_id`, `visit_number`),
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_crew_calendar_jobs`("crew_id", "booking_id", "visit_number") SELECT "crew_id", "booking_id", 1 FROM `crew_calendar_jobs`;--> statement-breakpoint
DROP TABLE `crew_calendar_jobs`;--> statement-breakpoint
ALTER TABLE `__new_crew_calendar_jobs` RENAME TO `crew_calendar_jobs`;--> statement-breakpoint
CREATE TABLE `__new_crew_calendar_clashes` (
	`booking_id` text NOT NULL,
	`visit_number` integer DEFAULT 1 NOT NULL,
	`crew_id` text NOT NULL,
	`from_cell` integer NOT NULL,
	`until_cell` integer NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `visit_number`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_crew_calendar_clashes`("booking_id", "visit_number", "crew_id", "from_cell", "until_cell", "found_at") SELECT "booking_id", 1, "crew_id", "from_cell", "until_cell", "found_at" FROM `crew_calendar_clashes`;--> statement-breakpoint
DROP TABLE `crew_calendar_clashes`;--> statement-breakpoint
ALTER TABLE `__new_crew_calendar_clashes` RENAME TO `crew_calendar_clashes`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `visit_number` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `visit_count` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `awaits_visit` integer DEFAULT false NOT NULL;