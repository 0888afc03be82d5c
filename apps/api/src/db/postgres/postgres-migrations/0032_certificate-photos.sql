CREATE TABLE "certificate_photos" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"booking_id" text COLLATE "C" NOT NULL,
	"car" bigint NOT NULL,
	"place" bigint,
	"status" text COLLATE "C" NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "certificate_photos_place" CHECK ((place is null) = (status = 'leaving') and (place is null or place between 0 and 3))
);
--> statement-breakpoint
ALTER TABLE "certificate_photos" ADD CONSTRAINT "certificate_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_photos_by_place" ON "certificate_photos" USING btree ("booking_id","car","place");--> statement-breakpoint
CREATE INDEX "certificate_photos_unsettled" ON "certificate_photos" USING btree ("status","at") WHERE status <> 'stored';
--> statement-breakpoint
-- An upload that began within the hour is known by its row, which goes an hour after it began.
CREATE FUNCTION certificate_of_booking_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "certificate_photos" SET "status" = 'leaving', "place" = NULL WHERE "booking_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "certificate_of_booking_leaves" AFTER UPDATE OF "exemption" ON "bookings" FOR EACH ROW
WHEN (NEW."exemption" IS NULL AND OLD."exemption" IS NOT NULL) EXECUTE FUNCTION certificate_of_booking_leaves();
--> statement-breakpoint
CREATE FUNCTION certificate_of_car_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "certificate_photos" SET "status" = 'leaving', "place" = NULL
	WHERE "booking_id" = NEW."booking_id" AND "car" = NEW."number";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "certificate_of_car_leaves" AFTER UPDATE OF "exemption" ON "booking_cars" FOR EACH ROW
WHEN (NEW."exemption" IS NULL AND OLD."exemption" IS NOT NULL) EXECUTE FUNCTION certificate_of_car_leaves();
