import { glassZones } from '@tintforge/booking-core';
import { describe, expect, test } from 'vitest';
import { phoneBookingRequest } from './staff/actions';
import { tintInput } from './tint-request';

const shade = { zone: 'front-sides', shadeId: 'carbon-35', glass: { kind: 'preset', presetId: 'glass-73' } };

const tint = {
  answers: { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'yes' },
  registeredIn: 'US-FL',
  shades: [shade],
  exemption: { kind: null, certificateNumber: '', documentReference: '' },
  disclosureVersion: '2026-11-22',
};

/** The paths at which something is wrong. */
const wrongIn = (changes: object) =>
  tintInput.safeParse({ ...tint, ...changes }).error?.issues.map(({ path }) => path.join('.'));

test('shades are taken as they are, an exemption that is only begun too', () => {
  expect(tintInput.parse(tint)).toEqual(tint);
  expect(phoneBookingRequest.shape.tint.parse(tint)).toEqual(tint);
});

describe('the glass', () => {
  const withGlass = (glass: object) => wrongIn({ shades: [{ ...shade, glass }] });

  test.each([0, 0.1, 18.5, 100])('may read %d%%', (vltPercent) => {
    expect(withGlass({ kind: 'meter', vltPercent })).toBeUndefined();
  });

  test.each([-0.1, 100.1, 18.55, '70'])('cannot read %j', (vltPercent) => {
    expect(withGlass({ kind: 'meter', vltPercent })).toEqual(['shades.0.glass.vltPercent']);
  });

  test('is a preset or a reading, and not both', () => {
    expect(withGlass({ kind: 'preset', presetId: 'glass-73', vltPercent: 73 })).toEqual(['shades.0.glass']);
    expect(withGlass({ kind: 'guess' })).toEqual(['shades.0.glass.kind']);
  });
});

test('no lamp is a zone, and no order has more shades than a car has zones', () => {
  expect(wrongIn({ shades: [{ ...shade, zone: 'headlamps' }] })).toEqual(['shades.0.zone']);
  expect(wrongIn({ shades: [] })).toBeUndefined();
  expect(wrongIn({ shades: [shade, ...glassZones.map(() => shade)] })).toEqual(['shades']);
});

test('a browser cannot say what the verdict or the approval is', () => {
  expect(wrongIn({ approval: 'approved' })).toEqual(['']);
  expect(wrongIn({ shades: [{ ...shade, verdict: 'legal' }] })).toEqual(['shades.0']);
});
