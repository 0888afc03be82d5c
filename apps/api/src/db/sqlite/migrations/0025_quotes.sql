CREATE TABLE `quote_events` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`user_id` text,
	`note` text,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `quote_events_by_quote` ON `quote_events` (`quote_id`);--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`version` integer NOT NULL,
	`token_generation` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`region_id` text NOT NULL,
	`zip` text NOT NULL,
	`city` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`company` text NOT NULL,
	`notes` text NOT NULL,
	`details` text,
	`assigned_to` text,
	`request_key` text NOT NULL,
	`request_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`active_at` integer NOT NULL,
	FOREIGN KEY (`assigned_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quotes_erased" CHECK((details is null) = (customer_email = ''))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_code_unique` ON `quotes` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_request_key_unique` ON `quotes` (`request_key`);--> statement-breakpoint
CREATE INDEX `quotes_by_status` ON `quotes` (`status`,`created_at`,`id`) WHERE details is not null;--> statement-breakpoint
CREATE INDEX `quotes_by_email` ON `quotes` (`customer_email`);--> statement-breakpoint
CREATE INDEX `quotes_by_activity` ON `quotes` (`active_at`) WHERE details is not null;