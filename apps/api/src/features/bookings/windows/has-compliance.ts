import type { BookingRow } from '../../../db/schema';

/** True when a booking has a compliance sheet: its job is done, and windows were recorded. */
export function hasCompliance({ status, installation }: Pick<BookingRow, 'status' | 'installation'>): boolean {
  return status === 'completed' && installation !== null && installation.windows.length > 0;
}
