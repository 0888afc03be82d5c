ALTER TABLE `bookings` ADD `site_garage` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `site_shade` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `site_power` text;--> statement-breakpoint
-- A box that was ticked is a yes. One left empty said nothing.
UPDATE `bookings` SET
  `site_garage` = case when `has_garage` = 1 then 'yes' end,
  `site_shade` = case when `has_shade` = 1 then 'yes' end,
  `site_power` = case when `has_power` = 1 then 'yes' end;--> statement-breakpoint
ALTER TABLE `bookings` DROP COLUMN `has_garage`;--> statement-breakpoint
ALTER TABLE `bookings` DROP COLUMN `has_shade`;--> statement-breakpoint
ALTER TABLE `bookings` DROP COLUMN `has_power`;