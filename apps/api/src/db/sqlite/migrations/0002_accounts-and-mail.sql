CREATE TABLE `email_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_tokens_token_hash_unique` ON `email_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `email_tokens_by_user` ON `email_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_tokens_by_expiry` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `mailbox` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`attachments` text NOT NULL,
	`sent_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `mailbox_message_id_unique` ON `mailbox` (`message_id`);--> statement-breakpoint
CREATE INDEX `mailbox_by_time` ON `mailbox` (`sent_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`generation` integer NOT NULL,
	`rotated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text NOT NULL,
	`region_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_verified_email` ON `users` (`email`) WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`email`);--> statement-breakpoint
DROP INDEX `holds_by_email`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `user_id` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `bookings_by_user` ON `bookings` (`user_id`,`starts_at`,`id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_email` ON `bookings` (`customer_email`);--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `leased_until` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failed_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `last_error` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `recipient` text;--> statement-breakpoint
CREATE INDEX `outbox_by_booking` ON `outbox` (`booking_id`) WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE delivered_at is null and failed_at is null;