CREATE TABLE "booking_cars" (
	"booking_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"visit_number" bigint NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"vehicle_type" text COLLATE "C" NOT NULL,
	"vehicle_year" bigint NOT NULL,
	"vehicle_make" text COLLATE "C" NOT NULL,
	"vehicle_model" text COLLATE "C" NOT NULL,
	"package_id" text COLLATE "C" NOT NULL,
	"add_on_ids" text COLLATE "C" NOT NULL,
	"lines" text COLLATE "C" NOT NULL,
	"total_cents" bigint NOT NULL,
	"minutes" bigint NOT NULL,
	"preferred_shade" text COLLATE "C",
	"tint" text COLLATE "C",
	"tint_approval" text COLLATE "C" DEFAULT 'none' NOT NULL,
	"exemption" text COLLATE "C",
	"installation" text COLLATE "C",
	CONSTRAINT "booking_cars_booking_id_number_pk" PRIMARY KEY("booking_id","number"),
	CONSTRAINT "booking_car_number" CHECK (number between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "car_count" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "car_crews" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_cars" ADD CONSTRAINT "booking_cars_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_cars" ADD CONSTRAINT "booking_cars_booking_id_visit_number_visits_booking_id_number_fk" FOREIGN KEY ("booking_id","visit_number") REFERENCES "public"."visits"("booking_id","number") ON DELETE no action ON UPDATE no action;