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

/** Entries so far, under the contract's names; '' where nothing is chosen, and no year is NaN. */
export interface PhoneForm {
  zip: string;
  vehicleType: VehicleType | '';
  vehicleYear: number;
  vehicleMake: string;
  vehicleModel: string;
  packageId: string;
  addOnIds: string[];
  /** The car before the law, and the shades of the package's film; null shades are agreed at the car. */
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

/** For how many hours a start can be held for a link. */
export const linkHours = [1, 4, 24, 48] as const;

/** An empty form. Most who call have a place for the car and pay on the day. */
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

/** The order of a form; undefined while vehicle or package is open. */
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
 * The request that a form makes, complete or not: what is open fails the contract's own schema. `now` is epoch
 * milliseconds, `startsAt` the chosen start's instant, beyond which no start is held.
 */
export function phoneBody(
  form: PhoneForm,
  { now, startsAt }: { now: number; startsAt: string | undefined },
): Partial<PhoneBookingRequest> {
  const { vehicleType, tint: draft, crewId, appointmentTime, linkHours: hours, ...same } = form;
  const tint = tintInputOf(draft);
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
