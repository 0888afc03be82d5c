import { quotePhotoLimits } from '@tintforge/booking-core';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { type QuotePhotoRow, quotePhotos } from '../../../db/schema';

/** A photo by its id, whatever became of it. */
export function photoById(connection: Connection, id: string): Promise<QuotePhotoRow | undefined> {
  return connection.select().from(quotePhotos).where(eq(quotePhotos.id, id)).get();
}

/** The photos of a quote that are there, in their order. */
export function photosOf(connection: Connection, quoteId: string): Promise<QuotePhotoRow[]> {
  return connection
    .select()
    .from(quotePhotos)
    .where(and(eq(quotePhotos.quoteId, quoteId), eq(quotePhotos.status, 'stored')))
    .orderBy(asc(quotePhotos.place))
    .all();
}

/** The first free place of a quote; undefined when all are taken. */
export async function freePlace(connection: Connection, quoteId: string): Promise<number | undefined> {
  const rows = await connection
    .select({ place: quotePhotos.place })
    .from(quotePhotos)
    .where(eq(quotePhotos.quoteId, quoteId))
    .all();
  const taken = new Set(rows.map(({ place }) => place));
  return Array.from({ length: quotePhotoLimits.most }, (_, place) => place).find((place) => !taken.has(place));
}

/** Reserves a place. Throws the database's constraint error when another photo was quicker. */
export async function insertPhoto(transaction: Transaction, row: QuotePhotoRow): Promise<void> {
  await transaction.insert(quotePhotos).values(row).run();
}

/** Writes changes of a photo. */
export async function updatePhoto(
  transaction: Transaction,
  { id, changes }: { id: string; changes: Partial<QuotePhotoRow> },
): Promise<void> {
  await transaction.update(quotePhotos).set(changes).where(eq(quotePhotos.id, id)).run();
}

/** Photos that are leaving: their places are free and their captions gone at once, their files go with the next `tidyPhotos`. */
export const leaving = { status: 'leaving', place: null, caption: '' } as const;

/** All photos of some quotes leave. */
export async function dropPhotosOf(transaction: Transaction, quoteIds: readonly string[]): Promise<void> {
  await transaction
    .update(quotePhotos)
    .set(leaving)
    .where(inArray(quotePhotos.quoteId, [...quoteIds]))
    .run();
}

/** Reservations from before an instant, epoch milliseconds, whose files never came, leave. */
export async function endReservations(transaction: Transaction, before: number): Promise<void> {
  await transaction
    .update(quotePhotos)
    .set(leaving)
    .where(and(eq(quotePhotos.status, 'reserved'), lte(quotePhotos.at, before)))
    .run();
}

/** Some photos whose files have to go. */
export function leavingPhotos(connection: Connection, limit: number): Promise<QuotePhotoRow[]> {
  return connection.select().from(quotePhotos).where(eq(quotePhotos.status, 'leaving')).limit(limit).all();
}

/** Forgets a photo whose files are gone. */
export async function deletePhoto(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(quotePhotos).where(eq(quotePhotos.id, id)).run();
}
