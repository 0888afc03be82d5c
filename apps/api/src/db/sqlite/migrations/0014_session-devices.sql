ALTER TABLE `sessions` ADD `browser` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `system` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `first_login_at` integer;--> statement-breakpoint
UPDATE `users` SET `first_login_at` = `created_at`;