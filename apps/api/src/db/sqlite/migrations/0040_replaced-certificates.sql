-- Photos are of one certificate: they leave with it, whatever replaces it, and stay where only the note on its document changes.
DROP TRIGGER `certificate_of_booking_leaves`;
--> statement-breakpoint
CREATE TRIGGER `certificate_of_booking_leaves` AFTER UPDATE OF `exemption` ON `bookings`
WHEN OLD.`exemption` IS NOT NULL
AND json_remove(NEW.`exemption`, '$.documentReference') IS NOT json_remove(OLD.`exemption`, '$.documentReference') BEGIN
  UPDATE `certificate_photos` SET `status` = 'leaving', `place` = NULL WHERE `booking_id` = NEW.`id`;
END;
--> statement-breakpoint
DROP TRIGGER `certificate_of_car_leaves`;
--> statement-breakpoint
CREATE TRIGGER `certificate_of_car_leaves` AFTER UPDATE OF `exemption` ON `booking_cars`
WHEN OLD.`exemption` IS NOT NULL
AND json_remove(NEW.`exemption`, '$.documentReference') IS NOT json_remove(OLD.`exemption`, '$.documentReference') BEGIN
  UPDATE `certificate_photos` SET `status` = 'leaving', `place` = NULL
  WHERE `booking_id` = NEW.`booking_id` AND `car` = NEW.`number`;
END;
