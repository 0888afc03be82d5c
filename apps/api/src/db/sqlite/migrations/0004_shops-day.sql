CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_by_time` ON `audit` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_by_subject` ON `audit` (`subject`);--> statement-breakpoint
CREATE TABLE `crew_breaks` (
	`id` text PRIMARY KEY NOT NULL,
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`from_cell` integer NOT NULL,
	`until_cell` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `crew_breaks_by_day` ON `crew_breaks` (`date`,`crew_id`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`notes` text NOT NULL,
	`merged_into` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `customers_by_email` ON `customers` (`email`);--> statement-breakpoint
CREATE INDEX `customers_by_phone` ON `customers` (`phone`);--> statement-breakpoint
CREATE INDEX `customers_by_time` ON `customers` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `site_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`direction` text NOT NULL,
	`method` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`at` integer NOT NULL,
	`user_id` text NOT NULL,
	`note` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `site_payments_by_booking` ON `site_payments` (`booking_id`);--> statement-breakpoint
CREATE INDEX `site_payments_by_time` ON `site_payments` (`at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_crew_cells` (
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`cell` integer NOT NULL,
	`booking_id` text,
	`break_id` text,
	PRIMARY KEY(`crew_id`, `date`, `cell`),
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`break_id`) REFERENCES `crew_breaks`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_occupant" CHECK((booking_id is null) <> (break_id is null))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_crew_cells`("crew_id", "date", "cell", "booking_id", "break_id") SELECT "crew_id", "date", "cell", "booking_id", null FROM `crew_cells`;--> statement-breakpoint
DROP TABLE `crew_cells`;--> statement-breakpoint
ALTER TABLE `__new_crew_cells` RENAME TO `crew_cells`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `crew_cells_by_booking` ON `crew_cells` (`booking_id`);--> statement-breakpoint
CREATE INDEX `crew_cells_by_break` ON `crew_cells` (`break_id`) WHERE break_id is not null;--> statement-breakpoint
ALTER TABLE `booking_events` ADD `user_id` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `booking_events` ADD `note` text;--> statement-breakpoint
CREATE INDEX `booking_events_by_kind` ON `booking_events` (`kind`,`at`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `customer_id` text REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE `bookings` ADD `source` text DEFAULT 'site' NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_by_customer` ON `bookings` (`customer_id`,`starts_at`,`id`) WHERE customer_id is not null;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `state` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `handled_by` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `contact_messages_by_state` ON `contact_messages` (`state`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `crews` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `crews` ADD `members` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `crews` ADD `working_days` text DEFAULT '[1,2,3,4,5,6]' NOT NULL;--> statement-breakpoint
ALTER TABLE `crews` ADD `missing_skills` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `user_id` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `refunds` ADD `note` text;--> statement-breakpoint
ALTER TABLE `users` ADD `is_active` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_time` ON `outbox` (`created_at`,`id`);