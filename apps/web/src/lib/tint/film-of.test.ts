import { emptyTint } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { filmOf, oneFilm } from './film-of';
import { filmOfDraft } from './film-of-draft';

const zone = (name: 'front-sides' | 'back', judgedPercent: number, needsApproval = false) => ({
  zone: name,
  net: { judgedPercent },
  needsApproval,
});
const zones = [zone('front-sides', 14, true), zone('back', 22)];

test('a booking shows the light of each zone, and bare glass where it has no film', () => {
  expect(filmOf({ preferredShade: null, tint: { zones, approval: 'pending' } })).toMatchObject({
    front: 14,
    rear: 73,
    back: 22,
  });
});

test('a shade whose exemption was refused is not on the car', () => {
  expect(filmOf({ preferredShade: null, tint: { zones, approval: 'refused' } })).toMatchObject({ front: 73, back: 22 });
});

test('one wish for the whole car is on all of it', () => {
  expect(filmOf({ preferredShade: 'Carbon 15', tint: null })).toEqual(oneFilm(16));
  expect(filmOf({ preferredShade: null })).toEqual(oneFilm());
});

test('a draft shows its shades on its own glass', () => {
  const tint = {
    ...emptyTint,
    shades: { 'front-sides': 'carbon-35', 'rear-sides': 'carbon-15' },
    glass: { 'rear-sides': { kind: 'preset', presetId: 'privacy-20' } as const },
  };
  expect(filmOfDraft(tint, 'sedan')).toMatchObject({ front: 37, rear: 4.3, quarter: 73, back: 73 });
  expect(filmOfDraft(tint, 'truck')).toMatchObject({ rear: 4.3, quarter: 4.3 });
});

test('a draft without shades shows a common film', () => {
  expect(filmOfDraft(emptyTint, 'sedan')).toEqual(oneFilm());
  expect(filmOfDraft({ ...emptyTint, shades: {} }, 'sedan')).toEqual(oneFilm());
});
