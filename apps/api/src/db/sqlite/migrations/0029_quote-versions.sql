CREATE TABLE `quote_acceptances` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`name` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`preferred_days` text NOT NULL,
	`user_id` text,
	`how` text,
	`note` text,
	`document_hash` text NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quote_id`,`number`) REFERENCES `quote_versions`(`quote_id`,`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_acceptance_by" CHECK((by = 'staff') = (user_id is not null) and (user_id is null) = (how is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_acceptance` ON `quote_acceptances` (`quote_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `quote_acceptances_by_quote` ON `quote_acceptances` (`quote_id`);--> statement-breakpoint
CREATE TABLE `quote_lines` (
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`position` integer NOT NULL,
	`work_number` integer NOT NULL,
	`work_title` text NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_cents` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`list_id` text,
	`panes` text,
	PRIMARY KEY(`quote_id`, `number`, `position`),
	FOREIGN KEY (`quote_id`,`number`) REFERENCES `quote_versions`(`quote_id`,`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_line_amount" CHECK(amount_cents = (quantity * unit_cents + 50) / 100),
	CONSTRAINT "quote_line_price" CHECK(quantity > 0 and unit_cents >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `quote_versions` (
	`quote_id` text NOT NULL,
	`number` integer NOT NULL,
	`line_count` integer NOT NULL,
	`subtotal_cents` integer NOT NULL,
	`discount_kind` text NOT NULL,
	`discount_value` integer NOT NULL,
	`discount_cents` integer NOT NULL,
	`discount_text` text NOT NULL,
	`total_cents` integer NOT NULL,
	`state_tax_bp` integer,
	`surtax_bp` integer,
	`tax_cents` integer,
	`good_through` text NOT NULL,
	`expires_at` integer NOT NULL,
	`terms_version` text,
	`terms_text` text,
	`message` text,
	`made_at` integer NOT NULL,
	`made_by` text NOT NULL,
	`sent_at` integer,
	`sent_by` text,
	PRIMARY KEY(`quote_id`, `number`),
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`made_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_version_total" CHECK(total_cents = subtotal_cents - discount_cents),
	CONSTRAINT "quote_version_discount" CHECK(discount_cents between 0 and subtotal_cents),
	CONSTRAINT "quote_version_sent" CHECK((sent_at is null) = (sent_by is null) and (sent_at is null) = (terms_version is null) and (sent_at is null) = (terms_text is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_draft` ON `quote_versions` (`quote_id`) WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE `quotes` ADD `current_number` integer;
--> statement-breakpoint
-- A version is sent with lines that add up to its subtotal, and stays as it was sent; its message can be forgotten.
CREATE TRIGGER `quote_version_adds_up` BEFORE UPDATE ON `quote_versions`
WHEN OLD.`sent_at` IS NULL AND NEW.`sent_at` IS NOT NULL AND (
  NEW.`line_count` = 0
  OR NEW.`line_count` <> (SELECT count(*) FROM `quote_lines` WHERE `quote_id` = OLD.`quote_id` AND `number` = OLD.`number`)
  OR NEW.`subtotal_cents` <> (
    SELECT sum(`amount_cents`) FROM `quote_lines` WHERE `quote_id` = OLD.`quote_id` AND `number` = OLD.`number`
  )
) BEGIN
  SELECT RAISE(ABORT, 'A version of a quote is sent with lines that add up to its subtotal');
END;
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
  OR (NEW.`message` IS NOT NULL AND NEW.`message` IS NOT OLD.`message`)) BEGIN
  SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_version_not_deleted` BEFORE DELETE ON `quote_versions` WHEN OLD.`sent_at` IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_line_not_added` BEFORE INSERT ON `quote_lines` WHEN EXISTS (
  SELECT 1 FROM `quote_versions` `v` WHERE `v`.`quote_id` = NEW.`quote_id` AND `v`.`number` = NEW.`number`
    AND `sent_at` IS NOT NULL AND `line_count` <= (
      SELECT count(*) FROM `quote_lines` `l` WHERE `l`.`quote_id` = NEW.`quote_id` AND `l`.`number` = NEW.`number`
    )
) BEGIN
  SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_line_kept` BEFORE UPDATE ON `quote_lines` BEGIN
  SELECT RAISE(ABORT, 'A line of a quote is written once');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_line_not_deleted` BEFORE DELETE ON `quote_lines` WHEN EXISTS (
  SELECT 1 FROM `quote_versions` `v` WHERE `v`.`quote_id` = OLD.`quote_id` AND `v`.`number` = OLD.`number`
    AND `sent_at` IS NOT NULL
) BEGIN
  SELECT RAISE(ABORT, 'A version of a quote is kept as it was sent');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_acceptance_kept` BEFORE UPDATE ON `quote_acceptances`
WHEN NEW.`id` IS NOT OLD.`id` OR NEW.`quote_id` IS NOT OLD.`quote_id` OR NEW.`number` IS NOT OLD.`number`
  OR NEW.`at` IS NOT OLD.`at` OR NEW.`by` IS NOT OLD.`by` OR NEW.`user_id` IS NOT OLD.`user_id`
  OR NEW.`how` IS NOT OLD.`how` OR NEW.`document_hash` IS NOT OLD.`document_hash`
  OR (NEW.`ended_at` IS NOT OLD.`ended_at` AND OLD.`ended_at` IS NOT NULL)
  OR (NEW.`name` <> '' AND NEW.`name` <> OLD.`name`) BEGIN
  SELECT RAISE(ABORT, 'An acceptance of a quote is kept as it was made');
END;
--> statement-breakpoint
CREATE TRIGGER `quote_acceptance_not_deleted` BEFORE DELETE ON `quote_acceptances` BEGIN
  SELECT RAISE(ABORT, 'An acceptance of a quote is kept as it was made');
END;
