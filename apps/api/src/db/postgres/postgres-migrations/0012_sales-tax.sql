ALTER TABLE "bookings" ADD COLUMN "state_tax_bp" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "surtax_bp" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tax_cents" bigint;