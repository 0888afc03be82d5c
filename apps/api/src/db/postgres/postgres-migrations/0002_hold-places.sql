DROP INDEX "holds_by_phone";--> statement-breakpoint
DROP INDEX "holds_by_address";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "email_place" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "phone_place" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "address_place" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_email" ON "bookings" USING btree ("customer_email","email_place") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_phone" ON "bookings" USING btree ("customer_phone","phone_place") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_address" ON "bookings" USING btree ("holder_address","address_place") WHERE status = 'pending';