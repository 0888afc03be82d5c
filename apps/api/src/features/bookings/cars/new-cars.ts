import type { CarPlan, PricedOrder } from '@tintforge/booking-core';
import type { BookingCarRow, BookingRow, VisitRow } from '../../../db/schema';
import { withoutTint } from '../../../db/without-tint';
import type { CheckedCar } from '../hold/check-request';
import { visitOfBooking } from '../store/visit-store';
import { columnsOfCars } from './columns-of-cars';

/** A new booking of several cars: the rows that are written with it. */
export interface NewCars {
  row: BookingRow;
  cars: BookingCarRow[];
  /** The visits of further crews; the first is written with the booking. */
  visits: VisitRow[];
}

/** The order of several cars as one, by which their booking is made. */
export function orderOfCars(cars: readonly CheckedCar[], plan: CarPlan): PricedOrder | undefined {
  const [first] = cars;
  const [side] = plan.sides;
  if (first === undefined || side === undefined) return undefined;
  const orders = cars.map(({ order }) => order);
  return {
    ...first.order,
    lines: orders.flatMap(({ lines }) => lines),
    totalCents: orders.reduce((sum, { totalCents }) => sum + totalCents, 0),
    jobMinutes: side.minutes,
  };
}

/** Gives a new booking its cars, and the visits of its crews, which are in the order of the plan's sides. */
export function newCars(
  booking: BookingRow,
  { cars: checked, plan, crewIds }: { cars: readonly CheckedCar[]; plan: CarPlan; crewIds: readonly string[] },
): NewCars {
  const cars = checked.map((car, index) => carRow(booking, { car, index, plan }));
  const disclosed = checked.find(({ tint }) => tint.tintDisclosureVersion !== null)?.tint;
  const { tintDisclosureVersion, tintDisclosureText } = disclosed ?? withoutTint;
  const row: BookingRow = {
    ...booking,
    ...columnsOfCars(booking, cars),
    tintDisclosureVersion,
    tintDisclosureText,
    tintDisclosedAt: disclosed === undefined ? null : booking.createdAt,
    preferredShade: null,
    carCount: cars.length,
    carCrews: plan.sides.length,
    visitCount: plan.sides.length,
  };
  const visits = plan.sides.slice(1).map(({ minutes }, index) => ({
    ...visitOfBooking(row),
    number: index + 2,
    crewId: crewIds[index + 1] ?? row.crewId,
    minutes,
  }));
  return { row, cars, visits };
}

function carRow(
  { id: bookingId }: BookingRow,
  { car: { vehicle, order, tint }, index, plan }: { car: CheckedCar; index: number; plan: CarPlan },
): BookingCarRow {
  return {
    bookingId,
    number: index + 1,
    visitNumber: plan.sides.findIndex(({ cars }) => cars.includes(index)) + 1,
    status: 'standing',
    ...vehicle,
    addOnIds: order.addOns.map(({ id }) => id),
    lines: order.lines,
    totalCents: order.totalCents,
    minutes: order.jobMinutes,
    preferredShade: vehicle.preferredShade ?? null,
    tint: tint.tint,
    tintApproval: tint.tintApproval,
    exemption: tint.exemption,
    installation: null,
  };
}
