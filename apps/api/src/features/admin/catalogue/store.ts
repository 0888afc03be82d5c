import { and, count, desc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { bookings, type CatalogueVersionRow, catalogueVersions } from '../../../db/schema';
import { StaleWrite } from '../../../db/unit-of-work';

/** All stored versions, the latest number first, without their documents. */
export function allVersions(connection: Connection): Promise<Omit<CatalogueVersionRow, 'document'>[]> {
  const { document: _whole, ...columns } = columnsOfVersions;
  return connection.select(columns).from(catalogueVersions).orderBy(desc(catalogueVersions.number)).all();
}

const columnsOfVersions = {
  number: catalogueVersions.number,
  version: catalogueVersions.version,
  state: catalogueVersions.state,
  basedOn: catalogueVersions.basedOn,
  document: catalogueVersions.document,
  note: catalogueVersions.note,
  changedAt: catalogueVersions.changedAt,
  changedBy: catalogueVersions.changedBy,
  publishedAt: catalogueVersions.publishedAt,
  publishedBy: catalogueVersions.publishedBy,
  beginsAt: catalogueVersions.beginsAt,
  withdrawnAt: catalogueVersions.withdrawnAt,
  withdrawnBy: catalogueVersions.withdrawnBy,
};

/** A version by its number; undefined where there is none. */
export function findVersion(connection: Connection, number: number): Promise<CatalogueVersionRow | undefined> {
  return connection.select().from(catalogueVersions).where(eq(catalogueVersions.number, number)).get();
}

/** The unpublished changes; undefined while there are none. */
export function findDraft(connection: Connection): Promise<CatalogueVersionRow | undefined> {
  return connection.select().from(catalogueVersions).where(eq(catalogueVersions.state, 'draft')).get();
}

/** The number after the highest one; numbers are never reused. */
export async function nextNumber(connection: Connection): Promise<number> {
  const highest = await connection
    .select({ number: max(catalogueVersions.number) })
    .from(catalogueVersions)
    .get();
  return (highest?.number ?? 0) + 1;
}

export async function insertVersion(transaction: Transaction, row: CatalogueVersionRow): Promise<void> {
  await transaction.insert(catalogueVersions).values(row).run();
}

/** Writes changes to a version as it was read. Throws StaleWrite when another write came first. */
export async function updateVersion(
  transaction: Transaction,
  { number, version }: Pick<CatalogueVersionRow, 'number' | 'version'>,
  changes: Partial<CatalogueVersionRow>,
): Promise<void> {
  const { changes: written } = await transaction
    .update(catalogueVersions)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(catalogueVersions.number, number), eq(catalogueVersions.version, version)))
    .run();
  if (written !== 1) throw new StaleWrite();
}

/** Number of holds and confirmed bookings that haven't started. */
export async function countBookingsAhead(connection: Connection, now: number): Promise<number> {
  const isAhead = and(gt(bookings.startsAt, now), inArray(bookings.status, ['pending', 'confirmed', 'scheduled']));
  return (await connection.select({ ahead: count() }).from(bookings).where(isAhead).get())?.ahead ?? 0;
}
