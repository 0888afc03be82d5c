-- A booking of several cars is found by the words of each that isn't cancelled: `work_title` names them all.
DROP VIEW `booking_words`;
--> statement-breakpoint
CREATE VIEW `booking_words` AS
	SELECT
		`id` AS `booking_id`,
		substr(`tracking_code`, 4, 4) || substr(`tracking_code`, 9) || ' ' || substr(`tracking_code`, 9) AS `code`,
		`customer_name` AS `name`,
		`customer_phone` || ' ' || substr(`customer_phone`, 4) || ' ' || substr(`customer_phone`, 7) AS `phone`,
		`customer_email` AS `email`,
		CASE WHEN `car_count` > 1 THEN `work_title`
			ELSE `vehicle_year` || ' ' || `vehicle_make` || ' ' || `vehicle_model` END AS `vehicle`
	FROM `bookings`;
--> statement-breakpoint
DROP TRIGGER `booking_search_of_words`;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_words`
AFTER UPDATE OF `tracking_code`, `customer_name`, `customer_phone`, `customer_email`, `vehicle_year`, `vehicle_make`, `vehicle_model`, `work_title`
ON `bookings` BEGIN
	INSERT OR REPLACE INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
		SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle`
		FROM `booking_search_rows` JOIN `booking_words` USING (`booking_id`) WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
INSERT OR REPLACE INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
	SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle`
	FROM `booking_search_rows` JOIN `booking_words` USING (`booking_id`)
	WHERE `booking_id` IN (SELECT `booking_id` FROM `booking_cars`);
