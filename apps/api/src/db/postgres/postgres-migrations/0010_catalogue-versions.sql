CREATE TABLE "catalogue_versions" (
	"number" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"based_on" bigint NOT NULL,
	"document" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C" NOT NULL,
	"changed_at" bigint NOT NULL,
	"changed_by" text COLLATE "C" NOT NULL,
	"published_at" bigint,
	"published_by" text COLLATE "C",
	"begins_at" bigint,
	"withdrawn_at" bigint,
	"withdrawn_by" text COLLATE "C",
	CONSTRAINT "catalogue_number" CHECK (number > based_on and based_on >= 0),
	CONSTRAINT "catalogue_state" CHECK (state in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "catalogue_published" CHECK ((published_at is null) = (published_by is null) and (published_at is null) = (begins_at is null) and (state <> 'published' or published_at is not null) and (state <> 'draft' or published_at is null)),
	CONSTRAINT "catalogue_begins" CHECK (begins_at is null or begins_at >= published_at),
	CONSTRAINT "catalogue_withdrawn" CHECK ((state = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_by is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "catalogue_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD CONSTRAINT "catalogue_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD CONSTRAINT "catalogue_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD CONSTRAINT "catalogue_versions_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_catalogue_draft" ON "catalogue_versions" USING btree ("state") WHERE state = 'draft';--> statement-breakpoint
CREATE TRIGGER "set_up_of_catalogue_versions" AFTER INSERT OR UPDATE OR DELETE ON "catalogue_versions" FOR EACH STATEMENT EXECUTE FUNCTION set_up_changed();
--> statement-breakpoint
CREATE FUNCTION catalogue_version_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW."number" <> OLD."number" OR OLD."state" = 'withdrawn' OR (OLD."state" = 'published' AND (
		NEW."state" <> 'withdrawn' OR NEW."document" IS DISTINCT FROM OLD."document" OR NEW."begins_at" IS DISTINCT FROM OLD."begins_at" OR
		NEW."published_at" IS DISTINCT FROM OLD."published_at" OR NEW."published_by" IS DISTINCT FROM OLD."published_by" OR NEW."based_on" IS DISTINCT FROM OLD."based_on"
	)) THEN
		RAISE EXCEPTION 'A version of the catalog is kept as it was published';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "catalogue_version_kept" BEFORE UPDATE OR DELETE ON "catalogue_versions" FOR EACH ROW EXECUTE FUNCTION catalogue_version_kept();
