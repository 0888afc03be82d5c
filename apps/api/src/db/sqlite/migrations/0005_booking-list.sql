CREATE INDEX `listed_by_start` ON `bookings` (`region_id`,`status`,`payment_status`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `listed_by_booking` ON `bookings` (`region_id`,`status`,`payment_status`,`created_at`,`id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `listed_by_total` ON `bookings` (`region_id`,`status`,`payment_status`,`total_cents`,`id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `refunds_by_time` ON `refunds` (`created_at`);--> statement-breakpoint
-- The search of the shop's list, for SQLite alone: not in schema.ts, read by features/admin/bookings/search-store.ts only.
-- A migration that builds `bookings` anew drops the triggers below and has to make them again.
--
-- One row for each booking under a number of its own, because the rowids of a table with a text key may change. Beside
-- it stands what lists filter and order by: a word that a hundred thousand bookings have is then still quick.
CREATE TABLE `booking_search_rows` (
	`number` integer PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL UNIQUE,
	`region_id` text NOT NULL,
	`status` text NOT NULL,
	`payment_status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`total_cents` integer NOT NULL
) STRICT;
--> statement-breakpoint
-- The words by which a booking is found. A code and a phone are also known by their last parts.
CREATE VIEW `booking_search_words` AS
	SELECT
		`number`,
		`booking_id`,
		substr(`tracking_code`, 4, 4) || substr(`tracking_code`, 9) || ' ' || substr(`tracking_code`, 9) AS `code`,
		`customer_name` AS `name`,
		`customer_phone` || ' ' || substr(`customer_phone`, 4) || ' ' || substr(`customer_phone`, 7) AS `phone`,
		`customer_email` AS `email`,
		`vehicle_year` || ' ' || `vehicle_make` || ' ' || `vehicle_model` AS `vehicle`
	FROM `booking_search_rows` JOIN `bookings` ON `bookings`.`id` = `booking_id`;
--> statement-breakpoint
-- It keeps no text, and beginnings of two and three letters have lists of their own.
CREATE VIRTUAL TABLE `booking_search` USING fts5(
	`code`, `name`, `phone`, `email`, `vehicle`,
	content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO `booking_search_rows` (`booking_id`, `region_id`, `status`, `payment_status`, `starts_at`, `created_at`, `total_cents`)
	SELECT `id`, `region_id`, `status`, `payment_status`, `starts_at`, `created_at`, `total_cents` FROM `bookings` ORDER BY `created_at`, `id`;
--> statement-breakpoint
INSERT INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
	SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle` FROM `booking_search_words` ORDER BY `number`;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_new` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO `booking_search_rows` (`booking_id`, `region_id`, `status`, `payment_status`, `starts_at`, `created_at`, `total_cents`)
		VALUES (new.`id`, new.`region_id`, new.`status`, new.`payment_status`, new.`starts_at`, new.`created_at`, new.`total_cents`);
	INSERT INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
		SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle` FROM `booking_search_words` WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_words`
AFTER UPDATE OF `tracking_code`, `customer_name`, `customer_phone`, `customer_email`, `vehicle_year`, `vehicle_make`, `vehicle_model`
ON `bookings` BEGIN
	INSERT OR REPLACE INTO `booking_search` (`rowid`, `code`, `name`, `phone`, `email`, `vehicle`)
		SELECT `number`, `code`, `name`, `phone`, `email`, `vehicle` FROM `booking_search_words` WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_filters`
AFTER UPDATE OF `region_id`, `status`, `payment_status`, `starts_at`, `created_at`, `total_cents`
ON `bookings` BEGIN
	UPDATE `booking_search_rows` SET
		`region_id` = new.`region_id`,
		`status` = new.`status`,
		`payment_status` = new.`payment_status`,
		`starts_at` = new.`starts_at`,
		`created_at` = new.`created_at`,
		`total_cents` = new.`total_cents`
	WHERE `booking_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_of_gone` AFTER DELETE ON `bookings` BEGIN
	DELETE FROM `booking_search` WHERE `rowid` = (SELECT `number` FROM `booking_search_rows` WHERE `booking_id` = old.`id`);
	DELETE FROM `booking_search_rows` WHERE `booking_id` = old.`id`;
END;
--> statement-breakpoint
-- The search of customers, for SQLite alone as well: read by features/admin/customers/search-store.ts only. Numbers grow
-- with time, so that who came last is found first.
CREATE TABLE `customer_search_rows` (
	`number` integer PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL UNIQUE
) STRICT;
--> statement-breakpoint
CREATE VIEW `customer_search_words` AS
	SELECT
		`number`,
		`customer_id`,
		`name`,
		`phone` || ' ' || substr(`phone`, 4) || ' ' || substr(`phone`, 7) AS `phone`,
		`email`
	FROM `customer_search_rows` JOIN `customers` ON `customers`.`id` = `customer_id`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `customer_search` USING fts5(
	`name`, `phone`, `email`,
	content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO `customer_search_rows` (`customer_id`) SELECT `id` FROM `customers` ORDER BY `created_at`, `id`;
--> statement-breakpoint
INSERT INTO `customer_search` (`rowid`, `name`, `phone`, `email`)
	SELECT `number`, `name`, `phone`, `email` FROM `customer_search_words` ORDER BY `number`;
--> statement-breakpoint
CREATE TRIGGER `customer_search_of_new` AFTER INSERT ON `customers` BEGIN
	INSERT INTO `customer_search_rows` (`customer_id`) VALUES (new.`id`);
	INSERT INTO `customer_search` (`rowid`, `name`, `phone`, `email`)
		SELECT `number`, `name`, `phone`, `email` FROM `customer_search_words` WHERE `customer_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `customer_search_of_words` AFTER UPDATE OF `name`, `phone`, `email` ON `customers` BEGIN
	INSERT OR REPLACE INTO `customer_search` (`rowid`, `name`, `phone`, `email`)
		SELECT `number`, `name`, `phone`, `email` FROM `customer_search_words` WHERE `customer_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `customer_search_of_gone` AFTER DELETE ON `customers` BEGIN
	DELETE FROM `customer_search` WHERE `rowid` = (SELECT `number` FROM `customer_search_rows` WHERE `customer_id` = old.`id`);
	DELETE FROM `customer_search_rows` WHERE `customer_id` = old.`id`;
END;
