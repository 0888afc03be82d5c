import type {
  BookingDetails,
  CorrectableDetails,
  CorrectionRequest,
  correctableDetails,
} from '@tintforge/api-contract';
import { ApiError, codeOf, detailsOf } from '@tintforge/api-contract/client';
import { faultText } from '@tintforge/app-base/fault-text';
import { phoneText } from '@tintforge/app-base/phone-text';
import { differences } from '@tintforge/app-base/typed-over';
import { siteQuestions } from '@tintforge/booking-core';
import { contactLineOf, placeWords, wizardWords } from '@tintforge/content';
import type * as z from 'zod';
import { keptFormWords } from '../../../lib/kept-form-words';
import { manageWords } from '../words';

const words = manageWords.correct;

/** The form's fields, in its order. */
export const correctionFields = [
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'customerPhone',
  'address.street',
  'address.city',
  'zip',
  ...siteQuestions.map((question) => `site.${question}` as const),
  'notes',
] as const;

/** Values of the form, before they are checked. */
export type CorrectionInput = z.input<typeof correctableDetails>;

/** A field of the form. */
export type CorrectionField = (typeof correctionFields)[number];

/** The form's values from a booking, with a formatted phone number. */
export function correctionValues(details: BookingDetails): CorrectableDetails {
  const { vehicle, customerPhone, address, site, notes } = details;
  return {
    vehicleYear: vehicle?.year ?? Number.NaN,
    vehicleMake: vehicle?.make ?? '',
    vehicleModel: vehicle?.model ?? '',
    customerPhone: phoneText(customerPhone),
    address: { street: address.street, city: address.city },
    zip: address.zip,
    site: { ...site },
    notes,
  };
}

interface Correction {
  /** The booking's values that the customer sees next to the typed ones. */
  seen: CorrectableDetails;
  typed: CorrectableDetails;
  details: BookingDetails;
}

/** The request of a form: each value that was typed over, with the one before. */
export function correctionOf({ seen, typed: checked, details }: Correction): CorrectionRequest {
  // As it is shown, so that the same number is no change.
  const typed = { ...checked, customerPhone: phoneText(checked.customerPhone) };
  const changed = differences(seen, typed);
  const isOfCar = Object.keys(changed).some((name) => name.startsWith('vehicle'));
  const car = details.cars?.find(({ status }) => status === 'standing')?.number;
  return {
    ...changed,
    ...(isOfCar && car !== undefined ? { car } : {}),
    seen: differences(typed, seen),
  };
}

/** The value of one field. */
export function valueAt(values: CorrectionInput, field: CorrectionField): unknown {
  return field.split('.').reduce<unknown>((value, name) => new Map(Object.entries(value ?? {})).get(name), values);
}

/** Message at a field that someone else has changed, too: its newer value, in words. */
export function newerText(values: CorrectableDetails, field: CorrectionField): string {
  const value = valueAt(values, field);
  const isOpen = value === null || value === '' || Number.isNaN(value);
  if (isOpen) return keptFormWords.newer.none;
  if (!field.startsWith('site.')) return keptFormWords.newer.text(String(value));
  return keptFormWords.newer.text(placeWords.answers[value as keyof typeof placeWords.answers]);
}

/** Maps the server's error: messages by field, in the form's order, or one for the whole form. */
export function correctionProblem(
  error: Error,
  { region }: Pick<BookingDetails, 'region'>,
): { fields: [CorrectionField, string][] } | { message: string } {
  const { phone } = contactLineOf(region.id);
  switch (codeOf(error)) {
    case 'outside_area':
      return {
        fields: [['zip', wizardWords.appointment.zip.outside(detailsOf(error, 'outside_area')?.phone ?? phone)]],
      };
    case 'other_region':
      return { fields: [['zip', words.otherRegion(phone)]] };
    case 'not_correctable':
      return { message: words.notPossible(phone) };
    case 'changed_meanwhile':
      return { message: words.overtaken };
    case 'unauthorized':
      return { message: manageWords.loggedOut };
    default: {
      const fields = refusedFields(error);
      return fields.length > 0 ? { fields } : { message: faultText(error) ?? words.failed };
    }
  }
}

function refusedFields(error: Error): [CorrectionField, string][] {
  const told = (error instanceof ApiError && error.body?.fields) || {};
  return correctionFields.flatMap((field): [CorrectionField, string][] => {
    const message = told[field];
    return message === undefined ? [] : [[field, message]];
  });
}
