-- A booking of several cars is found by the words of each that isn't cancelled: "work_title" names them all. The column is
-- made again from each row; otherwise it is that of migration 0001.
ALTER TABLE "bookings" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
	setweight(words_of(substr("tracking_code", 4, 4) || substr("tracking_code", 9) || ' ' || substr("tracking_code", 9)), 'A')
	|| setweight(words_of("customer_name"), 'B')
	|| setweight(words_of("customer_email"), 'C')
	|| words_of("customer_phone" || ' ' || substr("customer_phone", 4) || ' ' || substr("customer_phone", 7))
	|| words_of(CASE WHEN "car_count" > 1 THEN "work_title"
		ELSE "vehicle_year"::text || ' ' || "vehicle_make" || ' ' || "vehicle_model" END)
) STORED;
--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("search") WITH (fastupdate = off);
