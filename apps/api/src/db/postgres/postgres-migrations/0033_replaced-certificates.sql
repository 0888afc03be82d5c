-- Photos are of one certificate: they leave with it, whatever replaces it, and stay where only the note on its document changes.
DROP TRIGGER "certificate_of_booking_leaves" ON "bookings";
--> statement-breakpoint
CREATE TRIGGER "certificate_of_booking_leaves" AFTER UPDATE OF "exemption" ON "bookings" FOR EACH ROW
WHEN (OLD."exemption" IS NOT NULL
	AND (NEW."exemption"::jsonb - 'documentReference') IS DISTINCT FROM (OLD."exemption"::jsonb - 'documentReference'))
EXECUTE FUNCTION certificate_of_booking_leaves();
--> statement-breakpoint
DROP TRIGGER "certificate_of_car_leaves" ON "booking_cars";
--> statement-breakpoint
CREATE TRIGGER "certificate_of_car_leaves" AFTER UPDATE OF "exemption" ON "booking_cars" FOR EACH ROW
WHEN (OLD."exemption" IS NOT NULL
	AND (NEW."exemption"::jsonb - 'documentReference') IS DISTINCT FROM (OLD."exemption"::jsonb - 'documentReference'))
EXECUTE FUNCTION certificate_of_car_leaves();
