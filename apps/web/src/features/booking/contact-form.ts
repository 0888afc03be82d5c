import type { ContactInput } from '@tintforge/api-contract';
import {
  type DraftFields,
  earliestVehicleYear,
  isEmail,
  isOneLine,
  parsePhone,
  type WizardDraft,
} from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import type { FieldErrors, Resolver } from 'react-hook-form';

const words = wizardWords.contact;

/** The contact form's values as far as they are typed: the year is NaN while none is chosen. */
export type ContactValues = ContactInput;

/** The form's values from the draft, under the contract's names. */
export function contactValues(draft: WizardDraft): ContactValues {
  return {
    customerName: draft.name,
    customerEmail: draft.email,
    customerPhone: draft.phone,
    vehicleYear: draft.vehicleYear ?? Number.NaN,
    vehicleMake: draft.vehicleMake,
    vehicleModel: draft.vehicleModel,
    address: { street: draft.street, city: draft.city },
    site: { ...draft.site },
  };
}

/** The draft's fields from the form's values, as they are typed. */
export function draftFields(values: ContactValues): Partial<DraftFields> {
  return {
    name: values.customerName,
    email: values.customerEmail,
    phone: values.customerPhone,
    vehicleYear: Number.isInteger(values.vehicleYear) ? values.vehicleYear : null,
    vehicleMake: values.vehicleMake,
    vehicleModel: values.vehicleModel,
    street: values.address.street,
    city: values.address.city,
    site: values.site,
  };
}

/** Fields of the form that the shop can refuse by name. */
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

interface LineRule {
  /** What the field is called in messages. */
  name: string;
  least?: number;
  most: number;
  /** For a text that is too short or no such thing. */
  message: string;
  isRight?: (text: string) => boolean;
}

/** The lines of text that the contract asks for (api-contract, contactInput). A test holds the two against each other. */
const lineRules: Readonly<Record<Exclude<ContactField, 'vehicleYear'>, LineRule>> = {
  customerName: { name: 'Name', least: 2, most: 120, message: words.name.required },
  customerEmail: { name: 'Email', most: 254, message: words.email.required, isRight: isEmail },
  customerPhone: {
    name: 'Phone',
    most: 40,
    message: words.phone.required,
    isRight: (text) => parsePhone(text) !== undefined,
  },
  vehicleMake: { name: 'Make', most: 60, message: words.vehicleMake.required },
  vehicleModel: { name: 'Model', most: 60, message: words.vehicleModel.required },
  'address.street': { name: 'Street', most: 120, message: words.street.required },
  'address.city': { name: 'City', most: 80, message: words.city.required },
};

function lineProblem(text: string, { name, least = 1, most, message, isRight }: LineRule): string | undefined {
  const line = text.trim();
  if (!isOneLine(line)) return words.oneLine;
  const { length } = [...line];
  if (length < least) return message;
  if (length > most) return `${name} must have at most ${most} characters`;
  return isRight?.(line) === false ? message : undefined;
}

const latestVehicleYear = 2100;

/**
 * What is wrong with the contact form, in the order of its fields. These are the contract's rules without the library that
 * the contract is written in, which would weigh more than all the rest of the step.
 */
export function contactProblems(values: ContactValues): Partial<Record<ContactField, string>> {
  const { vehicleYear: year, address } = values;
  const isYear = Number.isInteger(year) && year >= earliestVehicleYear && year <= latestVehicleYear;
  const texts = { ...values, 'address.street': address.street, 'address.city': address.city };
  const problems = refusableFields.map((field) => {
    if (field === 'vehicleYear') return [field, isYear ? undefined : yearProblem(year)];
    return [field, lineProblem(texts[field], lineRules[field])];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

function yearProblem(year: number): string {
  return Number.isNaN(year) ? words.vehicleYear.missing : words.vehicleYear.required(latestVehicleYear);
}

/** Checks the contact form, each problem under its field. */
export const resolveContact: Resolver<ContactValues> = (values) => {
  const problems = contactProblems(values);
  if (Object.keys(problems).length === 0) return { values, errors: {} };
  const { 'address.street': street, 'address.city': city, ...own } = problems;
  const place = { ...(street && { street: said(street) }), ...(city && { city: said(city) }) };
  const errors: FieldErrors<ContactValues> = Object.fromEntries(
    Object.entries(own).map(([field, problem]) => [field, said(problem)]),
  );
  return { values: {}, errors: Object.keys(place).length === 0 ? errors : { ...errors, address: place } };
};

function said(message: string) {
  return { type: 'invalid', message };
}
