import type { ContactInput } from '@tintforge/api-contract';
import {
  type ContactLine,
  contactLines,
  type DraftFields,
  earliestVehicleYear,
  latestVehicleYear,
  lineFault,
  type WizardDraft,
} from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';

const words = wizardWords.contact;

/** The contact form's values as far as they are typed: the year is NaN while none is chosen. */
export type ContactValues = ContactInput;

/** The form's values: the draft's own, under the same names. */
export function contactValues(draft: WizardDraft): ContactValues {
  const { customerName, customerEmail, customerPhone, vehicleMake, vehicleModel, address, site } = draft;
  const vehicleYear = draft.vehicleYear ?? Number.NaN;
  return { customerName, customerEmail, customerPhone, vehicleYear, vehicleMake, vehicleModel, address, site };
}

/** Fields of the form that the server can refuse by name. */
export const refusableFields = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'address.street',
  'address.city',
] as const;

export type ContactField = (typeof refusableFields)[number];

/** The text in an input; "NaN" while no year is chosen. */
export function textOf(values: ContactValues, field: ContactField): string {
  if (field === 'address.street') return values.address.street;
  if (field === 'address.city') return values.address.city;
  return String(values[field]);
}

/** The draft's fields that change with the text of one input. */
export function fieldsOfText({ address }: ContactValues, field: ContactField, text: string): Partial<DraftFields> {
  if (field === 'address.street') return { address: { ...address, street: text } };
  if (field === 'address.city') return { address: { ...address, city: text } };
  if (field === 'vehicleYear') return { vehicleYear: Number.isInteger(Number(text)) ? Number(text) : null };
  return { [field]: text };
}

/** Error messages for lines that are too short or invalid. */
const required: Readonly<Record<ContactLine, string>> = {
  customerName: words.name.required,
  customerEmail: words.email.required,
  customerPhone: words.phone.required,
  vehicleMake: words.vehicleMake.required,
  vehicleModel: words.vehicleModel.required,
  street: words.street.required,
  city: words.city.required,
};

function lineProblem(line: ContactLine, text: string): string | undefined {
  const { name, most } = contactLines[line];
  switch (lineFault(text, contactLines[line])) {
    case undefined:
      return undefined;
    case 'not-one-line':
      return words.oneLine;
    case 'too-long':
      return `${name} must have at most ${most} characters`;
    default:
      return required[line];
  }
}

/**
 * Validates the contact form, in the order of its fields. It uses the functions that the contract is built on, without
 * the contract's schema library, which would outweigh the rest of the step.
 */
export function contactProblems(values: ContactValues): Partial<Record<ContactField, string>> {
  const { vehicleYear: year, address } = values;
  const isYear = Number.isInteger(year) && year >= earliestVehicleYear && year <= latestVehicleYear;
  const problems = refusableFields.map((field) => {
    if (field === 'vehicleYear') return [field, isYear ? undefined : yearProblem(year)];
    if (field === 'address.street') return [field, lineProblem('street', address.street)];
    if (field === 'address.city') return [field, lineProblem('city', address.city)];
    return [field, lineProblem(field, values[field])];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

function yearProblem(year: number): string {
  return Number.isNaN(year) ? words.vehicleYear.missing : words.vehicleYear.required(latestVehicleYear);
}
