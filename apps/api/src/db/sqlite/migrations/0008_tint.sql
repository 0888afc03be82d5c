ALTER TABLE `bookings` ADD `tint` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `tint_approval` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `exemption` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `tint_disclosure_version` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `tint_disclosure_text` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `tint_disclosed_at` integer;