CREATE TABLE "visits" (
	"booking_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"crew_id" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"time" text COLLATE "C" NOT NULL,
	"starts_at" bigint NOT NULL,
	"minutes" bigint NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"started_at" bigint,
	"completed_at" bigint,
	CONSTRAINT "visits_booking_id_number_pk" PRIMARY KEY("booking_id","number")
);
--> statement-breakpoint
-- Each booking's first visit, from its own columns.
INSERT INTO "visits" ("booking_id", "number", "region_id", "crew_id", "date", "time", "starts_at", "minutes", "status", "started_at", "completed_at")
SELECT "id", 1, "region_id", "crew_id", "appointment_date", "appointment_time", "starts_at", "job_minutes",
	CASE "status" WHEN 'in-progress' THEN 'in-progress' WHEN 'completed' THEN 'completed' WHEN 'no-show' THEN 'missed'
		WHEN 'cancelled' THEN 'cancelled' WHEN 'expired' THEN 'cancelled' ELSE 'planned' END,
	CASE WHEN "status" IN ('in-progress', 'completed') THEN "began_at" END,
	CASE WHEN "status" = 'completed' THEN "ended_at" END
FROM "bookings" LEFT JOIN (
	SELECT "booking_id", max("at") FILTER (WHERE "kind" = 'checked-in') AS "began_at",
		max("at") FILTER (WHERE "kind" = 'completed') AS "ended_at"
	FROM "booking_events" WHERE "kind" IN ('checked-in', 'completed') GROUP BY "booking_id"
) "worked" ON "worked"."booking_id" = "bookings"."id";
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_by_region_day" ON "visits" USING btree ("region_id","date");--> statement-breakpoint
ALTER TABLE "crew_cells" DROP CONSTRAINT "one_occupant";--> statement-breakpoint
ALTER TABLE "crew_cells" DROP CONSTRAINT "crew_cells_booking_id_bookings_id_fk";
--> statement-breakpoint
-- A default is written into no row, so that only breaks are touched.
ALTER TABLE "crew_cells" ADD COLUMN "visit_number" bigint DEFAULT 1;--> statement-breakpoint
UPDATE "crew_cells" SET "visit_number" = NULL WHERE "booking_id" IS NULL;--> statement-breakpoint
ALTER TABLE "crew_cells" ALTER COLUMN "visit_number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "crew_cells" ADD CONSTRAINT "crew_cells_booking_id_visit_number_visits_booking_id_number_fk" FOREIGN KEY ("booking_id","visit_number") REFERENCES "public"."visits"("booking_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_cells" ADD CONSTRAINT "one_occupant" CHECK ((booking_id is null) <> (break_id is null) and (booking_id is null) = (visit_number is null));--> statement-breakpoint
ALTER TABLE "crew_calendar_jobs" ADD COLUMN "visit_number" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_calendar_jobs" DROP CONSTRAINT "crew_calendar_jobs_crew_id_booking_id_pk";--> statement-breakpoint
ALTER TABLE "crew_calendar_jobs" ADD CONSTRAINT "crew_calendar_jobs_crew_id_booking_id_visit_number_pk" PRIMARY KEY("crew_id","booking_id","visit_number");--> statement-breakpoint
ALTER TABLE "crew_calendar_clashes" ADD COLUMN "visit_number" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_calendar_clashes" DROP CONSTRAINT "crew_calendar_clashes_pkey";--> statement-breakpoint
ALTER TABLE "crew_calendar_clashes" ADD CONSTRAINT "crew_calendar_clashes_booking_id_visit_number_pk" PRIMARY KEY("booking_id","visit_number");--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "visit_number" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "visit_count" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "awaits_visit" bigint DEFAULT 0 NOT NULL;
