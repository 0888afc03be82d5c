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
ALTER TABLE `bookings` ADD `car_count` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `car_crews` integer DEFAULT 1 NOT NULL;