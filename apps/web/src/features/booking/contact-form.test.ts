import { contactInput } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { sampleDraft } from '../../testing/sample-booking';
import { contactValues, draftFields } from './contact-form';

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
