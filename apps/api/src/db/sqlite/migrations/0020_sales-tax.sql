ALTER TABLE `bookings` ADD `state_tax_bp` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `surtax_bp` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `tax_cents` integer;