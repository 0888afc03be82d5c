import { type PhoneBookingRequest, phoneBookingRequest, siteInput } from '@tintforge/api-contract';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { shopToday } from '@tintforge/app-base/shop-time';
import { parseTintDraft, type TintDraft, vehicleTypes } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import * as z from 'zod';
import { linkHours, type PhoneForm } from './phone-form';

const formName = 'phone-booking';
const attemptName = 'phone-booking-attempt';

const text = z.string();

const storedForm = z.strictObject({
  zip: text,
  vehicleType: z.enum(['', ...vehicleTypes]),
  // No year is NaN, which JSON keeps as null.
  vehicleYear: z
    .number()
    .int()
    .nullable()
    .transform((year) => year ?? Number.NaN),
  vehicleMake: text,
  vehicleModel: text,
  packageId: text,
  addOnIds: z.array(text),
  tint: z.custom<TintDraft>((stored) => parseTintDraft(stored) !== undefined),
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

/** A request with the key under which it was sent. */
export interface PhoneAttempt {
  body: PhoneBookingRequest;
  key: string;
}

const storedAttempt = z.strictObject({ body: phoneBookingRequest, key: z.uuid() });

/**
 * The form as this tab kept it, without what is not sold any more or is over at `now` (epoch milliseconds); undefined when
 * nothing was kept that is a form.
 */
export function readPhoneForm(now: number): PhoneForm | undefined {
  const stored = storedForm.safeParse(readDraft(formName));
  return stored.success ? stillTrue(stored.data, now) : undefined;
}

function stillTrue(form: PhoneForm, now: number): PhoneForm {
  const { packages, shades, addOns } = catalogue;
  const sold = packages.find(({ id, vehicleType }) => id === form.packageId && vehicleType === form.vehicleType);
  const isOfFilm = (shadeId: string) =>
    shades.some(({ id, filmType }) => id === shadeId && filmType === sold?.filmType);
  const isStale = !Object.values(form.tint.shades ?? {}).every(isOfFilm);
  return {
    ...form,
    packageId: sold?.id ?? '',
    tint: isStale ? { ...form.tint, shades: null } : form.tint,
    addOnIds: form.addOnIds.filter((chosen) => addOns.some(({ id }) => id === chosen)),
    ...(form.appointmentDate < shopToday(now) ? { appointmentDate: '', appointmentTime: '' } : {}),
  };
}

/** Keeps the form in this tab, for as long as the login lives. */
export function keepPhoneForm(form: PhoneForm): void {
  keepDraft(formName, form);
}

/** The booking that was sent and not answered yet; undefined when there is none. */
export function readPhoneAttempt(): PhoneAttempt | undefined {
  return storedAttempt.safeParse(readDraft(attemptName)).data;
}

/** Keeps a booking before it is sent, so that it can be sent again word for word. */
export function keepPhoneAttempt(attempt: PhoneAttempt): void {
  keepDraft(attemptName, attempt);
}

/** The booking was answered: the next one gets a new key. */
export function forgetPhoneAttempt(): void {
  dropDraft(attemptName);
}

/** Forgets the call: it is booked, or another one begins. */
export function forgetCall(): void {
  dropDraft(formName);
  forgetPhoneAttempt();
}
