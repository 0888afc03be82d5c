import { expect, test } from 'vitest';
import { filmOf, oneFilm } from './film-of';

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
