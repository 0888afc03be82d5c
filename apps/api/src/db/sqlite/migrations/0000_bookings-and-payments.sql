CREATE TABLE `booking_events` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `booking_events_by_booking` ON `booking_events` (`booking_id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`tracking_code` text NOT NULL,
	`version` integer NOT NULL,
	`token_generation` integer NOT NULL,
	`status` text NOT NULL,
	`payment_status` text NOT NULL,
	`region_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`appointment_date` text NOT NULL,
	`appointment_time` text NOT NULL,
	`starts_at` integer NOT NULL,
	`job_minutes` integer NOT NULL,
	`vehicle_type` text NOT NULL,
	`vehicle_year` integer NOT NULL,
	`vehicle_make` text NOT NULL,
	`vehicle_model` text NOT NULL,
	`package_id` text NOT NULL,
	`add_on_ids` text NOT NULL,
	`lines` text NOT NULL,
	`total_cents` integer NOT NULL,
	`preferred_shade` text,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`zip` text NOT NULL,
	`has_garage` integer NOT NULL,
	`has_shade` integer NOT NULL,
	`has_power` integer NOT NULL,
	`notes` text NOT NULL,
	`hold_expires_at` integer,
	`ending_since` integer,
	`grace_given` integer NOT NULL,
	`holder_address` text,
	`paid_at` integer,
	`late_fee_percent` integer NOT NULL,
	`terms_version` text,
	`terms_text` text,
	`terms_accepted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_tracking_code_unique` ON `bookings` (`tracking_code`);--> statement-breakpoint
CREATE INDEX `bookings_by_hold` ON `bookings` (`hold_expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `holds_by_email` ON `bookings` (`customer_email`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `holds_by_phone` ON `bookings` (`customer_phone`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `holds_by_address` ON `bookings` (`holder_address`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `bookings_by_region_day` ON `bookings` (`region_id`,`appointment_date`);--> statement-breakpoint
CREATE TABLE `closures` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`region_id` text,
	`reason` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `closures_by_date` ON `closures` (`date`);--> statement-breakpoint
CREATE TABLE `crew_cells` (
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`cell` integer NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`crew_id`, `date`, `cell`),
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `crew_cells_by_booking` ON `crew_cells` (`booking_id`);--> statement-breakpoint
CREATE TABLE `crews` (
	`id` text PRIMARY KEY NOT NULL,
	`region_id` text NOT NULL,
	`name` text NOT NULL,
	`is_active` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`booking_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`expires_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`deduplication_key` text NOT NULL,
	`booking_id` text,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`delivered_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_deduplication_key_unique` ON `outbox` (`deduplication_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE delivered_at is null;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`version` integer NOT NULL,
	`attempt` integer NOT NULL,
	`intent_id` text,
	`status` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`received_cents` integer NOT NULL,
	`card_last_four` text,
	`is_disputed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent_id_unique` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_by_booking` ON `payments` (`booking_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_payment` ON `payments` (`booking_id`) WHERE status not in ('succeeded', 'canceled');--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`created_at`) WHERE status not in ('succeeded', 'canceled');--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`stripe_refund_id` text,
	`status` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_stripe_refund_id_unique` ON `refunds` (`stripe_refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_booking` ON `refunds` (`booking_id`);--> statement-breakpoint
CREATE INDEX `refunds_pending` ON `refunds` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
