import type { Connection } from '../../db/client';
import type { BookingRow } from '../../db/schema';
import type { Job } from './job';
import { moneyOfRows, moneyRowsOf } from './money';
import { carsOf, visitsOf } from './rows';
import { jobOf } from './stored-job';

/** A booking that was read, with all that belongs to it. */
export async function jobOfRow(connection: Connection, row: BookingRow): Promise<Job> {
  const [cars, visits, money] = await Promise.all([
    carsOf(connection, row),
    visitsOf(connection, row.id),
    moneyRowsOf(connection, row.id),
  ]);
  return jobOf({ row, cars, visits }, moneyOfRows(money, row));
}
