ALTER TABLE "bookings" ADD COLUMN "holder_network" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "site_place" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "region_place" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "crowd_place" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_site" ON "bookings" USING btree ("holder_network","site_place") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_by_region" ON "bookings" USING btree ("region_id","region_place") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_in_crowd" ON "bookings" USING btree ("region_id","holder_network","crowd_place") WHERE status = 'pending';