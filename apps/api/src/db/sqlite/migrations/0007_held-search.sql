-- A hold is indexed when it becomes a booking, or ends: writing the index took longer than all else that a hold writes,
-- and most holds live for minutes. Those that are held now are few; features/admin/bookings/search-store.ts looks through
-- them themselves, by the words of this view.
CREATE VIEW `booking_words` AS
	SELECT
		`id` AS `booking_id`,
		substr(`tracking_code`, 4, 4) || substr(`tracking_code`, 9) || ' ' || substr(`tracking_code`, 9) AS `code`,
		`customer_name` AS `name`,
		`customer_phone` || ' ' || substr(`customer_phone`, 4) || ' ' || substr(`customer_phone`, 7) AS `phone`,
		`customer_email` AS `email`,
		`vehicle_year` || ' ' || `vehicle_make` || ' ' || `vehicle_model` AS `vehicle`
	FROM `bookings`;
--> statement-breakpoint
DROP TRIGGER `booking_search_of_new`;
--> statement-breakpoint
DROP TRIGGER `booking_search_of_words`;
--> statement-breakpoint
DROP VIEW `booking_search_words`;
--> statement-breakpoint
DELETE FROM `booking_search` WHERE `rowid` IN (SELECT `number` FROM `booking_search_rows` WHERE `status` = 'pending');
--> statement-breakpoint
DELETE FROM `booking_search_rows` WHERE `status` = 'pending';
--> statement-breakpoint
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
AFTER UPDATE OF `tracking_code`, `customer_name`, `customer_phone`, `customer_email`, `vehicle_year`, `vehicle_make`, `vehicle_model`
ON `bookings` BEGIN
	INSERT OR REPLACE INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
		SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle`
		FROM `booking_search_rows` JOIN `booking_words` USING (`booking_id`) WHERE `booking_id` = new.`id`;
END;
