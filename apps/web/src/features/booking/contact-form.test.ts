import { contactInput } from '@tintforge/api-contract';
import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { emptyDraft } from '@tintforge/booking-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactProblems, contactValues, fieldsOfText, refusableFields, textOf } from './contact-form';

test.each(refusableFields)('the draft keeps what the input of %s shows', (field) => {
  const draft = sampleDraft();
  const text = textOf(contactValues(draft), field);
  expect({ ...emptyDraft(), ...fieldsOfText(contactValues(emptyDraft()), field, text) }).not.toEqual(emptyDraft());
  expect({ ...draft, ...fieldsOfText(contactValues(draft), field, text) }).toEqual(draft);
});

test('a year that is not chosen is none', () => {
  expect(textOf(contactValues(emptyDraft()), 'vehicleYear')).toBe('NaN');
  expect(fieldsOfText(contactValues(sampleDraft()), 'vehicleYear', 'NaN')).toEqual({ vehicleYear: null });
});

test('a finished draft passes the contract', () => {
  expect(contactInput.safeParse(contactValues(sampleDraft())).success).toBe(true);
});

test.each<[Parameters<typeof sampleDraft>[0], string]>([
  [{ customerName: 'A' }, 'Name must be at least 2 characters'],
  [{ customerEmail: 'sample@' }, 'Please enter a valid email address'],
  [{ customerPhone: '813 555' }, 'Please enter a valid phone number'],
  [{ vehicleMake: '' }, 'Please select a vehicle make'],
  [{ vehicleModel: ' ' }, 'Please select a vehicle model'],
  [{ vehicleYear: null }, 'Please select a vehicle year'],
  [{ vehicleYear: 1949 }, 'Please enter a year from 1950 to 2100'],
  [{ address: { street: '', city: 'Tampa' } }, 'Please enter the street and number'],
  [{ address: { street: '12 Sample Street', city: ' ' } }, 'Please enter the city'],
  [{ customerName: 'Sample\nCustomer' }, 'Please keep this to one line of plain text'],
])('%o reads "%s"', (changes, message) => {
  expect(Object.values(contactProblems(contactValues(sampleDraft(changes))))).toEqual([message]);
});

const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '',
    ' ',
    'A',
    'Bo',
    ' Bo ',
    'bo@sample.example',
    'bo@',
    '(813) 555-0142',
    '813',
    '813-555-0101 x12',
    '+44 20 7946 0018',
    '+44 1234',
    'a\nb',
    '\u2028',
    'a\u0085b',
  ),
  fc.constantFrom(39, 40, 41, 60, 61, 80, 81, 120, 121, 250, 260).map((length) => 'x'.repeat(length)),
  fc.constantFrom(240, 241, 260).map((length) => `${'x'.repeat(60)}@${'sample.'.repeat(length / 7)}example`),
);
const anyValues = fc.record({
  customerName: someText,
  customerEmail: someText,
  customerPhone: someText,
  vehicleYear: fc.constantFrom(Number.NaN, 1949, 1950, 2024, 2024.5, 2100, 2101),
  vehicleMake: someText,
  vehicleModel: someText,
  address: fc.record({ street: someText, city: someText }),
  site: fc.constant({ garage: null, shade: 'yes', power: 'no' } as const),
});

test('the form refuses what the contract refuses, and nothing else', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const { error } = contactInput.safeParse(values);
      const refused = new Set(error?.issues.map(({ path }) => path.join('.')));
      expect(new Set(Object.keys(contactProblems(values)))).toEqual(refused);
    }),
    { numRuns: 500 },
  );
});
