import { and, eq } from 'drizzle-orm';
import { allColumns } from '../../../db/all-columns';
import { prepared, type Transaction } from '../../../db/client';
import { type BookingCarRow, bookingCars } from '../../../db/schema';
import type { Insert } from '../../../db/unit-of-work';

const insertCarStatement = prepared((connection) =>
  connection.insert(bookingCars).values(allColumns(bookingCars)).prepare(),
);

/** One of a booking's cars, to be written after its visit. */
export function carInsert(row: BookingCarRow): Insert {
  return { statement: insertCarStatement, values: row };
}

/** Writes changed columns of a car. */
export async function updateCar(
  transaction: Transaction,
  { bookingId, number, ...changes }: Pick<BookingCarRow, 'bookingId' | 'number'> & Partial<BookingCarRow>,
): Promise<void> {
  await transaction
    .update(bookingCars)
    .set(changes)
    .where(and(eq(bookingCars.bookingId, bookingId), eq(bookingCars.number, number)))
    .run();
}
