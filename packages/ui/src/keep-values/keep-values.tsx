import type { ReactNode } from 'react';

const values = [
  // Codes of bookings and quotes.
  /[A-Z]{2}-[\dA-Z]{4}-[\dA-Z]{4}/,
  // Email addresses.
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  // Phone numbers.
  /(?:\(\d{3}\)\s\d{3}-\d{4}|\+\d{1,3}\s\d{6,14})(?:\sx\d{1,6})?/,
  // Amounts.
  /\$\d[\d,]*(?:\.\d{2})?/,
];
const value = new RegExp(`(${values.map(({ source }) => source).join('|')})`);

/**
 * The text of an element, with the codes, email addresses, phone numbers and amounts in it kept from a browser's translation;
 * anything but a text as it is. It has to be the only child of its element.
 */
export function keepValues(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(value);
  if (parts.length === 1) return text;
  // The first is no value, the second is, and so on; a value at the end leaves an empty one.
  return parts.map((part, index) =>
    part === '' ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
      <span key={index} translate={index % 2 === 0 ? undefined : 'no'}>
        {part}
      </span>
    ),
  );
}
