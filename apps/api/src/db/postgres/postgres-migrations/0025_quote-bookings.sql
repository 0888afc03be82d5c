ALTER TABLE "bookings" ADD COLUMN "quote_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "work_title" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_notice_hours" bigint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_floor_at" bigint;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD COLUMN "booking_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "deposit_percent" bigint;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "deposit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "late_fee_percent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "free_notice_hours" bigint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_booking_of_quote" ON "bookings" USING btree ("quote_id") WHERE quote_id is not null and status not in ('expired', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "quote_acceptances_by_booking" ON "quote_acceptances" USING btree ("booking_id") WHERE booking_id is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION quote_version_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."sent_at" IS NOT NULL THEN
			RAISE EXCEPTION 'A version of a quote is kept as it was sent';
		END IF;
		RETURN OLD;
	END IF;
	IF OLD."sent_at" IS NULL AND NEW."sent_at" IS NOT NULL AND (
		NEW."line_count" = 0
		OR NEW."line_count" <> (SELECT count(*) FROM "quote_lines" WHERE "quote_id" = OLD."quote_id" AND "number" = OLD."number")
		OR NEW."subtotal_cents" <> (
			SELECT sum("amount_cents") FROM "quote_lines" WHERE "quote_id" = OLD."quote_id" AND "number" = OLD."number"
		)
	) THEN
		RAISE EXCEPTION 'A version of a quote is sent with lines that add up to its subtotal';
	END IF;
	IF OLD."sent_at" IS NOT NULL AND (NEW."quote_id" IS DISTINCT FROM OLD."quote_id" OR NEW."number" IS DISTINCT FROM OLD."number"
		OR NEW."line_count" IS DISTINCT FROM OLD."line_count"
		OR NEW."subtotal_cents" IS DISTINCT FROM OLD."subtotal_cents"
		OR NEW."discount_kind" IS DISTINCT FROM OLD."discount_kind"
		OR NEW."discount_value" IS DISTINCT FROM OLD."discount_value"
		OR NEW."discount_cents" IS DISTINCT FROM OLD."discount_cents"
		OR NEW."discount_text" IS DISTINCT FROM OLD."discount_text"
		OR NEW."total_cents" IS DISTINCT FROM OLD."total_cents"
		OR NEW."state_tax_bp" IS DISTINCT FROM OLD."state_tax_bp"
		OR NEW."surtax_bp" IS DISTINCT FROM OLD."surtax_bp" OR NEW."tax_cents" IS DISTINCT FROM OLD."tax_cents"
		OR NEW."good_through" IS DISTINCT FROM OLD."good_through"
		OR NEW."expires_at" IS DISTINCT FROM OLD."expires_at"
		OR NEW."terms_version" IS DISTINCT FROM OLD."terms_version"
		OR NEW."terms_text" IS DISTINCT FROM OLD."terms_text" OR NEW."made_at" IS DISTINCT FROM OLD."made_at"
		OR NEW."made_by" IS DISTINCT FROM OLD."made_by" OR NEW."sent_at" IS DISTINCT FROM OLD."sent_at"
		OR NEW."sent_by" IS DISTINCT FROM OLD."sent_by"
		OR NEW."deposit_percent" IS DISTINCT FROM OLD."deposit_percent"
		OR NEW."deposit_cents" IS DISTINCT FROM OLD."deposit_cents"
		OR NEW."late_fee_percent" IS DISTINCT FROM OLD."late_fee_percent"
		OR NEW."free_notice_hours" IS DISTINCT FROM OLD."free_notice_hours"
		OR (NEW."message" IS NOT NULL AND NEW."message" IS DISTINCT FROM OLD."message")) THEN
		RAISE EXCEPTION 'A version of a quote is kept as it was sent';
	END IF;
	IF NEW."sent_at" IS NOT NULL AND NOT (
		(NEW."deposit_percent" IS NULL) = (NEW."deposit_cents" = 0) AND NEW."deposit_cents" BETWEEN 0 AND NEW."total_cents"
	) THEN
		RAISE EXCEPTION 'A deposit is a part of the total';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION quote_acceptance_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW."id" IS DISTINCT FROM OLD."id" OR NEW."quote_id" IS DISTINCT FROM OLD."quote_id"
		OR NEW."number" IS DISTINCT FROM OLD."number" OR NEW."at" IS DISTINCT FROM OLD."at"
		OR NEW."by" IS DISTINCT FROM OLD."by" OR NEW."user_id" IS DISTINCT FROM OLD."user_id"
		OR NEW."how" IS DISTINCT FROM OLD."how" OR NEW."booking_id" IS DISTINCT FROM OLD."booking_id" OR NEW."document_hash" IS DISTINCT FROM OLD."document_hash"
		OR (NEW."ended_at" IS DISTINCT FROM OLD."ended_at" AND OLD."ended_at" IS NOT NULL)
		OR (NEW."name" <> '' AND NEW."name" <> OLD."name") THEN
		RAISE EXCEPTION 'An acceptance of a quote is kept as it was made';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- A quote's booking keeps its quote and the price that was accepted.
CREATE FUNCTION quote_booking_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."quote_id" IS DISTINCT FROM OLD."quote_id" OR (OLD."quote_id" IS NOT NULL
		AND (NEW."total_cents" <> OLD."total_cents" OR NEW."upfront_cents" <> OLD."upfront_cents")) THEN
		RAISE EXCEPTION 'A quote''s booking keeps the price that was accepted';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "quote_booking_kept" BEFORE UPDATE OF "quote_id", "total_cents", "upfront_cents" ON "bookings" FOR EACH ROW EXECUTE FUNCTION quote_booking_kept();
