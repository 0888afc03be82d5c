import { type PhoneBookingRequest, phoneBookingRequest } from '@tintforge/api-contract';
import { tintProblems } from '@tintforge/app-base/tint/tint-problems';
import { regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { type PhoneForm, phoneBody } from './phone-form';
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
  const found = checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => [fieldOf(path.join('.')), message]);
  const problems: Record<string, string> = {
    ...Object.fromEntries(found.toReversed()),
    ...ownProblems(form, isBeyondRule),
  };
  if (!checked.success || Object.keys(problems).length > 0) return { problems };
  return { body: checked.data };
}

/** The form field for a path of the contract: all errors about shades are shown in their panel. */
export function fieldOf(path: string): string {
  return path.startsWith('tint.') ? 'tint' : path;
}

/** Texts for the contract's technical messages, and validations that only this form has. */
function ownProblems(form: PhoneForm, isBeyondRule: boolean): Record<string, string> {
  const { where, car, order, when, payment } = phoneWords;
  const isServed = regionOfZip(catalogue, form.zip) !== undefined;
  const lacks: [string, boolean, string][] = [
    ['zip', !isServed, /^\s*\d{5}/.test(form.zip) ? where.outside : where.zipMissing],
    ['vehicleType', form.vehicleType === '', car.typeMissing],
    ['packageId', form.packageId === '', order.packageMissing],
    [
      'tint',
      tintProblems({ ...form.tint, vehicleType: form.vehicleType || null, modelYear: form.vehicleYear || null }) !==
        undefined,
      order.shadeProblem,
    ],
    ['appointmentDate', form.appointmentDate === '', when.dateMissing],
    ['appointmentTime', form.appointmentTime === '', when.timeMissing],
    ['reason', isBeyondRule && form.reason.trim() === '', when.reasonMissing],
    ['customerEmail', form.payment === 'link' && form.customerEmail.trim() === '', payment.linkNeedsEmail],
  ];
  return Object.fromEntries(lacks.filter(([, isLacking]) => isLacking).map(([field, , message]) => [field, message]));
}
