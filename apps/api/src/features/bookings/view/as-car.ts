import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { rebilledTax } from '../../orders';

/**
 * A booking of several cars as one of them shows it: that car's vehicle, order, price, shades and windows. What was written for
 * one car works on it unchanged.
 */
export function asCar(row: BookingRow, car: BookingCarRow): BookingRow {
  const { bookingId: _booking, number: _number, visitNumber: _visit, status: _status, minutes, ...columns } = car;
  return { ...row, ...columns, ...rebilledTax(car.lines, row), jobMinutes: minutes, workTitle: null };
}
