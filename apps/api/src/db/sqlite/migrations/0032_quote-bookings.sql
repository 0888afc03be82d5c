ALTER TABLE `bookings` ADD `quote_id` text REFERENCES quotes(id);--> statement-breakpoint
ALTER TABLE `bookings` ADD `work_title` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `free_notice_hours` integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `free_floor_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `one_booking_of_quote` ON `bookings` (`quote_id`) WHERE quote_id is not null and status not in ('expired', 'cancelled');--> statement-breakpoint
ALTER TABLE `quote_acceptances` ADD `booking_id` text REFERENCES bookings(id);--> statement-breakpoint
CREATE UNIQUE INDEX `quote_acceptances_by_booking` ON `quote_acceptances` (`booking_id`) WHERE booking_id is not null;--> statement-breakpoint
ALTER TABLE `quote_versions` ADD `deposit_percent` integer;--> statement-breakpoint
ALTER TABLE `quote_versions` ADD `deposit_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_versions` ADD `late_fee_percent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_versions` ADD `free_notice_hours` integer DEFAULT 24 NOT NULL;
--> statement-breakpoint
DROP TRIGGER `quote_version_kept`;
--> statement-breakpoint
CREATE TRIGGER `quote_version_kept` BEFORE UPDATE ON `quote_versions`
WHEN OLD.`sent_at` IS NOT NULL AND (NEW.`quote_id` IS NOT OLD.`quote_id` OR NEW.`number` IS NOT OLD.`number`
  OR NEW.`line_count` IS NOT OLD.`line_count` OR NEW.`subtotal_cents` IS NOT OLD.`subtotal_cents`
  OR NEW.`discount_kind` IS NOT OLD.`discount_kind` OR NEW.`discount_value` IS NOT OLD.`discount_value`
  OR NEW.`discount_cents` IS NOT OLD.`discount_cents` OR NEW.`discount_text` IS NOT OLD.`discount_text`
  OR NEW.`total_cents` IS NOT OLD.`total_cents` OR NEW.`state_tax_bp` IS NOT OLD.`state_tax_bp`
  OR NEW.`surtax_bp` IS NOT OLD.`surtax_bp` OR NEW.`tax_cents` IS NOT OLD.`tax_cents`
  OR NEW.`good_through` IS NOT OLD.`good_through` OR NEW.`expires_at` IS NOT OLD.`expires_at`
  OR NEW.`terms_version` IS NOT OLD.`terms_version` OR NEW.`terms_text` IS NOT OLD.`terms_text`
  OR NEW.`made_at` IS NOT OLD.`made_at` OR NEW.`made_by` IS NOT OLD.`made_by`
  OR NEW.`sent_at` IS NOT OLD.`sent_at` OR NEW.`sent_by` IS NOT OLD.`sent_by`
  OR NEW.`deposit_percent` IS NOT OLD.`deposit_percent`
  OR NEW.`deposit_cents` IS NOT OLD.`deposit_cents`
  OR NEW.`late_fee_percent` IS NOT OLD.`late_fee_percent`
  OR NEW.`free_notice_hours` IS NOT OLD.`free_notice_hours`
  OR (NEW.`message` IS NOT NULL AND NEW.`message` IS NOT OLD.`message`)) BEGIN
  SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_version_deposit` BEFORE UPDATE ON `quote_versions`
WHEN NEW.`sent_at` IS NOT NULL AND NOT (
  (NEW.`deposit_percent` IS NULL) = (NEW.`deposit_cents` = 0) AND NEW.`deposit_cents` BETWEEN 0 AND NEW.`total_cents`
) BEGIN
  SELECT RAISE(ABORT, 'A deposit is a part of the total');
END;
--> statement-breakpoint
DROP TRIGGER `quote_acceptance_kept`;
--> statement-breakpoint
CREATE TRIGGER `quote_acceptance_kept` BEFORE UPDATE ON `quote_acceptances`
WHEN NEW.`id` IS NOT OLD.`id` OR NEW.`quote_id` IS NOT OLD.`quote_id` OR NEW.`number` IS NOT OLD.`number`
  OR NEW.`at` IS NOT OLD.`at` OR NEW.`by` IS NOT OLD.`by` OR NEW.`user_id` IS NOT OLD.`user_id`
  OR NEW.`how` IS NOT OLD.`how` OR NEW.`document_hash` IS NOT OLD.`document_hash`
  OR NEW.`booking_id` IS NOT OLD.`booking_id`
  OR (NEW.`ended_at` IS NOT OLD.`ended_at` AND OLD.`ended_at` IS NOT NULL)
  OR (NEW.`name` <> '' AND NEW.`name` <> OLD.`name`) BEGIN
  SELECT RAISE(ABORT, 'An acceptance of a quote is kept as it was made');
END;
--> statement-breakpoint
-- A quote's booking keeps its quote and the price that was accepted.
CREATE TRIGGER `quote_booking_kept` BEFORE UPDATE OF `quote_id`, `total_cents`, `upfront_cents` ON `bookings`
WHEN NEW.`quote_id` IS NOT OLD.`quote_id` OR (OLD.`quote_id` IS NOT NULL
  AND (NEW.`total_cents` <> OLD.`total_cents` OR NEW.`upfront_cents` <> OLD.`upfront_cents`)) BEGIN
  SELECT RAISE(ABORT, 'A quote''s booking keeps the price that was accepted');
END;
