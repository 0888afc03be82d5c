import { messagesByField, type PhoneBookingRequest, phoneBookingRequest } from '@tintforge/api-contract';
import { tintProblems } from '@tintforge/app-base/tint/tint-problems';
import { regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { type PhoneCar, type PhoneForm, phoneBody, planOfPhone } from './phone-form';
import { phoneWords } from './words';

/** Problems of a form, by the contract's field names. */
export type PhoneProblems = Readonly<Record<string, string>>;

interface Circumstances {
  /** Epoch milliseconds. */
  now: number;
  /** ISO instant of the chosen start. */
  startsAt: string | undefined;
  /** True when customers couldn't book the chosen time. */
  isBeyondRule: boolean;
}

/** A phone booking that can be sent, or its missing fields. */
export function checkPhoneForm(
  form: PhoneForm,
  { isBeyondRule, ...moment }: Circumstances,
): { body: PhoneBookingRequest; problems?: never } | { body?: never; problems: PhoneProblems } {
  const checked = phoneBookingRequest.safeParse(phoneBody(form, moment));
  const problems = { ...messagesByField(checked.error, fieldOf), ...ownProblems(form, isBeyondRule) };
  if (!checked.success || Object.keys(problems).length > 0) return { problems };
  return { body: checked.data };
}

const ofFurtherCar = /^furtherCars\.(\d+)\.(.+)$/;
const ofCar = /^(?:vehicle(?:Type|Year|Make|Model)|packageId|addOnIds|preferredShade|tint)\b/;

/**
 * The form field for a path of the contract: the request's own car is the first, and all errors about shades are shown in
 * their panel.
 */
export function fieldOf(path: string): string {
  const [, index, rest] = ofFurtherCar.exec(path) ?? [];
  if (index !== undefined && rest !== undefined) return carField(Number(index) + 1, rest);
  if (path.startsWith('furtherCars')) return 'crews';
  return ofCar.test(path) ? carField(0, path) : path;
}

function carField(car: number, path: string): string {
  return `cars.${car}.${path.startsWith('tint.') ? 'tint' : path}`;
}

/** Texts for the contract's technical messages, and validations that only this form has. */
function ownProblems(form: PhoneForm, isBeyondRule: boolean): Record<string, string> {
  const { where, when, payment, crews } = phoneWords;
  const isTooLong = form.cars.length > 1 && planOfPhone(form, form.crews)?.ok === false;
  const isServed = regionOfZip(catalogue, form.zip) !== undefined;
  const lacks: [string, boolean, string][] = [
    ['zip', !isServed, /^\s*\d{5}/.test(form.zip) ? where.outside : where.zipMissing],
    ...form.cars.flatMap(carLacks),
    ['crews', isTooLong, crews.tooLong],
    ['appointmentDate', form.appointmentDate === '', when.dateMissing],
    ['appointmentTime', form.appointmentTime === '', when.timeMissing],
    ['reason', isBeyondRule && form.reason.trim() === '', when.reasonMissing],
    ['customerEmail', form.payment === 'link' && form.customerEmail.trim() === '', payment.linkNeedsEmail],
  ];
  return Object.fromEntries(lacks.filter(([, isLacking]) => isLacking).map(([field, , message]) => [field, message]));
}

/** Missing entries of a car, each with its field and message. */
function carLacks({ vehicleType, vehicleYear, packageId, tint }: PhoneCar, index: number): [string, boolean, string][] {
  const { car, order } = phoneWords;
  const shades = tintProblems({ ...tint, vehicleType: vehicleType || null, modelYear: vehicleYear || null });
  return [
    [`cars.${index}.vehicleType`, vehicleType === '', car.typeMissing],
    [`cars.${index}.packageId`, packageId === '', order.packageMissing],
    [`cars.${index}.tint`, shades !== undefined, order.shadeProblem],
  ];
}
