import type { Transaction } from '../../../db/client';
import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { carsOf } from '../../jobs';
import { judgeAgain, shadesAfter } from '../../orders';
import type { BookingContext } from '../ports';
import { updateCar } from '../store/car-store';
import { asCar } from '../view/as-car';
import { columnsOfCars } from './columns-of-cars';

/** Columns of a booking after its shades were judged for another day, and what became of them. */
interface JudgedShades {
  changes: Partial<BookingRow>;
  after: ReturnType<typeof shadesAfter>;
}

/** Judges a booking's shades by the law of another day, each car's on its own; those of several cars are written at once. */
export async function judgeShadesAgain(
  transaction: Transaction,
  { context, row, appointmentDate }: { context: BookingContext; row: BookingRow; appointmentDate: string },
): Promise<JudgedShades> {
  if (row.carCount === 1) {
    const shades = judgeAgain(context.tint, row, { appointmentDate });
    return { changes: shades ?? {}, after: shadesAfter(shades) };
  }
  const cars = await carsOf(transaction, row);
  let after: JudgedShades['after'] = {};
  const judged: BookingCarRow[] = [];
  for (const car of cars) {
    const shades =
      car.status === 'standing' ? judgeAgain(context.tint, asCar(row, car), { appointmentDate }) : undefined;
    const next = { ...car, ...shadeColumns(shades ?? {}) };
    if (shades !== undefined) await updateCar(transaction, next);
    judged.push(next);
    const became = shadesAfter(shades);
    if (after.shades !== 'cleared') after = { ...after, ...became };
  }
  return after.shades === undefined ? { changes: {}, after } : { changes: columnsOfCars(row, judged), after };
}

const names = ['tint', 'tintApproval', 'exemption', 'preferredShade'] as const;

/** Of changed columns those that a car has. */
function shadeColumns(changes: Partial<BookingRow>): Partial<BookingCarRow> {
  return Object.fromEntries(names.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])));
}
