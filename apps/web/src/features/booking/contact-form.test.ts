import { contactInput } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { sampleDraft } from '../../testing/sample-booking';
import { addressError, contactValues, draftFields, vehicleYears } from './contact-form';

test('the form shows the draft, and the draft keeps the form', () => {
  const draft = sampleDraft({ site: { garage: true, shade: false, power: true } });
  expect({ ...sampleDraft(), ...draftFields(contactValues(draft)) }).toEqual(draft);
});

test('a finished draft passes the contract', () => {
  expect(contactInput.safeParse(contactValues(sampleDraft())).success).toBe(true);
});

test.each([
  [{ name: 'A' }, 'Name must be at least 2 characters'],
  [{ email: 'sample@' }, 'Please enter a valid email address'],
  [{ phone: '813 555' }, 'Please enter a valid phone number'],
  [{ vehicleMake: '' }, 'Please select a vehicle make'],
  [{ vehicleModel: ' ' }, 'Please select a vehicle model'],
])('%o reads "%s"', (changes, message) => {
  const { error } = contactInput.safeParse(contactValues(sampleDraft(changes)));
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('an empty address field is told in plain words, a wrong one in the contract’s', () => {
  expect(addressError('street', { value: ' ', message: 'least 1' })).toBe('Please enter the street and number');
  expect(addressError('city', { value: 'x', message: 'Too long' })).toBe('Too long');
  expect(addressError('city', { value: '', message: undefined })).toBeUndefined();
});

test('the years run from next year back to the earliest', () => {
  const years = vehicleYears({ currentYear: 2026, earliest: 1950 }).map((year) => year.value);
  expect([years[0], years.at(-1), years.length]).toEqual(['2027', '1950', 78]);
});
