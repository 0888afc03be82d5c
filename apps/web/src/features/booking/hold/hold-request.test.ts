import { bookingRequest } from '@tintforge/api-contract';
import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { carsOfDraft, emptyTint, type TintDraft, turnToCar } from '@tintforge/booking-core';
import { homeJurisdiction, tintDisclosure, usualGlass } from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { fingerprintOf, holdBody } from './hold-request';

const shades = { 'front-sides': 'carbon-35', back: sampleLaw.thinBack.id };
/** A shop's first vehicle type may leave the factory with dark glass behind. */
const glass = { back: usualGlass };
const exemption = { kind: 'medical', certificateNumber: 'C 1', documentReference: 'sent by email' } as const;

function bodyOf(tint: Partial<TintDraft>) {
  return holdBody({ draft: sampleDraft({ tint: { ...emptyTint, ...tint } }), totalCents: 44_998 });
}

test('a finished draft becomes a body that the contract takes', () => {
  const body = holdBody({
    draft: sampleDraft({ tint: { ...emptyTint, shades, glass }, customerName: ' Sample Customer ' }),
    totalCents: 44_998,
  });
  expect(bookingRequest.parse(body)).toMatchObject({
    customerName: 'Sample Customer',
    tint: {
      answers: emptyTint.answers,
      registeredIn: homeJurisdiction,
      shades: [
        { zone: 'front-sides', shadeId: 'carbon-35', glass: usualGlass },
        { zone: 'back', shadeId: sampleLaw.thinBack.id, glass: usualGlass },
      ],
      disclosureVersion: tintDisclosure.version,
    },
    appointmentTime: sampleShop.time,
    totalPrice: 449.98,
  });
  expect(body).not.toHaveProperty('preferredShade');
});

test.each<[string, TintDraft['shades']]>([
  ['nothing was chosen', null],
  ['all is agreed at the car', {}],
])('nothing is said of shades while %s', (_, none) => {
  expect(bodyOf({ shades: none })).not.toHaveProperty('tint');
});

test('a meter’s reading goes along for its zone', () => {
  const body = bodyOf({ shades, glass: { back: { kind: 'meter', vltPercent: 71.5 } } });
  expect(bookingRequest.parse(body).tint?.shades[1]?.glass).toEqual({ kind: 'meter', vltPercent: 71.5 });
});

test('an exemption is sent where a shade needs it, and nowhere else', () => {
  expect(bodyOf({ shades, glass, exemption })?.tint).not.toHaveProperty('exemption');
  const darker = { ...shades, 'front-sides': sampleLaw.darkFront.id };
  expect(bodyOf({ shades: darker, glass, exemption })?.tint?.exemption).toEqual(exemption);
  expect(bodyOf({ shades: darker, glass, exemption, registeredIn: 'unknown' })?.tint).not.toHaveProperty('exemption');
});

test.each([{ packageId: null }, { appointmentTime: '' }, { vehicleYear: null }])(
  'an unfinished draft is no body: %o',
  (open) => {
    expect(holdBody({ draft: sampleDraft(open), totalCents: 44_998 })).toBeUndefined();
  },
);

test('every answer that the shop reads changes the fingerprint', () => {
  const fingerprint = (changes: Parameters<typeof sampleDraft>[0], totalCents = 44_998) => {
    const body = holdBody({ draft: sampleDraft(changes), totalCents });
    return body && fingerprintOf(body);
  };
  const first = fingerprint({});
  expect(fingerprint({})).toBe(first);
  for (const changes of [
    { appointmentTime: '13:00' },
    { address: { street: '12 Sample Street', city: 'Brandon' } },
    { notes: 'Gate 4411' },
    { addOnIds: [] },
    { tint: { ...emptyTint, shades } },
  ]) {
    expect(fingerprint(changes)).not.toBe(first);
  }
  expect(fingerprint({}, 44_999)).not.toBe(first);
});

test('further cars follow the first, whichever is at hand, each with its own shades', () => {
  const draft = sampleDraft({ tint: { ...emptyTint, shades } });
  const [car] = carsOfDraft(draft);
  if (car === undefined) throw new Error('The sample has no car');
  const second = {
    ...car,
    vehicleModel: ' Wagon ',
    addOnIds: [],
    tint: { ...emptyTint, shades: { back: 'carbon-15' } },
  };
  const several = { ...draft, otherCars: [second], crews: 2 as const };
  const body = holdBody({ draft: several, totalCents: 80_000 });
  expect(bookingRequest.parse(body)).toMatchObject({
    vehicleModel: 'Roadster',
    addOnIds: [sampleShop.addOnId],
    crews: 2,
    furtherCars: [{ vehicleModel: 'Wagon', addOnIds: [], tint: { shades: [{ zone: 'back', shadeId: 'carbon-15' }] } }],
  });
  expect(holdBody({ draft: turnToCar(several, 1), totalCents: 80_000 })).toEqual(body);
});

test('one car is sent as it was before a booking could have several', () => {
  const body = holdBody({ draft: sampleDraft(), totalCents: 44_998 });
  expect(body).not.toHaveProperty('furtherCars');
  expect(body).not.toHaveProperty('crews');
});

test('a further car that isn’t described holds nothing', () => {
  const draft = sampleDraft();
  const [car] = carsOfDraft(draft);
  if (car === undefined) throw new Error('The sample has no car');
  expect(holdBody({ draft: { ...draft, otherCars: [{ ...car, vehicleYear: null }] }, totalCents: 1 })).toBeUndefined();
});
