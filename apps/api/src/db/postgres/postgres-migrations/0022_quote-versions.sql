CREATE TABLE "quote_acceptances" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"quote_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"at" bigint NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"street" text COLLATE "C" NOT NULL,
	"city" text COLLATE "C" NOT NULL,
	"preferred_days" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"how" text COLLATE "C",
	"note" text COLLATE "C",
	"document_hash" text COLLATE "C" NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "quote_acceptance_by" CHECK ((by = 'staff') = (user_id is not null) and (user_id is null) = (how is null))
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"position" bigint NOT NULL,
	"work_number" bigint NOT NULL,
	"work_title" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"unit" text COLLATE "C" NOT NULL,
	"quantity" bigint NOT NULL,
	"unit_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"list_id" text COLLATE "C",
	"panes" text COLLATE "C",
	CONSTRAINT "quote_lines_quote_id_number_position_pk" PRIMARY KEY("quote_id","number","position"),
	CONSTRAINT "quote_line_amount" CHECK (amount_cents = (quantity * unit_cents + 50) / 100),
	CONSTRAINT "quote_line_price" CHECK (quantity > 0 and unit_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"line_count" bigint NOT NULL,
	"subtotal_cents" bigint NOT NULL,
	"discount_kind" text COLLATE "C" NOT NULL,
	"discount_value" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"discount_text" text COLLATE "C" NOT NULL,
	"total_cents" bigint NOT NULL,
	"state_tax_bp" bigint,
	"surtax_bp" bigint,
	"tax_cents" bigint,
	"good_through" text COLLATE "C" NOT NULL,
	"expires_at" bigint NOT NULL,
	"terms_version" text COLLATE "C",
	"terms_text" text COLLATE "C",
	"message" text COLLATE "C",
	"made_at" bigint NOT NULL,
	"made_by" text COLLATE "C" NOT NULL,
	"sent_at" bigint,
	"sent_by" text COLLATE "C",
	CONSTRAINT "quote_versions_quote_id_number_pk" PRIMARY KEY("quote_id","number"),
	CONSTRAINT "quote_version_total" CHECK (total_cents = subtotal_cents - discount_cents),
	CONSTRAINT "quote_version_discount" CHECK (discount_cents between 0 and subtotal_cents),
	CONSTRAINT "quote_version_sent" CHECK ((sent_at is null) = (sent_by is null) and (sent_at is null) = (terms_version is null) and (sent_at is null) = (terms_text is null))
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "current_number" bigint;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_quote_id_number_quote_versions_quote_id_number_fk" FOREIGN KEY ("quote_id","number") REFERENCES "public"."quote_versions"("quote_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_number_quote_versions_quote_id_number_fk" FOREIGN KEY ("quote_id","number") REFERENCES "public"."quote_versions"("quote_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_acceptance" ON "quote_acceptances" USING btree ("quote_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "quote_acceptances_by_quote" ON "quote_acceptances" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_draft" ON "quote_versions" USING btree ("quote_id") WHERE sent_at is null;
--> statement-breakpoint
-- A version is sent with lines that add up to its subtotal, and stays as it was sent; its message can be forgotten.
CREATE FUNCTION quote_version_kept() RETURNS trigger LANGUAGE plpgsql AS $$
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
		OR (NEW."message" IS NOT NULL AND NEW."message" IS DISTINCT FROM OLD."message")) THEN
		RAISE EXCEPTION 'A version of a quote is kept as it was sent';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "quote_version_kept" BEFORE UPDATE OR DELETE ON "quote_versions" FOR EACH ROW EXECUTE FUNCTION quote_version_kept();
--> statement-breakpoint
CREATE FUNCTION quote_line_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		RAISE EXCEPTION 'A line of a quote is written once';
	END IF;
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (
			SELECT 1 FROM "quote_versions" "v" WHERE "v"."quote_id" = OLD."quote_id" AND "v"."number" = OLD."number"
				AND "sent_at" IS NOT NULL
		) THEN
			RAISE EXCEPTION 'A version of a quote is kept as it was sent';
		END IF;
		RETURN OLD;
	END IF;
	IF EXISTS (
		SELECT 1 FROM "quote_versions" "v" WHERE "v"."quote_id" = NEW."quote_id" AND "v"."number" = NEW."number"
			AND "sent_at" IS NOT NULL AND "line_count" <= (
				SELECT count(*) FROM "quote_lines" "l" WHERE "l"."quote_id" = NEW."quote_id" AND "l"."number" = NEW."number"
			)
	) THEN
		RAISE EXCEPTION 'A version of a quote is kept as it was sent';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "quote_line_kept" BEFORE INSERT OR UPDATE OR DELETE ON "quote_lines" FOR EACH ROW EXECUTE FUNCTION quote_line_kept();
--> statement-breakpoint
CREATE FUNCTION quote_acceptance_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW."id" IS DISTINCT FROM OLD."id" OR NEW."quote_id" IS DISTINCT FROM OLD."quote_id"
		OR NEW."number" IS DISTINCT FROM OLD."number" OR NEW."at" IS DISTINCT FROM OLD."at"
		OR NEW."by" IS DISTINCT FROM OLD."by" OR NEW."user_id" IS DISTINCT FROM OLD."user_id"
		OR NEW."how" IS DISTINCT FROM OLD."how" OR NEW."document_hash" IS DISTINCT FROM OLD."document_hash"
		OR (NEW."ended_at" IS DISTINCT FROM OLD."ended_at" AND OLD."ended_at" IS NOT NULL)
		OR (NEW."name" <> '' AND NEW."name" <> OLD."name") THEN
		RAISE EXCEPTION 'An acceptance of a quote is kept as it was made';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "quote_acceptance_kept" BEFORE UPDATE OR DELETE ON "quote_acceptances" FOR EACH ROW EXECUTE FUNCTION quote_acceptance_kept();
