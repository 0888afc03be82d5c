CREATE INDEX `customers_merged` ON `customers` (`merged_into`) WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`,`id`) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_by_recipient` ON `outbox` (`recipient`) WHERE recipient is not null;