CREATE TABLE `catalogue_versions` (
	`number` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`based_on` integer NOT NULL,
	`document` text NOT NULL,
	`note` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	`published_at` integer,
	`published_by` text,
	`begins_at` integer,
	`withdrawn_at` integer,
	`withdrawn_by` text,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`published_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`withdrawn_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "catalogue_number" CHECK(number > based_on and based_on >= 0),
	CONSTRAINT "catalogue_state" CHECK(state in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "catalogue_published" CHECK((published_at is null) = (published_by is null) and (published_at is null) = (begins_at is null) and (state <> 'published' or published_at is not null) and (state <> 'draft' or published_at is null)),
	CONSTRAINT "catalogue_begins" CHECK(begins_at is null or begins_at >= published_at),
	CONSTRAINT "catalogue_withdrawn" CHECK((state = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_by is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_catalogue_draft` ON `catalogue_versions` (`state`) WHERE state = 'draft';--> statement-breakpoint
ALTER TABLE `bookings` ADD `catalogue_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `set_up_of_catalogue_versions_insert` AFTER INSERT ON `catalogue_versions` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_catalogue_versions_update` AFTER UPDATE ON `catalogue_versions` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_catalogue_versions_delete` AFTER DELETE ON `catalogue_versions` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_version_kept` BEFORE UPDATE ON `catalogue_versions`
WHEN NEW.`number` <> OLD.`number` OR OLD.`state` = 'withdrawn' OR (OLD.`state` = 'published' AND (
  NEW.`state` <> 'withdrawn' OR NEW.`document` IS NOT OLD.`document` OR NEW.`begins_at` IS NOT OLD.`begins_at` OR
  NEW.`published_at` IS NOT OLD.`published_at` OR NEW.`published_by` IS NOT OLD.`published_by` OR NEW.`based_on` IS NOT OLD.`based_on`
)) BEGIN
  SELECT RAISE(ABORT, 'A version of the catalog is kept as it was published');
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_version_not_deleted` BEFORE DELETE ON `catalogue_versions` BEGIN
  SELECT RAISE(ABORT, 'A version of the catalog is kept as it was published');
END;
