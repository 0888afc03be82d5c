import type { PhoneBookingRequest } from '@tintforge/api-contract';
import { tintInputOf } from '@tintforge/app-base/tint/tint-request';
import {
  dollarsFromCents,
  emptyTint,
  isStartTime,
  type Order,
  type PricedOrder,
  priceOrder,
  type Site,
  type TintDraft,
  unansweredSite,
  type VehicleType,
} from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';

/** Entries so far, under the contract's names; '' where nothing is chosen, NaN for a missing year. */
export interface PhoneForm {
  zip: string;
  vehicleType: VehicleType | '';
  vehicleYear: number;
  vehicleMake: string;
  vehicleModel: string;
  packageId: string;
  addOnIds: string[];
  /** The car's legal facts, and the shades of the package's film; null shades are chosen at the car. */
  tint: TintDraft;
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

/** An empty form. Most callers have a place for the car and pay on site. */
export function emptyPhoneForm(): PhoneForm {
  return {
    zip: '',
    vehicleType: '',
    vehicleYear: Number.NaN,
    vehicleMake: '',
    vehicleModel: '',
    packageId: '',
    addOnIds: [],
    tint: emptyTint,
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

/** The order of a form; undefined while vehicle or package is missing. */
export function orderOf({
  vehicleType,
  packageId,
  addOnIds,
}: Pick<PhoneForm, 'vehicleType' | 'packageId' | 'addOnIds'>): Order | undefined {
  return vehicleType === '' || packageId === '' ? undefined : { vehicleType, packageId, addOnIds };
}

/** The order with prices and minutes. */
export function pricedOrderOf(
  form: Pick<PhoneForm, 'vehicleType' | 'packageId' | 'addOnIds'>,
): PricedOrder | undefined {
  const order = orderOf(form);
  const priced = order && priceOrder(catalogue, order);
  return priced?.ok ? priced.value : undefined;
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
  const { vehicleType, tint: draft, crewId, appointmentTime, linkHours: hours, ...same } = form;
  const modelYear = form.vehicleYear || null;
  const tint = tintInputOf({ ...draft, vehicleType: vehicleType || null, modelYear });
  const end = Math.min(
    now + hours * 3_600_000,
    startsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(startsAt),
  );
  return {
    ...same,
    vehicleMake: form.vehicleMake.trim() || notSpecified,
    vehicleModel: form.vehicleModel.trim() || notSpecified,
    totalPrice: dollarsFromCents(pricedOrderOf(form)?.totalCents ?? 0),
    ...(vehicleType === '' ? {} : { vehicleType }),
    ...(tint === undefined ? {} : { tint }),
    ...(crewId === '' ? {} : { crewId }),
    ...(isStartTime(appointmentTime) ? { appointmentTime } : {}),
    ...(form.payment === 'link' ? { linkUntil: new Date(end).toISOString() } : {}),
  };
}
