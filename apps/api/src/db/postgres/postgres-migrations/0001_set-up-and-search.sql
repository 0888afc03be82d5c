INSERT INTO "set_up" VALUES (1, 0);
--> statement-breakpoint
CREATE FUNCTION set_up_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "set_up" SET "changes" = "changes" + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "set_up_of_settings" AFTER INSERT OR UPDATE OR DELETE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION set_up_changed();
--> statement-breakpoint
CREATE TRIGGER "set_up_of_crews" AFTER INSERT OR UPDATE OR DELETE ON "crews" FOR EACH STATEMENT EXECUTE FUNCTION set_up_changed();
--> statement-breakpoint
CREATE TRIGGER "set_up_of_closures" AFTER INSERT OR UPDATE OR DELETE ON "closures" FOR EACH STATEMENT EXECUTE FUNCTION set_up_changed();
--> statement-breakpoint
-- The search of the shop's lists, for PostgreSQL alone: not in schema.ts, read by the two search-store.ts only. Words are
-- found without their accents and however they are joined; the parser of the engine would keep addresses whole.
CREATE FUNCTION words_of(parts text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector(
		'simple',
		regexp_replace(
			lower(regexp_replace(normalize(parts, NFKD), U&'[\0300-\036F]', '', 'g')),
			'[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'
		)
	)
$$;
--> statement-breakpoint
-- A code and a phone are also known by their last parts. What stands where is told by its weight: A is the code, B the
-- name, C the email, D everything else.
ALTER TABLE "bookings" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
	setweight(words_of(substr("tracking_code", 4, 4) || substr("tracking_code", 9) || ' ' || substr("tracking_code", 9)), 'A')
	|| setweight(words_of("customer_name"), 'B')
	|| setweight(words_of("customer_email"), 'C')
	|| words_of("customer_phone" || ' ' || substr("customer_phone", 4) || ' ' || substr("customer_phone", 7))
	|| words_of("vehicle_year"::text || ' ' || "vehicle_make" || ' ' || "vehicle_model")
) STORED;
--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
	setweight(words_of("name"), 'B')
	|| setweight(words_of("email"), 'C')
	|| words_of("phone" || ' ' || substr("phone", 4) || ' ' || substr("phone", 7))
) STORED;
--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search");
