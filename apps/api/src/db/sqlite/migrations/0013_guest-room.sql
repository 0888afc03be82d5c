ALTER TABLE `bookings` ADD `holder_network` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `site_place` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `region_place` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `crowd_place` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_site` ON `bookings` (`holder_network`,`site_place`) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_by_region` ON `bookings` (`region_id`,`region_place`) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX `one_hold_in_crowd` ON `bookings` (`region_id`,`holder_network`,`crowd_place`) WHERE status = 'pending';