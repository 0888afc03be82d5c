CREATE TABLE "notice_readers" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"seen_until" bigint NOT NULL,
	"timing_of" text COLLATE "C" NOT NULL,
	"mailed_until" bigint NOT NULL,
	"morning_until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;