import type { BookingRow } from '../../../db/schema';

/** Whether a booking has a compliance sheet: its job is done, and windows were recorded. */
export function hasCompliance({ status, installation }: Pick<BookingRow, 'status' | 'installation'>): boolean {
  return status === 'completed' && installation !== null && installation.windows.length > 0;
}
