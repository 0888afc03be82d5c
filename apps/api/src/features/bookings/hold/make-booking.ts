import type { Insert } from '../../../db/unit-of-work';
import { withoutTint } from '../../../db/without-tint';
import { sidesOf } from '../../orders';
import type { RulesInForce } from '../../settings';
import { type NewCars, newCars, orderOfCars } from '../cars/new-cars';
import type { JobSide } from '../cars/sides';
import type { BookingContext } from '../ports';
import { bookingInserts, cellsInsert } from '../store/booking-store';
import { carInsert } from '../store/car-store';
import { visitInsert } from '../store/visit-store';
import type { CheckedCars } from './check-request';
import { type BookingParts, newBooking } from './new-booking';
import type { Slot } from './slot';

/** Each crew's part of an order: one, or one for each crew that begins together with others. */
export function sidesOfCars({ cars, plan }: CheckedCars): JobSide[] {
  return sidesOf(
    cars.map(({ order }) => order),
    plan,
  );
}

/** The rows of a new booking with its crews, one for each side of the order; of several cars, with these. */
export function makeBooking(
  context: BookingContext,
  {
    checked,
    body,
    slots,
    rules,
  }: { checked: CheckedCars; body: BookingParts['body']; slots: readonly Slot[]; rules: RulesInForce },
): NewCars {
  const { cars, plan, catalogueVersion, region } = checked;
  const crewIds = slots.map(({ crewId }) => crewId);
  const order = (plan && orderOfCars(cars, plan)) ?? checked.order;
  const tint = plan === undefined ? (cars[0]?.tint ?? withoutTint) : withoutTint;
  const parts = { context, rules, body, order, catalogueVersion, tint, region, crewId: crewIds[0] ?? '' };
  const row = newBooking(parts);
  return plan === undefined ? { row, cars: [], visits: [] } : newCars(row, { cars, plan, crewIds });
}

/** A new booking's rows and half hours; see `bookingInserts`. */
export function newRows({
  made: { row, cars, visits },
  slots,
  isGuests,
}: {
  made: NewCars;
  slots: readonly Slot[];
  isGuests?: boolean;
}): Insert[] {
  return [
    ...bookingInserts(row, { isGuests }),
    ...visits.map(visitInsert),
    ...cars.map(carInsert),
    ...slots.map(({ crewId, cells }, index) => {
      const visit = { bookingId: row.id, visitNumber: index + 1 };
      return cellsInsert({ crewId, date: row.appointmentDate, ...visit, cells });
    }),
  ];
}
