import { is, SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  foreignKey,
  index,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { numberedTables } from '../copy/copied-tables';
import * as schema from '../schema';

// Source of PostgreSQL's migrations: the tables of schema.ts, column by column. Not needed at run time.

/** Text in the order of its code points, as SQLite has it, whatever the server's own order is. */
const text = customType<{ data: unknown }>({ dataType: () => 'text COLLATE "C"' });

type Table = PgTableWithColumns<never> & Record<string, AnyPgColumn>;

const made = new Map<string, Table>();

function tableLike(table: SQLiteTable): Table {
  const { name, columns, indexes, primaryKeys, foreignKeys, checks } = getTableConfig(table);
  const like = pgTable(
    name,
    {
      ...Object.fromEntries(columns.map((column) => [column.name, columnLike(column)])),
      ...(numberedTables.includes(name) && {
        rowid: bigint('rowid', { mode: 'number' }).generatedByDefaultAsIdentity(),
      }),
    },
    (own) => {
      const of = (column: { name: string }) => (own as unknown as Table)[column.name] as AnyPgColumn;
      return [
        ...indexes.map(({ config }) => {
          const begin = config.unique ? uniqueIndex(config.name) : index(config.name);
          const [first, ...rest] = config.columns.map((column) => of(column as SQLiteColumn));
          const on = begin.on(first as AnyPgColumn, ...rest);
          return config.where === undefined ? on : on.where(config.where);
        }),
        ...primaryKeys.map((key) => primaryKey({ columns: key.columns.map(of) as [AnyPgColumn, ...AnyPgColumn[]] })),
        ...foreignKeys.map((key) => {
          const { columns: from, foreignColumns, foreignTable } = key.reference();
          const target = made.get(getTableConfig(foreignTable).name) as Table;
          const reference = foreignKey({
            columns: from.map(of) as [AnyPgColumn],
            foreignColumns: foreignColumns.map((column) => target[column.name]) as [AnyPgColumn],
          });
          return key.onDelete === undefined ? reference : reference.onDelete(key.onDelete);
        }),
        ...checks.map((rule) => check(rule.name, rule.value)),
        ...(numberedTables.includes(name) ? [uniqueIndex(`${name}_rowid`).on(of({ name: 'rowid' }))] : []),
      ] as PgTableExtraConfigValue[];
    },
  ) as unknown as Table;
  made.set(name, like);
  return like;
}

function columnLike(column: SQLiteColumn): PgColumnBuilderBase {
  const { name } = column;
  let like = column.getSQLType() === 'integer' ? bigint(name, { mode: 'number' }) : text(name);
  if (column.primary) like = like.primaryKey();
  if (column.notNull) like = like.notNull();
  if (column.isUnique) like = like.unique(column.uniqueName);
  if (column.default !== undefined) {
    like = like.default((is(column.default, SQL) ? column.default : column.mapToDriverValue(column.default)) as never);
  }
  return like;
}

export const bookings = tableLike(schema.bookings);
export const bookingEvents = tableLike(schema.bookingEvents);
export const customers = tableLike(schema.customers);
export const crews = tableLike(schema.crews);
export const crewBreaks = tableLike(schema.crewBreaks);
export const visits = tableLike(schema.visits);
export const bookingCars = tableLike(schema.bookingCars);
export const crewCells = tableLike(schema.crewCells);
export const crewCalendars = tableLike(schema.crewCalendars);
export const crewCalendarBlocks = tableLike(schema.crewCalendarBlocks);
export const crewCalendarJobs = tableLike(schema.crewCalendarJobs);
export const crewCalendarClashes = tableLike(schema.crewCalendarClashes);
export const closures = tableLike(schema.closures);
export const settings = tableLike(schema.settings);
export const catalogueVersions = tableLike(schema.catalogueVersions);
export const payments = tableLike(schema.payments);
export const refunds = tableLike(schema.refunds);
export const sitePayments = tableLike(schema.sitePayments);
export const billEntries = tableLike(schema.billEntries);
export const stripeEvents = tableLike(schema.stripeEvents);
export const idempotencyKeys = tableLike(schema.idempotencyKeys);
export const outbox = tableLike(schema.outbox);
export const mailbox = tableLike(schema.mailbox);
export const users = tableLike(schema.users);
export const sessions = tableLike(schema.sessions);
export const emailTokens = tableLike(schema.emailTokens);
export const totpFactors = tableLike(schema.totpFactors);
export const passkeys = tableLike(schema.passkeys);
export const recoveryCodes = tableLike(schema.recoveryCodes);
export const noticeReaders = tableLike(schema.noticeReaders);
export const loginFailures = tableLike(schema.loginFailures);
export const contactMessages = tableLike(schema.contactMessages);
export const quotes = tableLike(schema.quotes);
export const quotePhotos = tableLike(schema.quotePhotos);
export const certificatePhotos = tableLike(schema.certificatePhotos);
export const quoteVersions = tableLike(schema.quoteVersions);
export const quoteLines = tableLike(schema.quoteLines);
export const quoteAcceptances = tableLike(schema.quoteAcceptances);
export const quoteEvents = tableLike(schema.quoteEvents);
export const audit = tableLike(schema.audit);
export const setUp = tableLike(schema.setUp);
export const daySums = tableLike(schema.daySums);
export const bookingDaySums = tableLike(schema.bookingDaySums);
export const dayItemSums = tableLike(schema.dayItemSums);
export const crewDaySums = tableLike(schema.crewDaySums);
export const shopOffsets = tableLike(schema.shopOffsets);
export const daySumsState = tableLike(schema.daySumsState);
export const leases = tableLike(schema.leases);
