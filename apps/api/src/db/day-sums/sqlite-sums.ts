import { block, defineSums } from './definition';
import { changesSums, countedOfCar, type WatchedTable, watchedTables } from './watched';

const definition = defineSums({
  dateOf: (milliseconds) => `date((${milliseconds}) / 1000, 'unixepoch')`,
  amountIn: (column) => `${column} ->> 'amountCents'`,
  atLeastZero: (amount) => `max(0, ${amount})`,
  addOnsOf: (column) => `json_each(${column}) wanted`,
  bitOf: (cell) => `(1 << ${cell})`,
});

interface Trigger {
  name: string;
  /** `AFTER INSERT ON …`, with its condition. */
  event: string;
  does: readonly string[];
}

function triggersOf(table: WatchedTable): Trigger[] {
  const { name, booking, columns, presence = [], counts } = table;
  const isBookings = name === 'bookings';
  const added = isBookings ? [definition.addItems('NEW', '')] : [];
  const gone = isBookings ? [definition.addItems('OLD', '-')] : [];
  const when = (row: string) => (counts === undefined ? '' : ` WHEN ${counts(row)}`);
  const isChanged = changesSums(table);
  return [
    {
      name: `${name}_counts`,
      event: `AFTER INSERT ON ${name}${isBookings ? ` WHEN NEW.status NOT IN ('pending', 'expired')` : when('NEW')}`,
      does: [recount(`NEW.${booking}`), ...added],
    },
    {
      name: `${name}_counts_again`,
      event: `AFTER UPDATE OF ${[...columns, ...presence].join(', ')} ON ${name} WHEN ${isChanged}`,
      does: [...(isBookings ? [] : [recount(`OLD.${booking}`)]), recount(`NEW.${booking}`), ...gone, ...added],
    },
    {
      name: `${name}_counts_no_more`,
      event: `AFTER DELETE ON ${name}${when('OLD')}`,
      does: [recount(`OLD.${booking}`), ...gone],
    },
  ];
}

/** A view that counts a booking again when its number is inserted: one trigger has the statements for all tables. */
const recounts = 'booking_recounts';

const recount = (booking: string) => `INSERT INTO ${recounts} (booking_id) VALUES (${booking})`;

/** A cell as a source of one row. */
function cellOf(row: 'OLD' | 'NEW'): string {
  return `(SELECT ${row}.crew_id AS crew_id, ${row}.date AS date, ${row}.cell AS cell, ${row}.booking_id AS booking_id) c`;
}

/** Held half hours, which are most that are written, are passed over at once. */
const isOfHold = (row: string) => `(SELECT status FROM bookings WHERE id = ${row}.booking_id) IS 'pending'`;

/** A car's package and extras; those of a hold are counted when it becomes a booking. */
const carTriggers: readonly Trigger[] = [
  {
    name: 'booking_cars_count',
    event: `AFTER INSERT ON booking_cars WHEN NOT ${isOfHold('NEW')}`,
    does: [definition.addCarItems('NEW', '')],
  },
  {
    name: 'booking_cars_count_again',
    event: `AFTER UPDATE OF ${countedOfCar.columns.join(', ')} ON booking_cars WHEN ${changesSums(countedOfCar)}`,
    does: [definition.addCarItems('OLD', '-'), definition.addCarItems('NEW', '')],
  },
  {
    name: 'booking_cars_count_no_more',
    event: `AFTER DELETE ON booking_cars WHEN NOT ${isOfHold('OLD')}`,
    does: [definition.addCarItems('OLD', '-')],
  },
];

const cellTriggers: readonly Trigger[] = [
  {
    name: 'crew_cells_counts',
    event: `AFTER INSERT ON crew_cells WHEN NOT ${isOfHold('NEW')}`,
    does: [definition.addCells(cellOf('NEW'), '')],
  },
  {
    name: 'crew_cells_counts_again',
    event: 'AFTER UPDATE ON crew_cells',
    does: [definition.addCells(cellOf('OLD'), '-'), definition.addCells(cellOf('NEW'), '')],
  },
  {
    name: 'crew_cells_counts_no_more',
    event: `AFTER DELETE ON crew_cells WHEN NOT ${isOfHold('OLD')}`,
    does: [definition.addCells(cellOf('OLD'), '-')],
  },
  {
    name: 'bookings_sell_cells',
    event: `AFTER UPDATE OF status ON bookings WHEN OLD.status = 'pending' AND NEW.status <> 'pending'`,
    does: [definition.addCellsOf('NEW.id', '')],
  },
  {
    name: 'bookings_hold_cells',
    event: `AFTER UPDATE OF status ON bookings WHEN OLD.status <> 'pending' AND NEW.status = 'pending'`,
    does: [definition.addCellsOf('NEW.id', '-')],
  },
];

const triggers: readonly Trigger[] = [
  { name: 'booking_recounted', event: `INSTEAD OF INSERT ON ${recounts}`, does: definition.recount('NEW.booking_id') },
  ...watchedTables.flatMap(triggersOf),
  ...carTriggers,
  ...cellTriggers,
];

const views = [...definition.views, { name: recounts, query: 'SELECT id AS booking_id FROM bookings' }];
const { counted, fill } = definition;

/** Statements for a SQLite file: `remove` those that keep its sums in step, and `install` them. */
export const sqliteSums = {
  remove: [
    ...triggers.map(({ name }) => `DROP TRIGGER IF EXISTS ${name}`),
    ...views.toReversed().map(({ name }) => `DROP VIEW IF EXISTS ${name}`),
  ],
  install: [
    ...views.map(({ name, query }) => `CREATE VIEW ${name} AS ${query}`),
    ...triggers.map(({ name, event, does }) => `CREATE TRIGGER ${name} ${event} ${block(does)}`),
  ],
  counted,
  fill,
};
