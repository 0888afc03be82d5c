DROP INDEX `holds_by_phone`;--> statement-breakpoint
DROP INDEX `holds_by_address`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `email_place` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `phone_place` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `address_place` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_email` ON `bookings` (`customer_email`,`email_place`) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_phone` ON `bookings` (`customer_phone`,`phone_place`) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_address` ON `bookings` (`holder_address`,`address_place`) WHERE status = 'pending';