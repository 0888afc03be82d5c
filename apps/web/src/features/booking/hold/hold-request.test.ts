import { bookingRequest } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { sampleDraft } from '../../../testing/sample-booking';
import { fingerprintOf, holdBody } from './hold-request';

test('a finished draft becomes a body that the contract takes', () => {
  const body = holdBody({
    draft: sampleDraft({ preferredShade: 'Carbon 35', name: ' Sample Customer ' }),
    totalCents: 44_998,
  });
  expect(bookingRequest.parse(body)).toMatchObject({
    customerName: 'Sample Customer',
    preferredShade: 'Carbon 35',
    appointmentTime: '09:00',
    totalPrice: 449.98,
  });
});

test('no preferred shade is sent as nothing', () => {
  expect(holdBody({ draft: sampleDraft(), totalCents: 44_998 })).not.toHaveProperty('preferredShade');
});

test.each([{ packageId: null }, { time: '' }, { vehicleYear: null }])('an unfinished draft is no body: %o', (open) => {
  expect(holdBody({ draft: sampleDraft(open), totalCents: 44_998 })).toBeUndefined();
});

test('every answer that the shop reads changes the fingerprint', () => {
  const fingerprint = (changes: Parameters<typeof sampleDraft>[0], totalCents = 44_998) => {
    const body = holdBody({ draft: sampleDraft(changes), totalCents });
    return body && fingerprintOf(body);
  };
  const first = fingerprint({});
  expect(fingerprint({})).toBe(first);
  for (const changes of [{ time: '13:00' }, { city: 'Brandon' }, { notes: 'Gate 4411' }, { addOnIds: [] }]) {
    expect(fingerprint(changes)).not.toBe(first);
  }
  expect(fingerprint({}, 44_999)).not.toBe(first);
});
