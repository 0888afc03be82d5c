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
CREATE INDEX `certificate_photos_unsettled` ON `certificate_photos` (`status`,`at`) WHERE status <> 'stored';
--> statement-breakpoint
-- An upload that began within the hour is known by its row, which goes an hour after it began.
CREATE TRIGGER `certificate_of_booking_leaves` AFTER UPDATE OF `exemption` ON `bookings`
WHEN NEW.`exemption` IS NULL AND OLD.`exemption` IS NOT NULL BEGIN
  UPDATE `certificate_photos` SET `status` = 'leaving', `place` = NULL WHERE `booking_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `certificate_of_car_leaves` AFTER UPDATE OF `exemption` ON `booking_cars`
WHEN NEW.`exemption` IS NULL AND OLD.`exemption` IS NOT NULL BEGIN
  UPDATE `certificate_photos` SET `status` = 'leaving', `place` = NULL
  WHERE `booking_id` = NEW.`booking_id` AND `car` = NEW.`number`;
END;
