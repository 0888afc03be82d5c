import { vehicleInWords } from '@tintforge/content';
import type { BookingRow } from '../../../db/schema';

/** The columns that say what a booking is for. */
export type BookedWork = Pick<BookingRow, 'workTitle' | 'vehicleType' | 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>;

/** A booking's car, or the work of its quote. */
export function workInWords({ workTitle, vehicleYear, vehicleMake, vehicleModel, vehicleType }: BookedWork): string {
  return workTitle ?? vehicleInWords({ year: vehicleYear, make: vehicleMake, model: vehicleModel, vehicleType });
}
