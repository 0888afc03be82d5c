import { cardMoneyKinds } from './definition';

/** A table whose rows count in the day sums of a booking, and which of its changes matter to them. */
export interface WatchedTable {
  name: string;
  /** The column that names the booking. */
  booking: string;
  /** Columns that the sums are made from. */
  columns: readonly string[];
  /** Columns of which only matters whether they are null. */
  presence?: readonly string[];
  /** True for a row that can count at all, by its prefix. */
  counts?: (row: string) => string;
}

export const watchedTables: readonly WatchedTable[] = [
  {
    name: 'bookings',
    booking: 'id',
    columns: [
      'status',
      'payment_status',
      'region_id',
      'crew_id',
      'appointment_date',
      'package_id',
      'add_on_ids',
      'car_count',
      'total_cents',
      'tax_cents',
      'created_at',
    ],
    presence: ['customer_id', 'paid_at'],
  },
  {
    name: 'booking_events',
    booking: 'booking_id',
    columns: ['booking_id', 'at', 'actor', 'kind', 'data'],
    counts: (row) => `(${row}.kind = 'cancelled' OR ${row}.kind IN ${cardMoneyKinds})`,
  },
  { name: 'payments', booking: 'booking_id', columns: ['booking_id', 'received_cents'] },
  { name: 'refunds', booking: 'booking_id', columns: ['booking_id', 'status', 'amount_cents', 'created_at'] },
  { name: 'site_payments', booking: 'booking_id', columns: ['booking_id', 'direction', 'amount_cents', 'at'] },
];

/** Columns of `booking_cars` that count: what each of several cars gets. Its day and region are its booking's. */
export const countedOfCar = { columns: ['booking_id', 'status', 'package_id', 'add_on_ids'] } as const;

/** True when an update changes what the sums are made from. */
export function changesSums({ columns, presence = [] }: Pick<WatchedTable, 'columns' | 'presence'>): string {
  return [
    ...columns.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`),
    ...presence.map((name) => `(OLD.${name} IS NULL) <> (NEW.${name} IS NULL)`),
  ].join(' OR ');
}
