import { block, defineSums } from './definition';
import { changesSums, countedOfCar, type WatchedTable, watchedTables } from './watched';

const definition = defineSums({
  dateOf: (milliseconds) => `to_char(to_timestamp((${milliseconds}) / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  amountIn: (column) => `(${column}::jsonb ->> 'amountCents')::bigint`,
  atLeastZero: (amount) => `greatest(0, ${amount})`,
  addOnsOf: (column) => `jsonb_array_elements_text(${column}::jsonb) wanted (value)`,
  bitOf: (cell) => `(1::bigint << ${cell}::int)`,
});

const { views, counted, fill, recount, addItems, addCarItems, addCells, addCellsOf } = definition;

// In a small shop the server would read whole tables, and each transaction would then conflict with all others.
interface Procedure {
  /** With its parameters. */
  name: string;
  returns: 'trigger' | 'void';
  does: readonly string[];
}

const procedures: readonly Procedure[] = [
  { name: 'recount_booking(subject text)', returns: 'void', does: recount('subject') },
  {
    name: 'booking_counts()',
    returns: 'trigger',
    does: [
      `IF TG_OP <> 'INSERT' THEN ${addItems('OLD', '-')}; END IF`,
      `IF TG_OP <> 'DELETE' THEN ${addItems('NEW', '')}; END IF`,
      `PERFORM recount_booking(CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)`,
    ],
  },
  {
    name: 'row_of_booking_counts()',
    returns: 'trigger',
    does: [
      `IF TG_OP <> 'INSERT' THEN PERFORM recount_booking(OLD.booking_id); END IF`,
      `IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND NEW.booking_id <> OLD.booking_id THEN PERFORM recount_booking(NEW.booking_id); END IF`,
    ],
  },
  {
    name: 'booking_car_counts()',
    returns: 'trigger',
    does: [
      `IF TG_OP <> 'INSERT' THEN ${addCarItems('OLD', '-')}; END IF`,
      `IF TG_OP <> 'DELETE' THEN ${addCarItems('NEW', '')}; END IF`,
    ],
  },
  {
    name: 'booking_sells_cells()',
    returns: 'trigger',
    does: [`IF OLD.status = 'pending' THEN ${addCellsOf('NEW.id', '')}; ELSE ${addCellsOf('NEW.id', '-')}; END IF`],
  },
  { name: 'cells_come()', returns: 'trigger', does: [addCells('come c', '')] },
  { name: 'cells_go()', returns: 'trigger', does: [addCells('gone c', '-')] },
  { name: 'cells_change()', returns: 'trigger', does: [addCells('gone c', '-'), addCells('come c', '')] },
];

interface Trigger {
  name: string;
  table: string;
  event: string;
}

function triggersOf(table: WatchedTable): Trigger[] {
  const { name, counts } = table;
  const isBookings = name === 'bookings';
  const runs = `EXECUTE FUNCTION ${isBookings ? 'booking_counts()' : 'row_of_booking_counts()'}`;
  const when = (row: string) => (counts === undefined ? '' : ` WHEN (${counts(row)})`);
  const isNew = isBookings ? ` WHEN (NEW.status NOT IN ('pending', 'expired'))` : when('NEW');
  const isChanged = changesSums(table);
  return [
    { name: `${name}_counts`, table: name, event: `AFTER INSERT ON ${name} FOR EACH ROW${isNew} ${runs}` },
    {
      name: `${name}_counts_again`,
      table: name,
      event: `AFTER UPDATE ON ${name} FOR EACH ROW WHEN (${isChanged}) ${runs}`,
    },
    {
      name: `${name}_counts_no_more`,
      table: name,
      event: `AFTER DELETE ON ${name} FOR EACH ROW${when('OLD')} ${runs}`,
    },
  ];
}

const triggers: readonly Trigger[] = [
  ...watchedTables.flatMap(triggersOf),
  {
    name: 'booking_cars_count',
    table: 'booking_cars',
    event: 'AFTER INSERT OR DELETE ON booking_cars FOR EACH ROW EXECUTE FUNCTION booking_car_counts()',
  },
  {
    name: 'booking_cars_count_again',
    table: 'booking_cars',
    event: `AFTER UPDATE ON booking_cars FOR EACH ROW WHEN (${changesSums(countedOfCar)}) EXECUTE FUNCTION booking_car_counts()`,
  },
  {
    name: 'crew_cells_counts',
    table: 'crew_cells',
    event: `AFTER INSERT ON crew_cells REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION cells_come()`,
  },
  {
    name: 'crew_cells_counts_again',
    table: 'crew_cells',
    event: `AFTER UPDATE ON crew_cells REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION cells_change()`,
  },
  {
    name: 'crew_cells_counts_no_more',
    table: 'crew_cells',
    event: `AFTER DELETE ON crew_cells REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cells_go()`,
  },
  {
    name: 'bookings_sell_cells',
    table: 'bookings',
    event: `AFTER UPDATE ON bookings FOR EACH ROW
      WHEN ((OLD.status = 'pending') <> (NEW.status = 'pending')) EXECUTE FUNCTION booking_sells_cells()`,
  },
];

/** Statements for a PostgreSQL server: `remove` those that keep its sums in step, and `install` them. */
export const postgresSums = {
  remove: [
    ...triggers.map(({ name, table }) => `DROP TRIGGER IF EXISTS ${name} ON ${table}`),
    ...procedures.map(({ name }) => `DROP FUNCTION IF EXISTS ${name}`),
    ...views.toReversed().map(({ name }) => `DROP VIEW IF EXISTS ${name}`),
  ],
  install: [
    ...views.map(({ name, query }) => `CREATE VIEW ${name} AS ${query}`),
    ...procedures.map(
      ({ name, returns, does }) =>
        `CREATE FUNCTION ${name} RETURNS ${returns} LANGUAGE plpgsql SET enable_seqscan = off AS $$
          ${block([...does, ...(returns === 'trigger' ? ['RETURN NULL'] : [])])} $$`,
    ),
    ...triggers.map(({ name, event }) => `CREATE TRIGGER ${name} ${event}`),
  ],
  counted,
  fill,
};
