CREATE TABLE "crew_calendar_blocks" (
	"crew_id" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"from_cell" bigint NOT NULL,
	"until_cell" bigint NOT NULL,
	CONSTRAINT "crew_calendar_blocks_crew_id_date_from_cell_pk" PRIMARY KEY("crew_id","date","from_cell")
);
--> statement-breakpoint
CREATE TABLE "crew_calendar_clashes" (
	"booking_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"crew_id" text COLLATE "C" NOT NULL,
	"from_cell" bigint NOT NULL,
	"until_cell" bigint NOT NULL,
	"found_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crew_calendar_jobs" (
	"crew_id" text COLLATE "C" NOT NULL,
	"booking_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "crew_calendar_jobs_crew_id_booking_id_pk" PRIMARY KEY("crew_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "crew_calendars" (
	"crew_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"server_url" text COLLATE "C" NOT NULL,
	"username" text COLLATE "C" NOT NULL,
	"password" text COLLATE "C" NOT NULL,
	"calendar_url" text COLLATE "C" NOT NULL,
	"calendar_name" text COLLATE "C" NOT NULL,
	"mark" text COLLATE "C",
	"jobs_digest" text COLLATE "C",
	"due_at" bigint NOT NULL,
	"failures" bigint NOT NULL,
	"failure" text COLLATE "C",
	"tried_at" bigint,
	"synced_at" bigint,
	"unreadable" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crew_breaks" ADD COLUMN "is_from_calendar" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_calendar_blocks" ADD CONSTRAINT "crew_calendar_blocks_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_calendar_clashes" ADD CONSTRAINT "crew_calendar_clashes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_calendar_clashes" ADD CONSTRAINT "crew_calendar_clashes_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_calendar_jobs" ADD CONSTRAINT "crew_calendar_jobs_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_calendar_jobs" ADD CONSTRAINT "crew_calendar_jobs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_calendars" ADD CONSTRAINT "crew_calendars_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;