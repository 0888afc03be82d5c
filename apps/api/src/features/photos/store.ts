import { and, asc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client';
import { type CertificatePhotoRow, certificatePhotos, type QuotePhotoRow, quotePhotos } from '../../db/schema';

/** The tables of photos: of requests for quotes, and of certificates. */
export const photoTables = [quotePhotos, certificatePhotos] as const;

/** One of {@link photoTables}. */
export type PhotoTable = (typeof photoTables)[number];

/** A photo of one of them. */
export type PhotoRow = QuotePhotoRow | CertificatePhotoRow;

/** Drizzle's types know one table, not one of two; what is written here is in both. */
const asOne = (table: PhotoTable) => table as typeof quotePhotos;

/** Photos that fit a condition, in the order of their places. */
export function photosWhere<Table extends PhotoTable>(
  connection: Connection,
  table: Table,
  condition: SQL | undefined,
): Promise<Table['$inferSelect'][]> {
  return connection.select().from(asOne(table)).where(condition).orderBy(asc(table.place)).all();
}

/** A photo by its id, whatever became of it. */
export async function photoById<Table extends PhotoTable>(
  connection: Connection,
  table: Table,
  id: string,
): Promise<Table['$inferSelect'] | undefined> {
  return (await photosWhere(connection, table, eq(table.id, id)))[0];
}

/** Writes a photo. Throws the database's constraint error when another took its place. */
export async function insertPhoto(transaction: Transaction, table: PhotoTable, row: PhotoRow): Promise<void> {
  await transaction
    .insert(asOne(table))
    .values(row as QuotePhotoRow)
    .run();
}

/** Writes changes of a photo. */
export async function updatePhoto(
  transaction: Transaction,
  table: PhotoTable,
  { id, changes }: { id: string; changes: Partial<PhotoRow> },
): Promise<void> {
  await transaction.update(asOne(table)).set(changes).where(eq(table.id, id)).run();
}

/** Photos that are leaving: their places are free at once, their files go with the next `tidyPhotos`. */
export const leaving = { status: 'leaving', place: null } as const;

/** In place of the pixels of a photo that is leaving and has no files: its row refuses an upload that comes later. */
export const noFiles = { width: 0, height: 0 } as const;

/** Reservations from before an instant, epoch milliseconds, whose files never came, leave. */
export async function endReservations(transaction: Transaction, table: PhotoTable, before: number): Promise<void> {
  await transaction
    .update(asOne(table))
    .set(leaving)
    .where(and(eq(table.status, 'reserved'), lte(table.at, before)))
    .run();
}

/** Some photos whose files have to go, or that left before an instant, epoch milliseconds. */
export function leavingPhotos(
  connection: Connection,
  table: PhotoTable,
  { before, limit }: { before: number; limit: number },
): Promise<PhotoRow[]> {
  const isDue = or(gt(table.width, noFiles.width), lte(table.at, before));
  return connection
    .select()
    .from(asOne(table))
    .where(and(eq(table.status, 'leaving'), isDue))
    .limit(limit)
    .all();
}

/** Forgets a photo whose files are gone. */
export async function deletePhoto(transaction: Transaction, table: PhotoTable, id: string): Promise<void> {
  await transaction.delete(asOne(table)).where(eq(table.id, id)).run();
}
