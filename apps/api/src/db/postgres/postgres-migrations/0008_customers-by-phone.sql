DROP INDEX "customers_by_phone";--> statement-breakpoint
CREATE INDEX "customers_by_phone_and_email" ON "customers" USING btree ("phone","email","updated_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customers" USING btree ("phone","updated_at","id");