ALTER TABLE "sessions" ADD COLUMN "browser" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_login_at" bigint;--> statement-breakpoint
UPDATE "users" SET "first_login_at" = "created_at";