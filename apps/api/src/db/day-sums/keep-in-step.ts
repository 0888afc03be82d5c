import { hash } from 'node:crypto';
import { timeZone } from '@tintforge/content';
import { type Connection, engineOf } from '../client';
import { daySumTables } from './definition';
import { postgresSums } from './postgres-sums';
import { shopOffsetRows } from './shop-offsets';
import { sqliteSums } from './sqlite-sums';

/** The statements of an engine; see `sqliteSums`. */
interface SumsStatements {
  remove: readonly string[];
  install: readonly string[];
  fill: readonly string[];
}

/** The statements of a connection's engine, and its counted tables. */
export function sumsOf(connection: Connection): typeof sqliteSums | typeof postgresSums {
  return engineOf(connection) === 'sqlite' ? sqliteSums : postgresSums;
}

/** Names what sums are made by: their statements, the shop's zone and the zone's rules as this Node knows them. */
export function digestOfSums(statements: SumsStatements): string {
  return hash('sha256', JSON.stringify([statements, timeZone, process.versions.tz]));
}

/** Before the tables change: nothing keeps the sums in step from then on, and they have to be filled again. */
export function removeSums({ remove }: SumsStatements): string[] {
  return [...remove, 'DELETE FROM day_sums_state'];
}

/** Fills the sums and keeps them in step from then on. Run in one transaction in which no one else writes. */
export function fillSums(statements: SumsStatements): string[] {
  const offsets = shopOffsetRows().map(({ beginsAt, offsetMs }) => `(${beginsAt}, ${offsetMs})`);
  return [
    ...statements.remove,
    ...daySumTables.map((table) => `DELETE FROM ${table}`),
    `INSERT INTO shop_offsets (begins_at, offset_ms) VALUES ${offsets.join(', ')}`,
    ...statements.install,
    ...statements.fill,
    `INSERT INTO day_sums_state (digest) VALUES ('${digestOfSums(statements)}')`,
  ];
}
