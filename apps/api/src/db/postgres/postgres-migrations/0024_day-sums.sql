CREATE TABLE "booking_day_sums" (
	"booking_id" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"made" bigint NOT NULL,
	"made_cents" bigint NOT NULL,
	"with_add_ons" bigint NOT NULL,
	"card_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"received_cents" bigint NOT NULL,
	"returned_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"jobs_done" bigint NOT NULL,
	"no_shows" bigint NOT NULL,
	"cancelled_by_customer" bigint NOT NULL,
	"cancelled_by_shop" bigint NOT NULL,
	"kept_cents" bigint NOT NULL,
	CONSTRAINT "booking_day_sums_booking_id_date_pk" PRIMARY KEY("booking_id","date")
);
--> statement-breakpoint
CREATE TABLE "crew_day_sums" (
	"crew_id" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"sold" bigint NOT NULL,
	"breaks" bigint NOT NULL,
	CONSTRAINT "crew_day_sums_crew_id_date_pk" PRIMARY KEY("crew_id","date")
);
--> statement-breakpoint
CREATE TABLE "day_item_sums" (
	"date" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"item" text COLLATE "C" NOT NULL,
	"bookings" bigint NOT NULL,
	CONSTRAINT "day_item_sums_date_region_id_kind_item_pk" PRIMARY KEY("date","region_id","kind","item")
);
--> statement-breakpoint
CREATE TABLE "day_sums" (
	"date" text COLLATE "C" NOT NULL,
	"region_id" text COLLATE "C" NOT NULL,
	"made" bigint NOT NULL,
	"made_cents" bigint NOT NULL,
	"with_add_ons" bigint NOT NULL,
	"card_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"received_cents" bigint NOT NULL,
	"returned_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"jobs_done" bigint NOT NULL,
	"no_shows" bigint NOT NULL,
	"cancelled_by_customer" bigint NOT NULL,
	"cancelled_by_shop" bigint NOT NULL,
	"kept_cents" bigint NOT NULL,
	CONSTRAINT "day_sums_date_region_id_pk" PRIMARY KEY("date","region_id")
);
--> statement-breakpoint
CREATE TABLE "day_sums_state" (
	"digest" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_offsets" (
	"begins_at" bigint PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agreed_by_booking" ON "bookings" USING btree ("created_at","region_id","starts_at") WHERE status not in ('pending', 'expired') and (customer_id is not null or paid_at is not null
  or status in ('scheduled', 'in-progress', 'completed', 'no-show')
  or (status = 'cancelled' and payment_status in ('on-site', 'paid-on-site')));--> statement-breakpoint
CREATE INDEX "payments_disputed" ON "payments" USING btree ("booking_id","received_cents") WHERE is_disputed = 1;