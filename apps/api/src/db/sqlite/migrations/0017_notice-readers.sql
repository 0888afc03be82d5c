CREATE TABLE `notice_readers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seen_until` integer NOT NULL,
	`timing_of` text NOT NULL,
	`mailed_until` integer NOT NULL,
	`morning_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
