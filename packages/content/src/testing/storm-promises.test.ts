import { expect, test } from 'vitest';
import { promisesStormProtection } from './storm-promises';

test.each([
  'Hurricane film for your sliders',
  'Security film holds through any storm',
  'Impact-resistant glass in an afternoon',
  'Resists the impact of flying debris',
  'Storm-rated film',
  'Go shutterless this season',
  'You will not need shutters any more',
  'No shutters, no plywood',
  'Ask your insurer for an insurance discount',
  'It lowers your insurance',
  'No hurricane will break it',
  'Not only hurricane-resistant but clear',
  'It is not expensive, and it is windstorm-tested',
  'Shatterproof glass',
])('“%s” is a promise', (sentence) => {
  expect(promisesStormProtection(sentence)).toBe(true);
});

test.each([
  'It has no Florida product approval for storms and isn’t sold as storm protection.',
  'Film is not hurricane protection',
  'Film does not make glass impact-resistant',
  'It isn’t shutterless living, and it will never be',
  'Mornings usually beat the afternoon storms.',
  'Mornings stay clear of afternoon storms.',
  'Storms build over the city on most summer afternoons.',
  'High-Impact Areas',
  'Many buildings require proof of insurance.',
])('“%s” is none', (sentence) => {
  expect(promisesStormProtection(sentence)).toBe(false);
});
