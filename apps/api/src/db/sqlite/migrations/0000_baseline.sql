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
CREATE TABLE `bill_entries` (
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`user_id` text,
	`note` text,
	PRIMARY KEY(`booking_id`, `number`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_entry_amount" CHECK(amount_cents <> 0 or kind = 'agreed')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_agreement` ON `bill_entries` (`booking_id`) WHERE kind = 'agreed';--> statement-breakpoint
CREATE TABLE `booking_cars` (
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`visit_number` integer NOT NULL,
	`status` text NOT NULL,
	`vehicle_type` text NOT NULL,
	`vehicle_year` integer NOT NULL,
	`vehicle_make` text NOT NULL,
	`vehicle_model` text NOT NULL,
	`package_id` text NOT NULL,
	`add_on_ids` text NOT NULL,
	`lines` text NOT NULL,
	`total_cents` integer NOT NULL,
	`minutes` integer NOT NULL,
	`preferred_shade` text,
	`tint` text,
	`tint_approval` text DEFAULT 'none' NOT NULL,
	`exemption` text,
	`installation` text,
	PRIMARY KEY(`booking_id`, `number`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`,`visit_number`) REFERENCES `visits`(`booking_id`,`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_car_number" CHECK(number between 1 and 4)
) STRICT;
--> statement-breakpoint
CREATE TABLE `booking_day_sums` (
	`booking_id` text NOT NULL,
	`date` text NOT NULL,
	`region_id` text NOT NULL,
	`made` integer NOT NULL,
	`made_cents` integer NOT NULL,
	`with_add_ons` integer NOT NULL,
	`card_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`received_cents` integer NOT NULL,
	`returned_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`jobs_done` integer NOT NULL,
	`no_shows` integer NOT NULL,
	`cancelled_by_customer` integer NOT NULL,
	`cancelled_by_shop` integer NOT NULL,
	`kept_cents` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `date`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `booking_events` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`user_id` text,
	`note` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `booking_events_by_booking` ON `booking_events` (`booking_id`);--> statement-breakpoint
CREATE INDEX `booking_events_by_kind` ON `booking_events` (`kind`,`at`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`tracking_code` text NOT NULL,
	`version` integer NOT NULL,
	`token_generation` integer NOT NULL,
	`status` text NOT NULL,
	`payment_status` text NOT NULL,
	`user_id` text,
	`customer_id` text,
	`source` text DEFAULT 'site' NOT NULL,
	`quote_id` text,
	`work_title` text,
	`region_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`appointment_date` text NOT NULL,
	`appointment_time` text NOT NULL,
	`starts_at` integer NOT NULL,
	`job_minutes` integer NOT NULL,
	`visit_number` integer DEFAULT 1 NOT NULL,
	`visit_count` integer DEFAULT 1 NOT NULL,
	`awaits_visit` integer DEFAULT false NOT NULL,
	`car_count` integer DEFAULT 1 NOT NULL,
	`car_crews` integer DEFAULT 1 NOT NULL,
	`vehicle_type` text NOT NULL,
	`vehicle_year` integer NOT NULL,
	`vehicle_make` text NOT NULL,
	`vehicle_model` text NOT NULL,
	`package_id` text NOT NULL,
	`add_on_ids` text NOT NULL,
	`catalogue_version` integer DEFAULT 0 NOT NULL,
	`lines` text NOT NULL,
	`total_cents` integer NOT NULL,
	`state_tax_bp` integer,
	`surtax_bp` integer,
	`tax_cents` integer,
	`preferred_shade` text,
	`tint` text,
	`tint_approval` text DEFAULT 'none' NOT NULL,
	`exemption` text,
	`tint_disclosure_version` text,
	`tint_disclosure_text` text,
	`tint_disclosed_at` integer,
	`installation` text,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`zip` text NOT NULL,
	`site_garage` text,
	`site_shade` text,
	`site_power` text,
	`notes` text NOT NULL,
	`hold_expires_at` integer,
	`ending_since` integer,
	`grace_given` integer NOT NULL,
	`holder_address` text,
	`holder_network` text,
	`email_place` integer,
	`phone_place` integer,
	`address_place` integer,
	`site_place` integer,
	`region_place` integer,
	`crowd_place` integer,
	`paid_at` integer,
	`late_fee_percent` integer NOT NULL,
	`free_notice_hours` integer DEFAULT 24 NOT NULL,
	`free_floor_at` integer,
	`deposit_percent` integer,
	`upfront_cents` integer DEFAULT 0 NOT NULL,
	`upfront_payment_id` text,
	`bill_cents` integer DEFAULT 0 NOT NULL,
	`terms_version` text,
	`terms_text` text,
	`terms_accepted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_amounts" CHECK(upfront_cents >= 0 and bill_cents >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_tracking_code_unique` ON `bookings` (`tracking_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_upfront_payment_id_unique` ON `bookings` (`upfront_payment_id`);--> statement-breakpoint
CREATE INDEX `bookings_by_hold` ON `bookings` (`hold_expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_email` ON `bookings` (`customer_email`,`email_place`) WHERE status = 'pending' and email_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_phone` ON `bookings` (`customer_phone`,`phone_place`) WHERE status = 'pending' and phone_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_address` ON `bookings` (`holder_address`,`address_place`) WHERE status = 'pending' and address_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_site` ON `bookings` (`holder_network`,`site_place`) WHERE status = 'pending' and site_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_region` ON `bookings` (`region_id`,`region_place`) WHERE status = 'pending' and region_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_in_crowd` ON `bookings` (`region_id`,`holder_network`,`crowd_place`) WHERE status = 'pending' and crowd_place is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_region_day` ON `bookings` (`region_id`,`appointment_date`);--> statement-breakpoint
CREATE INDEX `quote_bookings_undated` ON `bookings` (`quote_id`) WHERE quote_id is not null and visit_count = 0 and status not in ('expired', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX `one_booking_of_quote` ON `bookings` (`quote_id`) WHERE quote_id is not null and status not in ('expired', 'cancelled');--> statement-breakpoint
CREATE INDEX `bookings_by_user` ON `bookings` (`user_id`,`starts_at`,`id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_email` ON `bookings` (`customer_email`);--> statement-breakpoint
CREATE INDEX `bookings_by_customer` ON `bookings` (`customer_id`,`starts_at`,`id`) WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX `listed_by_start` ON `bookings` (`region_id`,`status`,`payment_status`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `listed_by_booking` ON `bookings` (`region_id`,`status`,`payment_status`,`created_at`,`id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `listed_by_total` ON `bookings` (`region_id`,`status`,`payment_status`,`total_cents`,`id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `agreed_by_booking` ON `bookings` (`created_at`,`region_id`,`starts_at`) WHERE status not in ('pending', 'expired') and (customer_id is not null or paid_at is not null
  or status in ('scheduled', 'in-progress', 'completed', 'no-show')
  or (status = 'cancelled' and payment_status in ('on-site', 'paid-on-site')));--> statement-breakpoint
CREATE TABLE `catalogue_versions` (
	`number` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`based_on` integer NOT NULL,
	`document` text NOT NULL,
	`note` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	`published_at` integer,
	`published_by` text,
	`begins_at` integer,
	`withdrawn_at` integer,
	`withdrawn_by` text,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`published_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`withdrawn_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "catalogue_number" CHECK(number > based_on and based_on >= 0),
	CONSTRAINT "catalogue_state" CHECK(state in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "catalogue_published" CHECK((published_at is null) = (published_by is null) and (published_at is null) = (begins_at is null) and (state <> 'published' or published_at is not null) and (state <> 'draft' or published_at is null)),
	CONSTRAINT "catalogue_begins" CHECK(begins_at is null or begins_at >= published_at),
	CONSTRAINT "catalogue_withdrawn" CHECK((state = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_by is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_catalogue_draft` ON `catalogue_versions` (`state`) WHERE state = 'draft';--> statement-breakpoint
CREATE TABLE `certificate_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`car` integer NOT NULL,
	`place` integer,
	`status` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "certificate_photos_place" CHECK((place is null) = (status = 'leaving') and (place is null or place between 0 and 3))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `certificate_photos_by_place` ON `certificate_photos` (`booking_id`,`car`,`place`);--> statement-breakpoint
CREATE INDEX `certificate_photos_unsettled` ON `certificate_photos` (`status`,`at`) WHERE status <> 'stored';--> statement-breakpoint
CREATE TABLE `closures` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`region_id` text,
	`reason` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `closures_by_date` ON `closures` (`date`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`service` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `contact_messages_by_time` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_state` ON `contact_messages` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `crew_breaks` (
	`id` text PRIMARY KEY NOT NULL,
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`from_cell` integer NOT NULL,
	`until_cell` integer NOT NULL,
	`reason` text NOT NULL,
	`is_from_calendar` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `crew_breaks_by_day` ON `crew_breaks` (`date`,`crew_id`);--> statement-breakpoint
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
CREATE TABLE `crew_calendar_jobs` (
	`crew_id` text NOT NULL,
	`booking_id` text NOT NULL,
	`visit_number` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`crew_id`, `booking_id`, `visit_number`),
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
	`odd_events` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `crews`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `crew_cells` (
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
CREATE INDEX `crew_cells_by_booking` ON `crew_cells` (`booking_id`);--> statement-breakpoint
CREATE INDEX `crew_cells_by_break` ON `crew_cells` (`break_id`) WHERE break_id is not null;--> statement-breakpoint
CREATE TABLE `crew_day_sums` (
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`sold` integer NOT NULL,
	`breaks` integer NOT NULL,
	PRIMARY KEY(`crew_id`, `date`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `crews` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`region_id` text NOT NULL,
	`name` text NOT NULL,
	`members` text DEFAULT '' NOT NULL,
	`is_active` integer NOT NULL,
	`working_days` text DEFAULT '[1,2,3,4,5,6]' NOT NULL,
	`hours` text DEFAULT '[]' NOT NULL,
	`absences` text DEFAULT '[]' NOT NULL,
	`missing_skills` text DEFAULT '[]' NOT NULL
) STRICT;
--> statement-breakpoint
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
CREATE INDEX `customers_by_phone` ON `customers` (`phone`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `customers_by_phone_and_email` ON `customers` (`phone`,`email`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `customers_by_time` ON `customers` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `customers_merged` ON `customers` (`merged_into`) WHERE merged_into is not null;--> statement-breakpoint
CREATE TABLE `day_item_sums` (
	`date` text NOT NULL,
	`region_id` text NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`date`, `region_id`, `kind`, `item`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `day_sums` (
	`date` text NOT NULL,
	`region_id` text NOT NULL,
	`made` integer NOT NULL,
	`made_cents` integer NOT NULL,
	`with_add_ons` integer NOT NULL,
	`card_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`received_cents` integer NOT NULL,
	`returned_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`jobs_done` integer NOT NULL,
	`no_shows` integer NOT NULL,
	`cancelled_by_customer` integer NOT NULL,
	`cancelled_by_shop` integer NOT NULL,
	`kept_cents` integer NOT NULL,
	PRIMARY KEY(`date`, `region_id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `day_sums_state` (
	`digest` text PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
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
CREATE TABLE `notice_readers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seen_until` integer NOT NULL,
	`timing_of` text NOT NULL,
	`mailed_until` integer NOT NULL,
	`morning_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
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
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` integer,
	`delivered_at` integer,
	`failed_at` integer,
	`outcome` text,
	`last_error` text,
	`recipient` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_deduplication_key_unique` ON `outbox` (`deduplication_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `outbox_by_booking` ON `outbox` (`booking_id`) WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX `outbox_by_time` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`,`id`) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_by_recipient` ON `outbox` (`recipient`) WHERE recipient is not null;--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`sign_count` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`version` integer NOT NULL,
	`attempt` integer NOT NULL,
	`purpose` text DEFAULT 'upfront' NOT NULL,
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
CREATE INDEX `payments_disputed` ON `payments` (`booking_id`,`received_cents`) WHERE is_disputed = 1;--> statement-breakpoint
CREATE TABLE `quote_acceptances` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`name` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`preferred_days` text NOT NULL,
	`user_id` text,
	`how` text,
	`note` text,
	`document_hash` text NOT NULL,
	`booking_id` text,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quote_id`,`number`) REFERENCES `quote_versions`(`quote_id`,`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_acceptance_by" CHECK((by = 'staff') = (user_id is not null) and (user_id is null) = (how is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_acceptance` ON `quote_acceptances` (`quote_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `quote_acceptances_by_booking` ON `quote_acceptances` (`booking_id`) WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX `quote_acceptances_by_quote` ON `quote_acceptances` (`quote_id`);--> statement-breakpoint
CREATE INDEX `quote_acceptances_unbooked` ON `quote_acceptances` (`quote_id`) WHERE booking_id is null and ended_at is null;--> statement-breakpoint
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
CREATE TABLE `quote_lines` (
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`position` integer NOT NULL,
	`work_number` integer NOT NULL,
	`work_title` text NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_cents` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`list_id` text,
	`panes` text,
	PRIMARY KEY(`quote_id`, `number`, `position`),
	FOREIGN KEY (`quote_id`,`number`) REFERENCES `quote_versions`(`quote_id`,`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_line_amount" CHECK(amount_cents = (quantity * unit_cents + 50) / 100),
	CONSTRAINT "quote_line_price" CHECK(quantity > 0 and unit_cents >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `quote_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`place` integer,
	`status` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`at` integer NOT NULL,
	`caption` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_photos_place" CHECK((place is null) = (status = 'leaving') and (place is null or place between 0 and 11))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_photos_by_place` ON `quote_photos` (`quote_id`,`place`);--> statement-breakpoint
CREATE INDEX `quote_photos_unsettled` ON `quote_photos` (`status`,`at`) WHERE status <> 'stored';--> statement-breakpoint
CREATE TABLE `quote_versions` (
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`line_count` integer NOT NULL,
	`subtotal_cents` integer NOT NULL,
	`discount_kind` text NOT NULL,
	`discount_value` integer NOT NULL,
	`discount_cents` integer NOT NULL,
	`discount_text` text NOT NULL,
	`total_cents` integer NOT NULL,
	`state_tax_bp` integer,
	`surtax_bp` integer,
	`tax_cents` integer,
	`deposit_percent` integer,
	`deposit_cents` integer DEFAULT 0 NOT NULL,
	`late_fee_percent` integer DEFAULT 0 NOT NULL,
	`free_notice_hours` integer DEFAULT 24 NOT NULL,
	`good_through` text NOT NULL,
	`expires_at` integer NOT NULL,
	`terms_version` text,
	`terms_text` text,
	`message` text,
	`made_at` integer NOT NULL,
	`made_by` text NOT NULL,
	`sent_at` integer,
	`sent_by` text,
	PRIMARY KEY(`quote_id`, `number`),
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`made_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_version_total" CHECK(total_cents = subtotal_cents - discount_cents),
	CONSTRAINT "quote_version_discount" CHECK(discount_cents between 0 and subtotal_cents),
	CONSTRAINT "quote_version_sent" CHECK((sent_at is null) = (sent_by is null) and (sent_at is null) = (terms_version is null) and (sent_at is null) = (terms_text is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_draft` ON `quote_versions` (`quote_id`) WHERE sent_at is null;--> statement-breakpoint
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
	`current_number` integer,
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
CREATE INDEX `quotes_by_activity` ON `quotes` (`active_at`) WHERE details is not null;--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_code_of_user` ON `recovery_codes` (`user_id`,`code_hash`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`stripe_refund_id` text,
	`status` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text NOT NULL,
	`user_id` text,
	`note` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_stripe_refund_id_unique` ON `refunds` (`stripe_refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_booking` ON `refunds` (`booking_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_time` ON `refunds` (`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_pending` ON `refunds` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`generation` integer NOT NULL,
	`rotated_at` integer NOT NULL,
	`browser` text DEFAULT '' NOT NULL,
	`system` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `set_up` (
	`id` integer PRIMARY KEY NOT NULL,
	`changes` integer NOT NULL,
	CONSTRAINT "one_row" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_offsets` (
	`begins_at` integer PRIMARY KEY NOT NULL,
	`offset_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
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
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `totp_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `totp_factors_user_id_unique` ON `totp_factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`pending_email` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text NOT NULL,
	`region_id` text,
	`is_active` integer DEFAULT true NOT NULL,
	`first_login_at` integer,
	`factor_due_at` integer,
	`calendar_generation` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_verified_email` ON `users` (`email`) WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`email`);--> statement-breakpoint
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
-- By hand from here on, kept by `pnpm --filter @tintforge/api migrations`: what drizzle-kit can't write.

-- Every change of the configuration is counted: db/set-up.ts keeps what it has worked out until the number changes.
INSERT INTO `set_up` VALUES (1, 0);
--> statement-breakpoint
CREATE TRIGGER `set_up_of_settings_insert` AFTER INSERT ON `settings` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_settings_update` AFTER UPDATE ON `settings` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_settings_delete` AFTER DELETE ON `settings` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_crews_insert` AFTER INSERT ON `crews` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_crews_update` AFTER UPDATE ON `crews` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_crews_delete` AFTER DELETE ON `crews` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_closures_insert` AFTER INSERT ON `closures` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_closures_update` AFTER UPDATE ON `closures` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_closures_delete` AFTER DELETE ON `closures` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_catalogue_versions_insert` AFTER INSERT ON `catalogue_versions` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_catalogue_versions_update` AFTER UPDATE ON `catalogue_versions` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_catalogue_versions_delete` AFTER DELETE ON `catalogue_versions` BEGIN
	UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
-- A version of the catalog stays as it was published, and can be withdrawn.
CREATE TRIGGER `catalogue_version_kept` BEFORE UPDATE ON `catalogue_versions`
WHEN NEW.`number` <> OLD.`number` OR OLD.`state` = 'withdrawn' OR (OLD.`state` = 'published' AND (
	NEW.`state` <> 'withdrawn' OR NEW.`document` IS NOT OLD.`document` OR NEW.`begins_at` IS NOT OLD.`begins_at` OR
	NEW.`published_at` IS NOT OLD.`published_at` OR NEW.`published_by` IS NOT OLD.`published_by` OR NEW.`based_on` IS NOT OLD.`based_on`
)) BEGIN
	SELECT RAISE(ABORT, 'A version of the catalog is kept as it was published');
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_version_not_deleted` BEFORE DELETE ON `catalogue_versions` BEGIN
	SELECT RAISE(ABORT, 'A version of the catalog is kept as it was published');
END;
--> statement-breakpoint
-- An entry of a bill stays as it was written, only its note can be forgotten, and a booking's bill is the sum of its entries.
CREATE TRIGGER `bill_entry_counts` AFTER INSERT ON `bill_entries` BEGIN
	UPDATE `bookings` SET `bill_cents` = (
		SELECT sum(`amount_cents`) FROM `bill_entries` WHERE `booking_id` = NEW.`booking_id`
	) WHERE `id` = NEW.`booking_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bill_entry_kept` BEFORE UPDATE ON `bill_entries`
WHEN NEW.`note` IS NOT NULL OR NEW.`booking_id` <> OLD.`booking_id` OR NEW.`number` <> OLD.`number` OR NEW.`at` <> OLD.`at`
	OR NEW.`kind` <> OLD.`kind` OR NEW.`amount_cents` <> OLD.`amount_cents` OR NEW.`user_id` IS NOT OLD.`user_id` BEGIN
	SELECT RAISE(ABORT, 'An entry of a bill is kept as it was written');
END;
--> statement-breakpoint
CREATE TRIGGER `bill_entry_not_deleted` BEFORE DELETE ON `bill_entries` BEGIN
	SELECT RAISE(ABORT, 'An entry of a bill is kept as it was written');
END;
--> statement-breakpoint
-- What is paid upfront is fixed when a booking is held, and one payment of exactly that amount confirms it.
CREATE TRIGGER `booking_confirmed_once` BEFORE UPDATE OF `upfront_payment_id` ON `bookings`
WHEN NEW.`upfront_payment_id` IS NOT OLD.`upfront_payment_id` AND (OLD.`upfront_payment_id` IS NOT NULL OR NOT EXISTS (
	SELECT 1 FROM `payments` WHERE `id` = NEW.`upfront_payment_id` AND `booking_id` = NEW.`id` AND `purpose` = 'upfront'
		AND `status` = 'succeeded' AND `received_cents` = NEW.`upfront_cents`
)) BEGIN
	SELECT RAISE(ABORT, 'A booking is confirmed once, by a payment of exactly its upfront amount');
END;
--> statement-breakpoint
CREATE TRIGGER `booking_upfront_kept` BEFORE UPDATE OF `upfront_cents` ON `bookings`
WHEN NEW.`upfront_cents` <> OLD.`upfront_cents` BEGIN
	SELECT RAISE(ABORT, 'The upfront amount of a booking is fixed when it is held');
END;
--> statement-breakpoint
-- A version of a quote is sent with lines that add up to its subtotal, and stays as it was sent; its message can be
-- forgotten.
CREATE TRIGGER `quote_version_adds_up` BEFORE UPDATE ON `quote_versions`
WHEN OLD.`sent_at` IS NULL AND NEW.`sent_at` IS NOT NULL AND (
	NEW.`line_count` = 0
	OR NEW.`line_count` <> (SELECT count(*) FROM `quote_lines` WHERE `quote_id` = OLD.`quote_id` AND `number` = OLD.`number`)
	OR NEW.`subtotal_cents` <> (
		SELECT sum(`amount_cents`) FROM `quote_lines` WHERE `quote_id` = OLD.`quote_id` AND `number` = OLD.`number`
	)
) BEGIN
	SELECT RAISE(ABORT, 'A version of a quote is sent with lines that add up to its subtotal');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_version_deposit` BEFORE UPDATE ON `quote_versions`
WHEN NEW.`sent_at` IS NOT NULL AND NOT (
	(NEW.`deposit_percent` IS NULL) = (NEW.`deposit_cents` = 0) AND NEW.`deposit_cents` BETWEEN 0 AND NEW.`total_cents`
) BEGIN
	SELECT RAISE(ABORT, 'A deposit is a part of the total');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_version_kept` BEFORE UPDATE ON `quote_versions`
WHEN OLD.`sent_at` IS NOT NULL AND (NEW.`quote_id` IS NOT OLD.`quote_id` OR NEW.`number` IS NOT OLD.`number`
	OR NEW.`line_count` IS NOT OLD.`line_count` OR NEW.`subtotal_cents` IS NOT OLD.`subtotal_cents`
	OR NEW.`discount_kind` IS NOT OLD.`discount_kind` OR NEW.`discount_value` IS NOT OLD.`discount_value`
	OR NEW.`discount_cents` IS NOT OLD.`discount_cents` OR NEW.`discount_text` IS NOT OLD.`discount_text`
	OR NEW.`total_cents` IS NOT OLD.`total_cents` OR NEW.`state_tax_bp` IS NOT OLD.`state_tax_bp`
	OR NEW.`surtax_bp` IS NOT OLD.`surtax_bp` OR NEW.`tax_cents` IS NOT OLD.`tax_cents`
	OR NEW.`good_through` IS NOT OLD.`good_through` OR NEW.`expires_at` IS NOT OLD.`expires_at`
	OR NEW.`terms_version` IS NOT OLD.`terms_version` OR NEW.`terms_text` IS NOT OLD.`terms_text`
	OR NEW.`made_at` IS NOT OLD.`made_at` OR NEW.`made_by` IS NOT OLD.`made_by`
	OR NEW.`sent_at` IS NOT OLD.`sent_at` OR NEW.`sent_by` IS NOT OLD.`sent_by`
	OR NEW.`deposit_percent` IS NOT OLD.`deposit_percent`
	OR NEW.`deposit_cents` IS NOT OLD.`deposit_cents`
	OR NEW.`late_fee_percent` IS NOT OLD.`late_fee_percent`
	OR NEW.`free_notice_hours` IS NOT OLD.`free_notice_hours`
	OR (NEW.`message` IS NOT NULL AND NEW.`message` IS NOT OLD.`message`)) BEGIN
	SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_version_not_deleted` BEFORE DELETE ON `quote_versions` WHEN OLD.`sent_at` IS NOT NULL BEGIN
	SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
-- A line of a quote is written once, before its version is sent.
CREATE TRIGGER `quote_line_not_added` BEFORE INSERT ON `quote_lines` WHEN EXISTS (
	SELECT 1 FROM `quote_versions` `v` WHERE `v`.`quote_id` = NEW.`quote_id` AND `v`.`number` = NEW.`number`
		AND `sent_at` IS NOT NULL AND `line_count` <= (
			SELECT count(*) FROM `quote_lines` `l` WHERE `l`.`quote_id` = NEW.`quote_id` AND `l`.`number` = NEW.`number`
		)
) BEGIN
	SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_line_kept` BEFORE UPDATE ON `quote_lines` BEGIN
	SELECT RAISE(ABORT, 'A line of a quote is written once');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_line_not_deleted` BEFORE DELETE ON `quote_lines` WHEN EXISTS (
	SELECT 1 FROM `quote_versions` `v` WHERE `v`.`quote_id` = OLD.`quote_id` AND `v`.`number` = OLD.`number`
		AND `sent_at` IS NOT NULL
) BEGIN
	SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
-- An acceptance of a quote stays as it was made; its name can be forgotten.
CREATE TRIGGER `quote_acceptance_kept` BEFORE UPDATE ON `quote_acceptances`
WHEN NEW.`id` IS NOT OLD.`id` OR NEW.`quote_id` IS NOT OLD.`quote_id` OR NEW.`number` IS NOT OLD.`number`
	OR NEW.`at` IS NOT OLD.`at` OR NEW.`by` IS NOT OLD.`by` OR NEW.`user_id` IS NOT OLD.`user_id`
	OR NEW.`how` IS NOT OLD.`how` OR NEW.`document_hash` IS NOT OLD.`document_hash`
	OR NEW.`booking_id` IS NOT OLD.`booking_id`
	OR (NEW.`ended_at` IS NOT OLD.`ended_at` AND OLD.`ended_at` IS NOT NULL)
	OR (NEW.`name` <> '' AND NEW.`name` <> OLD.`name`) BEGIN
	SELECT RAISE(ABORT, 'An acceptance of a quote is kept as it was made');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_acceptance_not_deleted` BEFORE DELETE ON `quote_acceptances` BEGIN
	SELECT RAISE(ABORT, 'An acceptance of a quote is kept as it was made');
END;
--> statement-breakpoint
-- A quote's booking keeps its quote and the price that was accepted.
CREATE TRIGGER `quote_booking_kept` BEFORE UPDATE OF `quote_id`, `total_cents`, `upfront_cents` ON `bookings`
WHEN NEW.`quote_id` IS NOT OLD.`quote_id` OR (OLD.`quote_id` IS NOT NULL
	AND (NEW.`total_cents` <> OLD.`total_cents` OR NEW.`upfront_cents` <> OLD.`upfront_cents`)) BEGIN
	SELECT RAISE(ABORT, 'A quote''s booking keeps the price that was accepted');
END;
--> statement-breakpoint
-- Photos are of one certificate: they leave with it, whatever replaces it, and stay where only the note on its document
-- changes. An upload that began within the hour is known by its row, which goes an hour after it began.
CREATE TRIGGER `certificate_of_booking_leaves` AFTER UPDATE OF `exemption` ON `bookings`
WHEN OLD.`exemption` IS NOT NULL
AND json_remove(NEW.`exemption`, '$.documentReference') IS NOT json_remove(OLD.`exemption`, '$.documentReference') BEGIN
	UPDATE `certificate_photos` SET `status` = 'leaving', `place` = NULL WHERE `booking_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `certificate_of_car_leaves` AFTER UPDATE OF `exemption` ON `booking_cars`
WHEN OLD.`exemption` IS NOT NULL
AND json_remove(NEW.`exemption`, '$.documentReference') IS NOT json_remove(OLD.`exemption`, '$.documentReference') BEGIN
	UPDATE `certificate_photos` SET `status` = 'leaving', `place` = NULL
	WHERE `booking_id` = NEW.`booking_id` AND `car` = NEW.`number`;
END;
--> statement-breakpoint
-- The search of the shop's list, for SQLite alone: not in schema.ts, read by features/admin/bookings/search-store.ts only.
-- A migration that builds `bookings` anew drops the triggers on it and has to make them again.
--
-- One row for each booking under a number of its own, because the rowids of a table with a text key may change. Beside
-- it stands what lists filter and order by: a word that a hundred thousand bookings have is then still quick.
CREATE TABLE `booking_search_rows` (
	`number` integer PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL UNIQUE,
	`region_id` text NOT NULL,
	`status` text NOT NULL,
	`payment_status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`total_cents` integer NOT NULL
) STRICT;
--> statement-breakpoint
-- The words by which a booking is found. A code and a phone are also known by their last parts; several cars by the words
-- of each that isn't cancelled: `work_title` names them all.
CREATE VIEW `booking_words` AS
	SELECT
		`id` AS `booking_id`,
		substr(`tracking_code`, 4, 4) || substr(`tracking_code`, 9) || ' ' || substr(`tracking_code`, 9) AS `code`,
		`customer_name` AS `name`,
		`customer_phone` || ' ' || substr(`customer_phone`, 4) || ' ' || substr(`customer_phone`, 7) AS `phone`,
		`customer_email` AS `email`,
		CASE WHEN `car_count` > 1 THEN `work_title`
			ELSE `vehicle_year` || ' ' || `vehicle_make` || ' ' || `vehicle_model` END AS `vehicle`
	FROM `bookings`;
--> statement-breakpoint
-- It keeps no text, and beginnings of two and three letters have lists of their own.
CREATE VIRTUAL TABLE `booking_search` USING fts5(
	`code`, `name`, `phone`, `email`, `vehicle`,
	content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- A hold is indexed when it becomes a booking, or ends: writing the index took longer than all else that a hold writes,
-- and most holds live for minutes. Those that are held now are few; features/admin/bookings/search-store.ts looks through
-- them themselves, by the words of the view.
CREATE TRIGGER `booking_search_of_new` AFTER INSERT ON `bookings` WHEN new.`status` <> 'pending' BEGIN
	INSERT INTO `booking_search_rows` (`booking_id`, `region_id`, `status`, `payment_status`, `starts_at`, `created_at`, `total_cents`)
		VALUES (new.`id`, new.`region_id`, new.`status`, new.`payment_status`, new.`starts_at`, new.`created_at`, new.`total_cents`);
	INSERT INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
		SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle`
		FROM `booking_search_rows` JOIN `booking_words` USING (`booking_id`) WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_held` AFTER UPDATE OF `status` ON `bookings`
WHEN old.`status` = 'pending' AND new.`status` <> 'pending' BEGIN
	INSERT OR IGNORE INTO `booking_search_rows` (`booking_id`, `region_id`, `status`, `payment_status`, `starts_at`, `created_at`, `total_cents`)
		VALUES (new.`id`, new.`region_id`, new.`status`, new.`payment_status`, new.`starts_at`, new.`created_at`, new.`total_cents`);
	INSERT OR REPLACE INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
		SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle`
		FROM `booking_search_rows` JOIN `booking_words` USING (`booking_id`) WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_words`
AFTER UPDATE OF `tracking_code`, `customer_name`, `customer_phone`, `customer_email`, `vehicle_year`, `vehicle_make`, `vehicle_model`, `work_title`
ON `bookings` BEGIN
	INSERT OR REPLACE INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
		SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle`
		FROM `booking_search_rows` JOIN `booking_words` USING (`booking_id`) WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_filters`
AFTER UPDATE OF `region_id`, `status`, `payment_status`, `starts_at`, `created_at`, `total_cents`
ON `bookings` BEGIN
	UPDATE `booking_search_rows` SET
		`region_id` = new.`region_id`,
		`status` = new.`status`,
		`payment_status` = new.`payment_status`,
		`starts_at` = new.`starts_at`,
		`created_at` = new.`created_at`,
		`total_cents` = new.`total_cents`
	WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_gone` AFTER DELETE ON `bookings` BEGIN
	DELETE FROM `booking_search` WHERE `rowid` = (SELECT `number` FROM `booking_search_rows` WHERE `booking_id` = old.`id`);
	DELETE FROM `booking_search_rows` WHERE `booking_id` = old.`id`;
END;
--> statement-breakpoint
-- The search of customers, for SQLite alone as well: read by features/admin/customers/search-store.ts only. Numbers grow
-- with time, so that who came last is found first.
CREATE TABLE `customer_search_rows` (
	`number` integer PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL UNIQUE
) STRICT;
--> statement-breakpoint
CREATE VIEW `customer_search_words` AS
	SELECT
		`number`,
		`customer_id`,
		`name`,
		`phone` || ' ' || substr(`phone`, 4) || ' ' || substr(`phone`, 7) AS `phone`,
		`email`
	FROM `customer_search_rows` JOIN `customers` ON `customers`.`id` = `customer_id`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `customer_search` USING fts5(
	`name`, `phone`, `email`,
	content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER `customer_search_of_new` AFTER INSERT ON `customers` BEGIN
	INSERT INTO `customer_search_rows` (`customer_id`) VALUES (new.`id`);
	INSERT INTO `customer_search` (`rowid`, `name`, `phone`, `email`)
		SELECT `number`, `name`, `phone`, `email` FROM `customer_search_words` WHERE `customer_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `customer_search_of_words` AFTER UPDATE OF `name`, `phone`, `email` ON `customers` BEGIN
	INSERT OR REPLACE INTO `customer_search` (`rowid`, `name`, `phone`, `email`)
		SELECT `number`, `name`, `phone`, `email` FROM `customer_search_words` WHERE `customer_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `customer_search_of_gone` AFTER DELETE ON `customers` BEGIN
	DELETE FROM `customer_search` WHERE `rowid` = (SELECT `number` FROM `customer_search_rows` WHERE `customer_id` = old.`id`);
	DELETE FROM `customer_search_rows` WHERE `customer_id` = old.`id`;
END;
