import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { describe, expect, test } from 'vitest';
import { sampleStaffBooking } from '../../testing/sample-staff-booking';
import { beginChange, type ChangeForm, changeOf } from './change-form';

const booking = { ...sampleStaffBooking(), change: sampleStaffBooking().can.change };
const began = beginChange(booking);
const bodyOf = (changes: Partial<ChangeForm>) => changeOf({ ...began, ...changes }, began).body;
const problemsOf = (changes: Partial<ChangeForm>) =>
  Object.keys(changeOf({ ...began, ...changes }, began).problems ?? {});

describe('a request', () => {
  test('has nothing but what was changed since the form was opened', () => {
    expect(bodyOf({})).toEqual({});
    expect(bodyOf({ customerName: 'Sandra Heron' })).toEqual({ customerName: 'Sandra Heron' });
    expect(bodyOf({ address: { ...began.address, street: '2 Other Street' } })).toEqual({
      address: { ...began.address, street: '2 Other Street' },
    });
    expect(bodyOf({ addOnIds: [] })).toEqual({ addOnIds: [] });
    expect(bodyOf({ crewId: 'tampa-2', appointmentTime: '13:00' })).toEqual({
      crewId: 'tampa-2',
      appointmentTime: '13:00',
    });
  });

  test('may take the email address away', () => {
    expect(bodyOf({ customerEmail: '' })).toEqual({ customerEmail: '' });
  });

  test('has length and price where they are set by hand', () => {
    expect(bodyOf({ jobMinutes: '240', price: ' $1,249.5 ' })).toEqual({ jobMinutes: 240, totalPrice: 1249.5 });
    expect(bodyOf({ price: '0' })).toEqual({ totalPrice: 0 });
  });

  test('has shades once one of them was chosen, and none where all were taken away', () => {
    const shades = { 'front-sides': 'carbon-35' };
    expect(bodyOf({ tint: { ...began.tint, shades } })).toMatchObject({
      preferredShade: null,
      tint: {
        shades: [{ zone: 'front-sides', shadeId: 'carbon-35', glass: { kind: 'preset', presetId: 'glass-73' } }],
      },
    });
    const chosen = { ...began, tint: { ...began.tint, shades } };
    expect(changeOf({ ...chosen, tint: { ...chosen.tint, shades: {} } }, chosen).body).toEqual({
      tint: null,
      preferredShade: null,
    });
  });
});

test.each<[string, Partial<ChangeForm>]>([
  ['customerName', { customerName: 'P' }],
  ['customerEmail', { customerEmail: 'pat' }],
  ['customerPhone', { customerPhone: '12' }],
  ['zip', { zip: '1' }],
  ['address.street', { address: { ...began.address, street: '' } }],
  ['vehicleYear', { vehicleYear: Number.NaN }],
  ['totalPrice', { price: 'much' }],
  ['totalPrice', { price: '10001' }],
])('what is wrong is told at %s: %j', (field, changes) => {
  expect(problemsOf(changes)).toEqual([field]);
});

test('shades begin as booked: metered glass with its reading, other glass by its preset', () => {
  const zone = {
    shadeId: 'carbon-35',
    shade: 'Carbon 35',
    net: { readings: [], judgedPercent: 37 },
    verdict: 'legal' as const,
    law: null,
    margin: 9,
    limitPercent: 28,
    statute: '316.2953',
    notes: [],
    needsApproval: false,
  };
  const tint = {
    legalClass: 'mpv' as const,
    registeredIn: 'US-FL' as const,
    zones: [
      { ...zone, zone: 'front-sides' as const, glassPercent: 73, isMetered: false },
      { ...zone, zone: 'back' as const, glassPercent: 71.5, isMetered: true },
    ],
    approval: 'none' as const,
    disclosure: { version: '1', text: '', acceptedAt: '2026-12-01T15:00:00Z' },
  };
  expect(beginChange(sampleJob({ tint })).tint).toMatchObject({
    answers: { truckChassisOrOffRoad: 'yes' },
    glass: {
      'front-sides': { kind: 'preset', presetId: 'glass-73' },
      back: { kind: 'meter', vltPercent: 71.5 },
    },
    shades: { 'front-sides': 'carbon-35', back: 'carbon-35' },
  });
});
