CREATE TABLE `set_up` (
	`id` integer PRIMARY KEY NOT NULL,
	`changes` integer NOT NULL,
	CONSTRAINT "one_row" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
INSERT INTO `set_up` VALUES (1, 0);
--> statement-breakpoint
CREATE TRIGGER `set_up_of_settings_insert` AFTER INSERT ON `settings` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_settings_update` AFTER UPDATE ON `settings` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_settings_delete` AFTER DELETE ON `settings` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_crews_insert` AFTER INSERT ON `crews` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_crews_update` AFTER UPDATE ON `crews` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_crews_delete` AFTER DELETE ON `crews` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_closures_insert` AFTER INSERT ON `closures` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_closures_update` AFTER UPDATE ON `closures` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `set_up_of_closures_delete` AFTER DELETE ON `closures` BEGIN
  UPDATE `set_up` SET `changes` = `changes` + 1;
END;
