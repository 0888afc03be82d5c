import { cardByNumber, type TestCard } from '../test-cards';

/** The fields of the card form, in order. */
export const fieldNames = ['number', 'expiry', 'cvc', 'zip'] as const;

/** One field of the card form. */
export type FieldName = (typeof fieldNames)[number];

/** Input of the customer. */
export type CardFields = Record<FieldName, string>;

/** Validation error of a field: a code as Stripe.js names it, and a sentence for the customer. */
export interface FieldError {
  code: string;
  message: string;
}

/** The form with nothing typed. */
export const emptyFields: CardFields = { number: '', expiry: '', cvc: '', zip: '' };

/** Formats a field during typing: digits only, in groups of four, a slash after the month. */
export function formatField(name: FieldName, typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (name === 'number') return (digits.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
  if (name === 'cvc') return digits.slice(0, 4);
  if (name === 'zip') return digits.slice(0, 5);
  return formatExpiry(typed, digits.slice(0, 4));
}

/** Cursor position in formatted text after N digits. */
export function caretAfter(shown: string, digits: number): number {
  let left = digits;
  for (const [index, character] of [...shown].entries()) {
    if (left === 0) return index;
    if (/\d/.test(character)) left -= 1;
  }
  return shown.length;
}

/** Validation error of a field, or undefined. `today` decides whether a card has expired. */
export function checkField(
  fields: CardFields,
  { name, today }: { name: FieldName; today: Date },
): FieldError | undefined {
  const digits = fields[name].replace(/\D/g, '');
  switch (name) {
    case 'number':
      return checkNumber(digits);
    case 'expiry':
      return checkExpiry(digits, today);
    case 'cvc':
      if (digits.length >= 3) return undefined;
      return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
    case 'zip':
      if (digits.length === 5) return undefined;
      return { code: 'incomplete_zip', message: 'Your ZIP is incomplete.' };
  }
}

/** The test card whose number was typed, or undefined. */
export function typedCard(fields: CardFields): TestCard | undefined {
  return cardByNumber(fields.number.replace(/\D/g, ''));
}

/** The fields filled in with a test card and valid values for the rest. */
export function fieldsOf(card: TestCard): CardFields {
  return { number: formatField('number', card.number), expiry: '12 / 34', cvc: '123', zip: '12345' };
}

function formatExpiry(typed: string, digits: string): string {
  // A month from 2 to 9 needs no zero before it, and a typed slash ends the month.
  const padded = /^[2-9]/.test(digits) || /^\d\s*\//.test(typed) ? `0${digits}`.slice(0, 4) : digits;
  if (padded.length < 2) return padded;
  // The slash appears with the year, or when it is typed, so that it can be deleted too.
  if (padded.length === 2) return typed.includes('/') ? `${padded} /` : padded;
  return `${padded.slice(0, 2)} / ${padded.slice(2)}`;
}

function checkNumber(digits: string): FieldError | undefined {
  if (digits.length < 16) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (cardByNumber(digits) !== undefined) return undefined;
  return { code: 'invalid_number', message: 'No real card can be used here. Choose one of the test cards below.' };
}

function checkExpiry(digits: string, today: Date): FieldError | undefined {
  if (digits.length < 4) return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12)
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." };
  if (year < today.getFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  }
  return undefined;
}
