ALTER TABLE "crews" ADD COLUMN "hours" text COLLATE "C" DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "crews" ADD COLUMN "absences" text COLLATE "C" DEFAULT '[]' NOT NULL;