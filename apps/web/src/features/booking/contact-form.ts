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

const ofFurtherCar = /^furtherCars\.\d+\.vehicle(Year|Make|Model)$/;

/** True for a field that the customer can correct on this step. */
export function isRefusable(path: string): boolean {
  return refusableFields.some((field) => field === path) || ofFurtherCar.test(path);
}

/** The text in an input; "NaN" while no year is chosen. */
export function textOf(values: ContactValues, field: ContactField): string {
  if (field === 'address.street') return values.address.street;
  if (field === 'address.city') return values.address.city;
  return String(values[field]);
}

/** The draft's fields that change with the text of one input. */
export function fieldsOfText(
  { address }: Pick<ContactValues, 'address'>,
  field: ContactField,
  text: string,
): Partial<DraftFields> {
  if (field === 'address.street') return { address: { ...address, street: text } };
  if (field === 'address.city') return { address: { ...address, city: text } };
  if (field === 'vehicleYear') return { vehicleYear: yearOfText(text) };
  return { [field]: text };
}

/** The draft's fields that a password manager has filled in without an event: the inputs have them, the draft not yet. */
export function filledIn(form: HTMLFormElement, values: ContactValues): Partial<DraftFields> {
  let filled: Partial<DraftFields> = {};
  for (const field of refusableFields) {
    const input = form.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement) || input.value === textOf(values, field)) continue;
    filled = { ...filled, ...fieldsOfText({ address: filled.address ?? values.address }, field, input.value) };
  }
  return filled;
}

/** The year that was typed or chosen; null for none. */
export function yearOfText(text: string): number | null {
  return Number.isInteger(Number(text)) ? Number(text) : null;
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

/** Error message for a line; undefined when it is valid. */
export function lineProblem(line: ContactLine, text: string): string | undefined {
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
  const { vehicleYear, address } = values;
  const problems = refusableFields.map((field) => {
    if (field === 'vehicleYear') return [field, yearProblem(vehicleYear)];
    if (field === 'address.street') return [field, lineProblem('street', address.street)];
    if (field === 'address.city') return [field, lineProblem('city', address.city)];
    return [field, lineProblem(field, values[field])];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** Error message for a year; undefined when it is one. */
export function yearProblem(year: number): string | undefined {
  if (Number.isInteger(year) && year >= earliestVehicleYear && year <= latestVehicleYear) return undefined;
  return Number.isNaN(year) ? words.vehicleYear.missing : words.vehicleYear.required(latestVehicleYear);
}
