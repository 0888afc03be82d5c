CREATE TABLE "quote_photos" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"quote_id" text COLLATE "C" NOT NULL,
	"place" bigint,
	"status" text COLLATE "C" NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "quote_photos_place" CHECK ((place is null) = (status = 'leaving') and (place is null or place between 0 and 11))
);
--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_photos_by_place" ON "quote_photos" USING btree ("quote_id","place");--> statement-breakpoint
CREATE INDEX "quote_photos_unsettled" ON "quote_photos" USING btree ("status","at") WHERE status <> 'stored';