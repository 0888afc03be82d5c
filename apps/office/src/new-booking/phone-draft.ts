import { type PhoneBookingRequest, phoneBookingRequest, siteInput } from '@tintforge/api-contract';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { shopToday } from '@tintforge/app-base/shop-time';
import { carCrewCounts, mostCars } from '@tintforge/booking-core';
import { catalogue, vehicleTypes } from '@tintforge/content';
import * as z from 'zod';
import { storedTint, storedYear } from '../lib/stored-fields';
import { emptyPhoneForm, linkHours, type PhoneCar, type PhoneForm } from './phone-form';

const formName = 'phone-booking';
const attemptName = 'phone-booking-attempt';

const text = z.string();

const storedCar = z.strictObject({
  vehicleType: z.enum(['', ...vehicleTypes.map(({ id }) => id)]),
  vehicleYear: storedYear,
  vehicleMake: text,
  vehicleModel: text,
  packageId: text,
  addOnIds: z.array(text),
  tint: storedTint,
}) satisfies z.ZodType<PhoneCar>;

const storedForm = z.strictObject({
  zip: text,
  cars: z.array(storedCar).min(1).max(mostCars),
  crews: z.literal(carCrewCounts),
  crewId: text,
  appointmentDate: text,
  appointmentTime: text,
  reason: text,
  customerName: text,
  customerEmail: text,
  customerPhone: text,
  address: z.strictObject({ street: text, city: text }),
  site: siteInput,
  notes: text,
  payment: z.enum(['link', 'on-site']),
  linkHours: z.literal(linkHours),
}) satisfies z.ZodType<PhoneForm>;

/** A request with its idempotency key. */
export interface PhoneAttempt {
  body: PhoneBookingRequest;
  key: string;
}

const storedAttempt = z.strictObject({ body: phoneBookingRequest, key: z.uuid() });

/**
 * The form as stored in this tab, without items that are no longer sold or times before `now` (epoch milliseconds);
 * undefined when no valid form is stored.
 */
export function readPhoneForm(now: number): PhoneForm | undefined {
  const stored = storedForm.safeParse(readDraft(formName));
  return stored.success ? stillTrue(stored.data, now) : undefined;
}

function stillTrue(form: PhoneForm, now: number): PhoneForm {
  return {
    ...form,
    cars: form.cars.map(stillSold),
    ...(form.appointmentDate < shopToday(now) ? { appointmentDate: '', appointmentTime: '' } : {}),
  };
}

function stillSold(car: PhoneCar): PhoneCar {
  const { packages, shades, addOns } = catalogue;
  const sold = packages.find(({ id, vehicleType }) => id === car.packageId && vehicleType === car.vehicleType);
  const isOfFilm = (shadeId: string) =>
    shades.some(({ id, filmType }) => id === shadeId && filmType === sold?.filmType);
  const isStale = !Object.values(car.tint.shades ?? {}).every(isOfFilm);
  return {
    ...car,
    packageId: sold?.id ?? '',
    tint: isStale ? { ...car.tint, shades: null } : car.tint,
    addOnIds: car.addOnIds.filter((chosen) => addOns.some(({ id }) => id === chosen)),
  };
}

/** Stores the form in this tab, for the duration of the session. An empty one is no draft. */
export function keepPhoneForm(form: PhoneForm): void {
  if (JSON.stringify(form) === JSON.stringify(emptyPhoneForm())) dropDraft(formName);
  else keepDraft(formName, form);
}

/** True when more than a time on the board is stored: clearing it would lose what was said on the phone. */
export function hasCall(now: number): boolean {
  const form = readPhoneForm(now);
  return form !== undefined && callText(form) !== callText(storedForm.parse(asStored(emptyPhoneForm())));
}

function callText(form: PhoneForm): string {
  return JSON.stringify({ ...form, appointmentDate: '', appointmentTime: '', crewId: '' });
}

/** A form after a round trip through the tab's storage. */
function asStored(form: PhoneForm): unknown {
  return JSON.parse(JSON.stringify(form));
}

/** The booking that was sent and has had no response; undefined when there is none. */
export function readPhoneAttempt(): PhoneAttempt | undefined {
  return storedAttempt.safeParse(readDraft(attemptName)).data;
}

/** Stores a booking before it is sent, so that it can be resent word for word. */
export function keepPhoneAttempt(attempt: PhoneAttempt): void {
  keepDraft(attemptName, attempt);
}

/** The booking has its response: the next one gets a new key. */
export function forgetPhoneAttempt(): void {
  dropDraft(attemptName);
}

/** Clears the call: it is booked, or another one starts. */
export function forgetCall(): void {
  dropDraft(formName);
  forgetPhoneAttempt();
}
