/** The tables that are filled from the rows of others, and kept in step by triggers. */
export const daySumTables = [
  'day_sums',
  'booking_day_sums',
  'day_item_sums',
  'crew_day_sums',
  'shop_offsets',
  'day_sums_state',
] as const;

/** Each success of a card payment writes exactly one of these events, with its amount. */
export const cardMoneyKinds = `('paid', 'paid-late', 'balance-paid', 'given-back')`;

/** Refunds that move money: failed ones did not, and retried ones have newer rows. */
const movingRefunds = `('pending', 'succeeded', 'returned-otherwise')`;

const figures = [
  'made',
  'made_cents',
  'with_add_ons',
  'card_cents',
  'refunded_cents',
  'received_cents',
  'returned_cents',
  'tax_cents',
  'jobs_done',
  'no_shows',
  'cancelled_by_customer',
  'cancelled_by_shop',
  'kept_cents',
] as const;

/** Expressions that differ between the engines. */
export interface SumsDialect {
  /** Milliseconds since 1970 of shop-local time → its date. */
  dateOf(milliseconds: string): string;
  /** A number in the JSON of an event. */
  amountIn(column: string): string;
  atLeastZero(amount: string): string;
  /** The add-ons of a booking as rows `wanted (value)`. */
  addOnsOf(column: string): string;
  /** 2 to the power of a half hour's number. */
  bitOf(cell: string): string;
}

/** The tables of sums: what each row is for, and what it adds up. In the order in which they are filled. */
export const sumTables = {
  booking_day_sums: { key: ['booking_id', 'date', 'region_id'], figures },
  day_sums: { key: ['date', 'region_id'], figures },
  day_item_sums: { key: ['date', 'region_id', 'kind', 'item'], figures: ['bookings'] },
  crew_day_sums: { key: ['crew_id', 'date'], figures: ['sold', 'breaks'] },
} as const;

export type SumTable = keyof typeof sumTables;

/** Views and statements of the sums, in the words of an engine. */
export interface SumsDefinition {
  /** In the order in which they build on one another. */
  views: { name: string; query: string }[];
  /** All rows of each table of sums, counted from other tables. */
  counted: Record<SumTable, string>;
  /** Fills the tables of sums, which are empty. */
  fill: string[];
  /** Counts a booking again, after one of its rows has changed. */
  recount(booking: string): string[];
  /** Adds or subtracts what a row of `bookings` adds to `day_item_sums`. */
  addItems(row: 'OLD' | 'NEW', sign: Sign): string;
  /** Adds or subtracts what a row of `booking_cars` adds to `day_item_sums`. */
  addCarItems(row: 'OLD' | 'NEW', sign: Sign): string;
  /** Adds or subtracts the half hours of a source `c` that has the columns of `crew_cells`; those of holds don't count. */
  addCells(source: string, sign: Sign): string;
  /** Adds or subtracts all half hours of a booking. */
  addCellsOf(booking: string, sign: Sign): string;
}

type Sign = '' | '-';

function insertInto(table: SumTable, query: string): string {
  const { key, figures: added } = sumTables[table];
  return `INSERT INTO ${table} (${[...key, ...added].join(', ')}) ${query}`;
}

/** The body of a trigger or procedure. */
export function block(statements: readonly string[]): string {
  return ['BEGIN', ...statements.map((statement) => `${statement};`), 'END'].join(' ');
}

/** Adds what a query has to the rows that are there. */
function addTo(table: SumTable, query: string): string {
  const { key, figures: added } = sumTables[table];
  const sums = added.map((name) => `${name} = ${table}.${name} + excluded.${name}`);
  return `${insertInto(table, query)} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${sums.join(', ')}`;
}

/**
 * Confirmed: `isAgreed` of the bookings' store and not expired, of a row by its prefix. The statement of the index
 * `agreed_by_booking` says the same.
 */
function isAgreed(row: string): string {
  return `(${row}status NOT IN ('pending', 'expired') AND (${row}customer_id IS NOT NULL OR ${row}paid_at IS NOT NULL
    OR ${row}status IN ('scheduled', 'in-progress', 'completed', 'no-show')
    OR (${row}status = 'cancelled' AND ${row}payment_status IN ('on-site', 'paid-on-site'))))`;
}

/** A row of `booking_day_shares`: the figures that are named, and 0 for the others. */
function shareOf(named: Partial<Record<(typeof figures)[number], string>>): string {
  return figures.map((name) => `${named[name] ?? '0'} AS ${name}`).join(', ');
}

const flag = (condition: string) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/**
 * The sums of reports. A booking's shares are what it adds to each day: when it was made, when its money moved, when it
 * was called off and when its appointment is. A report's figure is the sum of them, so there is one place that says what
 * each row counts for.
 */
export function defineSums(dialect: SumsDialect): SumsDefinition {
  const { dateOf, amountIn, atLeastZero, addOnsOf, bitOf } = dialect;
  const dayOf = (instant: string) =>
    dateOf(
      `${instant} + (SELECT o.offset_ms FROM shop_offsets o WHERE o.begins_at <= ${instant} ORDER BY o.begins_at DESC LIMIT 1)`,
    );

  // A kind or status is compared as a longer text, so that no index by it is read whole for each booking.
  const movedMoney = `
    SELECT booking_id, at, ${amountIn('data')} AS card, 0 AS refunded, 0 AS received, 0 AS returned, ${amountIn('data')} AS net
    FROM booking_events WHERE kind || '' IN ${cardMoneyKinds}
    UNION ALL
    SELECT booking_id, created_at, 0, amount_cents, 0, 0, -amount_cents FROM refunds WHERE status || '' IN ${movingRefunds}
    UNION ALL
    SELECT booking_id, at, 0, 0, CASE direction WHEN 'received' THEN amount_cents ELSE 0 END,
      CASE direction WHEN 'received' THEN 0 ELSE amount_cents END,
      CASE direction WHEN 'received' THEN amount_cents ELSE -amount_cents END
    FROM site_payments`;
  // With each movement, what is here of the booking's money after it.
  const keptMoney = `
    SELECT moved_money.*, CAST(sum(net) OVER
      (PARTITION BY booking_id ORDER BY at, net DESC ROWS UNBOUNDED PRECEDING) AS bigint) AS kept
    FROM moved_money`;
  // booking-core's `taxOfPartCents` in whole numbers. What came in below nothing holds no tax.
  const taxIn = (cents: string) => `(2 * b.tax_cents * ${atLeastZero(cents)} + b.total_cents) / (2 * b.total_cents)`;
  const tax = `CASE WHEN b.tax_cents IS NULL OR b.total_cents <= 0 THEN 0
    ELSE ${taxIn('m.kept')} - ${taxIn('m.kept - m.net')} END`;
  // A failed refund is still owed.
  const left = `(SELECT coalesce(sum(p.received_cents), 0) FROM payments p WHERE p.booking_id = e.booking_id)
    - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.booking_id = e.booking_id AND r.status <> 'retried')
    + (SELECT coalesce(sum(CASE s.direction WHEN 'received' THEN s.amount_cents ELSE -s.amount_cents END), 0)
       FROM site_payments s WHERE s.booking_id = e.booking_id)`;
  // By phone, staff write it down for the customer.
  const isByCustomer = `(e.actor = 'customer' OR e.data LIKE '%"askedBy"%')`;
  const shares = `
    SELECT b.id AS booking_id, ${dayOf('b.created_at')} AS date, b.region_id,
      ${shareOf({ made: '1', made_cents: 'b.total_cents', with_add_ons: flag(`b.add_on_ids <> '[]'`) })}
    FROM bookings b WHERE ${isAgreed('b.')}
    UNION ALL
    SELECT b.id, b.appointment_date, b.region_id,
      ${shareOf({ jobs_done: flag(`b.status = 'completed'`), no_shows: flag(`b.status = 'no-show'`) })}
    FROM bookings b WHERE b.status || '' IN ('completed', 'no-show')
    UNION ALL
    SELECT m.booking_id, ${dayOf('m.at')}, b.region_id,
      ${shareOf({ card_cents: 'm.card', refunded_cents: 'm.refunded', received_cents: 'm.received', returned_cents: 'm.returned', tax_cents: tax })}
    FROM kept_money m JOIN bookings b ON b.id = m.booking_id
    UNION ALL
    SELECT e.booking_id, ${dayOf('e.at')}, b.region_id,
      ${shareOf({ cancelled_by_customer: flag(isByCustomer), cancelled_by_shop: flag(`NOT ${isByCustomer}`), kept_cents: atLeastZero(left) })}
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE e.kind || '' = 'cancelled' AND ${isAgreed('b.')}`;

  const sums = figures.map((name) => `CAST(sum(${name}) AS bigint)`).join(', ');
  const sharesWhere = (condition: string) =>
    `SELECT booking_id, date, region_id, ${sums} FROM booking_day_shares WHERE ${condition} GROUP BY booking_id, date, region_id`;
  const addDays = (booking: string, sign: Sign) => {
    const signed = figures.map((name) => sign + name).join(', ');
    return addTo('day_sums', `SELECT date, region_id, ${signed} FROM booking_day_sums WHERE booking_id = ${booking}`);
  };

  const countItems = (items: readonly string[], sign: Sign) =>
    `SELECT date, region_id, kind, item, ${sign}count(*) FROM (${items.join(' UNION ALL ')}) item
      WHERE true GROUP BY date, region_id, kind, item`;

  // A package and its add-ons, of rows by their prefix that are joined to their booking.
  const orderOf = (row: string, { booking, from, where }: { booking: string; from: string[]; where: string }) => {
    const made = `${dayOf(`${booking}created_at`)} AS date, ${booking}region_id AS region_id`;
    const rows = from.length === 0 ? '' : `FROM ${from.join(' CROSS JOIN ')}`;
    const addOns = [...from, addOnsOf(`${row}add_on_ids`)].join(' CROSS JOIN ');
    return [
      `SELECT ${made}, 'package' AS kind, ${row}package_id AS item ${rows} WHERE ${where} AND ${isAgreed(booking)}`,
      `SELECT ${made}, 'add-on', wanted.value FROM ${addOns} WHERE ${where} AND ${isAgreed(booking)}`,
    ];
  };

  // Of rows of `bookings` by their prefix, from a source; a trigger's row has none. Of several cars, each that isn't cancelled.
  const itemsOf = (row: string, { source, sign }: { source: string; sign: Sign }) => {
    const from = source === '' ? [] : [source];
    const standing = `${row}car_count > 1 AND k.booking_id = ${row}id AND k.status = 'standing'`;
    const items = [
      ...orderOf(row, { booking: row, from, where: `${row}car_count = 1` }),
      ...orderOf('k.', { booking: row, from: [...from, 'booking_cars k'], where: standing }),
      `SELECT ${row}appointment_date, ${row}region_id, 'crew', ${row}crew_id
        ${source === '' ? '' : `FROM ${source}`} WHERE ${row}status = 'completed'`,
    ];
    return countItems(items, sign);
  };

  // Of a trigger's row of `booking_cars`.
  const carItemsOf = (row: 'OLD' | 'NEW', sign: Sign) => {
    const where = `b.id = ${row}.booking_id AND b.car_count > 1 AND ${row}.status = 'standing'`;
    return countItems(orderOf(`${row}.`, { booking: 'b.', from: ['bookings b'], where }), sign);
  };

  const bitsOf = (from: string, sign: Sign) => `
    SELECT c.crew_id, c.date,
      ${sign}CAST(sum(CASE WHEN c.booking_id IS NULL THEN 0 ELSE ${bitOf('c.cell')} END) AS bigint),
      ${sign}CAST(sum(CASE WHEN c.booking_id IS NULL THEN ${bitOf('c.cell')} ELSE 0 END) AS bigint)
    FROM ${from} GROUP BY c.crew_id, c.date`;
  const takenOf = (source: string) =>
    `${source} LEFT JOIN bookings b ON b.id = c.booking_id WHERE c.booking_id IS NULL OR b.status <> 'pending'`;

  const counted: Record<SumTable, string> = {
    booking_day_sums: sharesWhere('true'),
    day_sums: `SELECT date, region_id, ${sums} FROM booking_day_sums GROUP BY date, region_id`,
    day_item_sums: itemsOf('b.', { source: 'bookings b', sign: '' }),
    crew_day_sums: bitsOf(takenOf('crew_cells c'), ''),
  };

  return {
    views: [
      { name: 'moved_money', query: movedMoney },
      { name: 'kept_money', query: keptMoney },
      { name: 'booking_day_shares', query: shares },
    ],
    counted,
    fill: (Object.keys(sumTables) as SumTable[]).map((table) => insertInto(table, counted[table])),
    recount: (booking) => [
      addDays(booking, '-'),
      `DELETE FROM booking_day_sums WHERE booking_id = ${booking}`,
      insertInto('booking_day_sums', sharesWhere(`booking_id = ${booking}`)),
      addDays(booking, ''),
    ],
    addItems: (row, sign) => addTo('day_item_sums', itemsOf(`${row}.`, { source: '', sign })),
    addCarItems: (row, sign) => addTo('day_item_sums', carItemsOf(row, sign)),
    addCells: (source, sign) => addTo('crew_day_sums', bitsOf(takenOf(source), sign)),
    addCellsOf: (booking, sign) => addTo('crew_day_sums', bitsOf(`crew_cells c WHERE c.booking_id = ${booking}`, sign)),
  };
}
