import type { BookingDetails, CorrectionRequest, correctionRequest } from '@tintforge/api-contract';
import { ApiError, codeOf, detailsOf } from '@tintforge/api-contract/client';
import { phoneText } from '@tintforge/app-base/phone-text';
import { contactLineOf, wizardWords } from '@tintforge/content';
import type * as z from 'zod';
import { manageWords } from '../words';

const words = manageWords.correct;

/** The fields that the server can refuse by name. */
const refusableFields = [
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'customerPhone',
  'address.street',
  'address.city',
  'zip',
  'notes',
] as const;

/** Values of the form: the contract's input, before parsing. */
export type CorrectionInput = z.input<typeof correctionRequest>;

/** A field of the form that can be refused. */
export type RefusableField = (typeof refusableFields)[number];

/** The form's values from a booking, with a formatted phone number. */
export function correctionValues(details: BookingDetails): CorrectionRequest {
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
  /** The form's values when it opened, and when it is sent. */
  opened: CorrectionRequest;
  sent: CorrectionRequest;
  /** The booking's values by then. */
  current: CorrectionRequest;
}

/** The values to save: those that were typed over, and of the others the booking's current ones. */
export function typedOver({ opened, sent, current }: Correction): CorrectionRequest {
  return {
    ...current,
    ...changes(opened, sent),
    address: { ...current.address, ...changes(opened.address, sent.address) },
    site: { ...current.site, ...changes(opened.site, sent.site) },
  };
}

/** The values that differ. */
export function changes<Values extends object>(from: Values, to: Values): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(from));
  return Object.fromEntries(
    Object.entries(to).filter(([name, value]) => before.get(name) !== value),
  ) as Partial<Values>;
}

/** Maps the server's error: messages by field, in the form's order, or one for the whole form. */
export function correctionProblem(
  error: Error,
  { region }: Pick<BookingDetails, 'region'>,
): { fields: [RefusableField, string][] } | { message: string } {
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
    case 'unauthorized':
      return { message: manageWords.loggedOut };
    default: {
      const fields = refusedFields(error);
      return fields.length > 0 ? { fields } : { message: words.failed };
    }
  }
}

function refusedFields(error: Error): [RefusableField, string][] {
  const told = (error instanceof ApiError && error.body?.fields) || {};
  return refusableFields.flatMap((field): [RefusableField, string][] => {
    const message = told[field];
    return message === undefined ? [] : [[field, message]];
  });
}
