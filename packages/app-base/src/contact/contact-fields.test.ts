import { expect, test } from 'vitest';
import { addressError } from './contact-fields';
import { vehicleYears } from './contact-inputs';

test('an empty address field is told in plain words, a wrong one in the contract’s', () => {
  expect(addressError('street', { value: ' ', message: 'least 1' })).toBe('Please enter the street and number');
  expect(addressError('city', { value: 'x', message: 'Too long' })).toBe('Too long');
  expect(addressError('city', { value: '', message: undefined })).toBeUndefined();
});

test('the years run from next year back to the earliest', () => {
  const years = vehicleYears({ currentYear: 2026, earliest: 1950 }).map((year) => year.value);
  expect([years[0], years.at(-1), years.length]).toEqual(['2027', '1950', 78]);
});
