CREATE TABLE "bill_entries" (
	"booking_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"at" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"amount_cents" bigint NOT NULL,
	"user_id" text COLLATE "C",
	"note" text COLLATE "C",
	CONSTRAINT "bill_entries_booking_id_number_pk" PRIMARY KEY("booking_id","number"),
	CONSTRAINT "bill_entry_amount" CHECK (amount_cents <> 0 or kind = 'agreed')
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "deposit_percent" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "upfront_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "upfront_payment_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "bill_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_entries" ADD CONSTRAINT "bill_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_entries" ADD CONSTRAINT "bill_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_agreement" ON "bill_entries" USING btree ("booking_id") WHERE kind = 'agreed';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_upfront_payment_id_unique" UNIQUE("upfront_payment_id");
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "booking_amounts" CHECK (upfront_cents >= 0 and bill_cents >= 0);
--> statement-breakpoint
-- What was paid upfront, and the bill of each booking that was agreed on, so that it owes what it owed.
UPDATE "bookings" SET "upfront_cents" = "total_cents";
--> statement-breakpoint
UPDATE "bookings" SET ("upfront_payment_id", "upfront_cents") = (
	SELECT "id", "amount_cents" FROM "payments" "p"
	WHERE "p"."booking_id" = "bookings"."id" AND "purpose" = 'upfront' AND "p"."status" = 'succeeded'
		AND "received_cents" = "amount_cents"
	ORDER BY "attempt" DESC LIMIT 1
)
WHERE "paid_at" IS NOT NULL AND EXISTS (
	SELECT 1 FROM "payments" "p" WHERE "p"."booking_id" = "bookings"."id" AND "purpose" = 'upfront'
		AND "p"."status" = 'succeeded' AND "received_cents" = "amount_cents"
);
--> statement-breakpoint
INSERT INTO "bill_entries" ("booking_id", "number", "at", "kind", "amount_cents")
SELECT "id", 1, coalesce("paid_at", "created_at"), 'agreed', "total_cents" FROM "bookings"
WHERE "paid_at" IS NOT NULL OR "status" IN ('confirmed', 'scheduled', 'in-progress', 'completed', 'no-show')
	OR ("status" = 'cancelled' AND EXISTS (
		SELECT 1 FROM "booking_events" "e" WHERE "e"."booking_id" = "bookings"."id" AND "e"."kind" = 'kept-by-staff'
	));
--> statement-breakpoint
-- Courtesy refunds of what was not called off: all that went back, less what was owed.
INSERT INTO "bill_entries" ("booking_id", "number", "at", "kind", "amount_cents")
SELECT "id", 2, "updated_at", 'reduction', -least("courtesy", "total_cents") FROM (
	SELECT "b"."id", "b"."updated_at", "b"."total_cents",
		sum(CASE WHEN "r"."status" <> 'retried' THEN "r"."amount_cents" ELSE 0 END)
			- sum(CASE WHEN "r"."reason" IN ('order-changed', 'surplus', 'mismatch', 'time-gone') THEN "r"."amount_cents" ELSE 0 END) AS "courtesy"
	FROM "bill_entries" "a"
	JOIN "bookings" "b" ON "b"."id" = "a"."booking_id"
	JOIN "refunds" "r" ON "r"."booking_id" = "b"."id"
	WHERE "b"."status" <> 'cancelled'
	GROUP BY "b"."id", "b"."updated_at", "b"."total_cents"
) "returned" WHERE "courtesy" > 0 AND "total_cents" > 0;
--> statement-breakpoint
-- What was called off costs what was kept of it.
INSERT INTO "bill_entries" ("booking_id", "number", "at", "kind", "amount_cents")
SELECT "id", 2, "updated_at", 'called-off', least("total_cents", "kept") - "total_cents" FROM (
	SELECT "b"."id", "b"."updated_at", "b"."total_cents",
		greatest(0,
			coalesce((SELECT sum("received_cents") FROM "payments" "p" WHERE "p"."booking_id" = "b"."id"), 0)
			- coalesce((SELECT sum("amount_cents") FROM "refunds" "r" WHERE "r"."booking_id" = "b"."id" AND "r"."status" <> 'retried'), 0)
		) + coalesce((
			SELECT sum(CASE WHEN "direction" = 'received' THEN "amount_cents" ELSE -"amount_cents" END)
			FROM "site_payments" "s" WHERE "s"."booking_id" = "b"."id"
		), 0) AS "kept"
	FROM "bill_entries" "a"
	JOIN "bookings" "b" ON "b"."id" = "a"."booking_id"
	WHERE "b"."status" = 'cancelled' AND "a"."number" = 1
) "ended" WHERE least("total_cents", "kept") <> "total_cents";
--> statement-breakpoint
UPDATE "bookings" SET "bill_cents" = (
	SELECT sum("amount_cents") FROM "bill_entries" "a" WHERE "a"."booking_id" = "bookings"."id"
)
WHERE EXISTS (SELECT 1 FROM "bill_entries" "a" WHERE "a"."booking_id" = "bookings"."id");
--> statement-breakpoint
CREATE FUNCTION bill_entry_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "bookings" SET "bill_cents" = (
		SELECT sum("amount_cents") FROM "bill_entries" WHERE "booking_id" = NEW."booking_id"
	) WHERE "id" = NEW."booking_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bill_entry_counts" AFTER INSERT ON "bill_entries" FOR EACH ROW EXECUTE FUNCTION bill_entry_counts();
--> statement-breakpoint
CREATE FUNCTION bill_entry_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW."note" IS NOT NULL OR NEW."booking_id" <> OLD."booking_id" OR NEW."number" <> OLD."number"
		OR NEW."at" <> OLD."at" OR NEW."kind" <> OLD."kind" OR NEW."amount_cents" <> OLD."amount_cents"
		OR NEW."user_id" IS DISTINCT FROM OLD."user_id" THEN
		RAISE EXCEPTION 'An entry of a bill is kept as it was written';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bill_entry_kept" BEFORE UPDATE OR DELETE ON "bill_entries" FOR EACH ROW EXECUTE FUNCTION bill_entry_kept();
--> statement-breakpoint
CREATE FUNCTION booking_upfront_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."upfront_cents" <> OLD."upfront_cents" THEN
		RAISE EXCEPTION 'The upfront amount of a booking is fixed when it is held';
	END IF;
	IF NEW."upfront_payment_id" IS DISTINCT FROM OLD."upfront_payment_id" AND (OLD."upfront_payment_id" IS NOT NULL OR NOT EXISTS (
		SELECT 1 FROM "payments" WHERE "id" = NEW."upfront_payment_id" AND "booking_id" = NEW."id" AND "purpose" = 'upfront'
			AND "status" = 'succeeded' AND "received_cents" = NEW."upfront_cents"
	)) THEN
		RAISE EXCEPTION 'A booking is confirmed once, by a payment of exactly its upfront amount';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_upfront_kept" BEFORE UPDATE OF "upfront_cents", "upfront_payment_id" ON "bookings" FOR EACH ROW EXECUTE FUNCTION booking_upfront_kept();
