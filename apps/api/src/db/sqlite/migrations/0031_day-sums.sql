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
CREATE TABLE `crew_day_sums` (
	`crew_id` text NOT NULL,
	`date` text NOT NULL,
	`sold` integer NOT NULL,
	`breaks` integer NOT NULL,
	PRIMARY KEY(`crew_id`, `date`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
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
CREATE TABLE `shop_offsets` (
	`begins_at` integer PRIMARY KEY NOT NULL,
	`offset_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `agreed_by_booking` ON `bookings` (`created_at`,`region_id`,`starts_at`) WHERE status not in ('pending', 'expired') and (customer_id is not null or paid_at is not null
  or status in ('scheduled', 'in-progress', 'completed', 'no-show')
  or (status = 'cancelled' and payment_status in ('on-site', 'paid-on-site')));--> statement-breakpoint
CREATE INDEX `payments_disputed` ON `payments` (`booking_id`,`received_cents`) WHERE is_disputed = 1;