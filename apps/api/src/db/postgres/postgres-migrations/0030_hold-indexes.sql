DROP INDEX "one_hold_by_email";--> statement-breakpoint
DROP INDEX "one_hold_by_phone";--> statement-breakpoint
DROP INDEX "one_hold_by_address";--> statement-breakpoint
DROP INDEX "one_hold_by_site";--> statement-breakpoint
DROP INDEX "one_hold_by_region";--> statement-breakpoint
DROP INDEX "one_hold_in_crowd";--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_email" ON "bookings" USING btree ("customer_email","email_place") WHERE status = 'pending' and email_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_phone" ON "bookings" USING btree ("customer_phone","phone_place") WHERE status = 'pending' and phone_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_address" ON "bookings" USING btree ("holder_address","address_place") WHERE status = 'pending' and address_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_site" ON "bookings" USING btree ("holder_network","site_place") WHERE status = 'pending' and site_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_region" ON "bookings" USING btree ("region_id","region_place") WHERE status = 'pending' and region_place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_in_crowd" ON "bookings" USING btree ("region_id","holder_network","crowd_place") WHERE status = 'pending' and crowd_place is not null;