import { expect, test } from 'vitest';
import * as door from './index';

test('the door lets out these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'addOns',
    'brand',
    'catalogue',
    'contactLineOf',
    'contactLines',
    'films',
    'hours',
    'packages',
    'regions',
    'shades',
    'terms',
    'travelMinutes',
    'wizardWords',
  ]);
});
