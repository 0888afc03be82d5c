import { emptyTint, type TintDraft } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/content';
import { expect, test } from 'vitest';
import type { JudgedDraft } from './judge-zone';
import { bringLaw } from './state-laws';
import { needsAsking, needsExemption, tintProblems } from './tint-problems';
import { tintInputOf } from './tint-request';

const whole = { kind: 'medical', certificateNumber: 'M-1204', documentReference: 'sent by email' } as const;
const dark = { 'front-sides': 'carbon-15', back: 'carbon-25' };

function problemsOf(change: Partial<TintDraft>) {
  return tintProblems({ ...emptyTint, ...change });
}

test.each<[string, Partial<TintDraft>]>([
  ['nothing is chosen', {}],
  ['all is agreed at the car', { shades: {} }],
  ['every shade is legal', { shades: { 'front-sides': 'carbon-35', back: 'carbon-15' } }],
  ['the exemption is complete', { shades: dark, exemption: whole }],
  ['the shop is asked about what isn’t verified', { shades: dark, registeredIn: 'unknown', asksShop: true }],
  [
    'an exemption that no shade needs is unfinished',
    { shades: { back: 'carbon-35' }, exemption: { ...whole, kind: null } },
  ],
  [
    'no meter reads what is said of glass without film',
    { shades: {}, glass: { back: { kind: 'meter', vltPercent: -1 } } },
  ],
])('nothing is wrong when %s', (_, change) => {
  expect(problemsOf(change)).toBeUndefined();
});

test('a car of another state keeps its state where all is chosen at the car', () => {
  const open = { ...emptyTint, vehicleType: null, modelYear: null, isRestOpen: true } as const;
  expect(tintInputOf({ ...open, registeredIn: 'US-GA' })).toMatchObject({ registeredIn: 'US-GA', shades: [] });
  expect(tintInputOf({ ...open, registeredIn: 'unknown', shades: {} })).toMatchObject({ registeredIn: 'unknown' });
  expect(tintInputOf(open)).toBeUndefined();
  expect(tintInputOf({ ...open, registeredIn: homeLaw.jurisdiction })).toBeUndefined();
});

test('a shade that is not legal is wrong at its zone', () => {
  expect(problemsOf({ shades: dark })).toEqual({
    meters: [],
    shades: ['front-sides'],
    exemption: undefined,
    isPaperUnknown: false,
  });
});

test('so is one that isn’t verified, until the shop is asked', () => {
  const unverified = { shades: { back: 'ceramic-ir-64' }, registeredIn: 'unknown' } as const;
  expect(problemsOf(unverified)).toEqual({ meters: [], shades: ['back'], exemption: undefined, isPaperUnknown: false });
  expect(needsAsking({ ...emptyTint, ...unverified })).toBe(true);
  expect(needsExemption({ ...emptyTint, ...unverified })).toBe(false);
});

test('what is missing from an exemption is wrong in the place of the shade', () => {
  expect(problemsOf({ shades: dark, exemption: { ...whole, certificateNumber: ' ' } })).toEqual({
    meters: [],
    shades: [],
    exemption: 'certificate_number_missing',
    isPaperUnknown: false,
  });
});

test('glass that no meter reads is wrong at its zone', () => {
  expect(problemsOf({ shades: dark, exemption: whole, glass: { back: { kind: 'meter', vltPercent: 170 } } })).toEqual({
    meters: ['back'],
    shades: [],
    exemption: undefined,
    isPaperUnknown: false,
  });
});

test('what the shop refused is wrong until it is changed', () => {
  const tint = { ...emptyTint, shades: { back: 'carbon-15' } };
  const refused = { tint, refusal: { message: 'No.', zones: { back: { message: 'Too dark.', nearest: [] } } } };
  expect(tintProblems(tint, refused)?.shades).toEqual(['back']);
  expect(tintProblems({ ...tint, shades: { back: 'carbon-25' } }, refused)).toBeUndefined();
});

test('an exemption is needed where a shade is not legal in Florida', () => {
  expect(needsExemption({ ...emptyTint, shades: dark })).toBe(true);
  expect(needsExemption({ ...emptyTint, shades: dark, exemption: whole })).toBe(true);
  expect(needsExemption({ ...emptyTint, shades: dark, registeredIn: 'unknown' })).toBe(false);
});

test('a label that the shop can’t supply is to be known of, where the law asks for one', async () => {
  const tint = { ...emptyTint, shades: { back: 'carbon-50' }, registeredIn: 'US-CT' } as const;
  await bringLaw(tint);
  expect(tintProblems({ ...tint, asksShop: true })?.isPaperUnknown).toBe(true);
  expect(tintProblems({ ...tint, asksShop: true, knowsPaper: true })?.isPaperUnknown ?? false).toBe(false);
  expect(tintInputOf({ ...tint, knowsPaper: true })?.knowsPaper).toBe(true);
  expect(tintInputOf({ ...tint, registeredIn: homeLaw.jurisdiction, knowsPaper: true })).not.toHaveProperty(
    'knowsPaper',
  );
});

test('darker film in front is wrong at the dark glass behind, where the law lets that depend on the front', async () => {
  const tint: JudgedDraft = { ...emptyTint, vehicleType: 'sedan', registeredIn: 'US-CO', shades: { back: 'carbon-5' } };
  await bringLaw(tint);
  expect(tintProblems(tint)).toBeUndefined();
  expect(tintInputOf(tint)?.bare?.map(({ zone }) => zone)).toEqual([
    'windshield',
    'front-sides',
    'rear-sides',
    'quarter',
  ]);
  const darker = { ...tint, shades: { ...tint.shades, 'front-sides': 'carbon-40' } };
  expect(tintProblems(darker)?.shades).toEqual(['back']);
  expect(tintProblems({ ...darker, shades: { ...darker.shades, back: 'carbon-40' } })).toBeUndefined();
});

test('glass that is settled at the car leaves dark glass behind open, until the shop is asked', async () => {
  const tint: JudgedDraft = {
    ...emptyTint,
    isRestOpen: true,
    vehicleType: 'sedan',
    registeredIn: 'US-CO',
    shades: { back: 'carbon-5' },
  };
  await bringLaw(tint);
  expect(needsAsking(tint)).toBe(true);
  expect(tintProblems(tint)?.shades).toEqual(['back']);
  expect(tintProblems({ ...tint, asksShop: true })).toBeUndefined();
  expect(tintInputOf(tint)?.bare?.map(({ zone }) => zone)).toEqual(['windshield']);
});
