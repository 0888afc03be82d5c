import type { FurtherCarInput, PhoneBookingRequest } from '@tintforge/api-contract';
import { tintInputOf } from '@tintforge/app-base/tint/tint-request';
import {
  type CarCrewCount,
  type CarPlan,
  type CarPlanProblem,
  dollarsFromCents,
  emptyTint,
  isStartTime,
  type OrderLine,
  type PricedOrder,
  planCars,
  priceOrder,
  type Result,
  type Site,
  type TintDraft,
  unansweredSite,
  type VehicleType,
} from '@tintforge/booking-core';
import { carLineName, catalogue } from '@tintforge/content';

/** A car with its order, under the contract's names; '' where nothing is chosen, NaN for a missing year. */
export interface PhoneCar {
  vehicleType: VehicleType | '';
  vehicleYear: number;
  vehicleMake: string;
  vehicleModel: string;
  packageId: string;
  addOnIds: string[];
  /** The car's legal facts, and the shades of the package's film; null shades are chosen at the car. */
  tint: TintDraft;
}

/** Entries so far, under the contract's names; '' where nothing is chosen. */
export interface PhoneForm {
  zip: string;
  /** At least one. */
  cars: PhoneCar[];
  /** Of several cars: one crew takes them back to back, two work at the same time. */
  crews: CarCrewCount;
  /** '' for any; always where two crews work. */
  crewId: string;
  appointmentDate: string;
  appointmentTime: string;
  reason: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  address: { street: string; city: string };
  site: Site;
  notes: string;
  payment: PhoneBookingRequest['payment'];
  /** Hold time with a payment link. */
  linkHours: number;
}

/** Possible hold times for a payment link, in hours. */
export const linkHours = [1, 4, 24, 48] as const;

/** A car of which nothing is known yet. */
export function emptyPhoneCar(): PhoneCar {
  return {
    vehicleType: '',
    vehicleYear: Number.NaN,
    vehicleMake: '',
    vehicleModel: '',
    packageId: '',
    addOnIds: [],
    // A zone that isn't settled on the phone is settled at the car.
    tint: { ...emptyTint, isRestOpen: true },
  };
}

/** An empty form. Most callers have a place for the car and pay on site. */
export function emptyPhoneForm(): PhoneForm {
  return {
    zip: '',
    cars: [emptyPhoneCar()],
    crews: 1,
    crewId: '',
    appointmentDate: '',
    appointmentTime: '',
    reason: '',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    address: { street: '', city: '' },
    site: { ...unansweredSite },
    notes: '',
    payment: 'on-site',
    linkHours: 24,
  };
}

/** The order of a car with prices and minutes; undefined while vehicle or package is missing. */
function pricedOrderOf({ vehicleType, packageId, addOnIds }: PhoneCar): PricedOrder | undefined {
  if (vehicleType === '' || packageId === '') return undefined;
  const priced = priceOrder(catalogue, { vehicleType, packageId, addOnIds });
  return priced.ok ? priced.value : undefined;
}

/** The orders of a form's cars so far, and the bill of all. */
export interface PhoneOrder {
  /** Orders of the cars that have a package. */
  orders: PricedOrder[];
  /** The bill; of several cars, each line says whose it is. */
  lines: OrderLine[];
  totalCents: number;
  /** True when no car lacks its package. */
  isComplete: boolean;
}

/** The orders of the cars of a form so far. */
export function phoneOrder({ cars }: Pick<PhoneForm, 'cars'>): PhoneOrder {
  const priced = cars.map(pricedOrderOf);
  const orders = priced.flatMap((order) => order ?? []);
  const lines = priced.flatMap((order, index) =>
    (order?.lines ?? []).map((line) =>
      cars.length === 1 ? line : { ...line, id: `${index + 1}.${line.id}`, name: carLineName(index + 1, line.name) },
    ),
  );
  return {
    orders,
    lines,
    totalCents: orders.reduce((sum, { totalCents }) => sum + totalCents, 0),
    isComplete: orders.length === cars.length,
  };
}

/** Who would do which of a form's cars; undefined while one lacks its package. */
export function planOfPhone(
  form: Pick<PhoneForm, 'cars'>,
  crews: CarCrewCount,
): Result<CarPlan, CarPlanProblem> | undefined {
  const { orders, isComplete } = phoneOrder(form);
  if (!isComplete) return undefined;
  const minutes = orders.map(({ jobMinutes }) => jobMinutes);
  return planCars(minutes, crews);
}

const notSpecified = 'Not specified';

/**
 * The request of a form, complete or not: missing values fail the contract's own schema. `now` is epoch milliseconds,
 * `startsAt` the chosen start's instant, when every hold ends at the latest.
 */
export function phoneBody(
  form: PhoneForm,
  { now, startsAt }: { now: number; startsAt: string | undefined },
): Partial<PhoneBookingRequest> {
  const { cars, crews, crewId, appointmentTime, linkHours: hours, ...same } = form;
  const [first = emptyPhoneCar(), ...further] = cars;
  const end = Math.min(
    now + hours * 3_600_000,
    startsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(startsAt),
  );
  return {
    ...same,
    ...carBody(first),
    ...(further.length === 0 ? {} : { furtherCars: further.map((car) => carBody(car) as FurtherCarInput), crews }),
    totalPrice: dollarsFromCents(phoneOrder(form).totalCents),
    ...(crewId === '' ? {} : { crewId }),
    ...(isStartTime(appointmentTime) ? { appointmentTime } : {}),
    ...(form.payment === 'link' ? { linkUntil: new Date(end).toISOString() } : {}),
  };
}

/** A car as the request has it, complete or not. */
function carBody({ vehicleType, tint: draft, ...car }: PhoneCar): Partial<FurtherCarInput> {
  const tint = tintInputOf({ ...draft, vehicleType: vehicleType || null, modelYear: car.vehicleYear || null });
  return {
    ...car,
    vehicleMake: car.vehicleMake.trim() || notSpecified,
    vehicleModel: car.vehicleModel.trim() || notSpecified,
    ...(vehicleType === '' ? {} : { vehicleType }),
    ...(tint === undefined ? {} : { tint }),
  };
}
