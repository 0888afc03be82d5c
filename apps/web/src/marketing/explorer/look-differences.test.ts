import { packages } from '@tintforge/content';
import { expect, test } from 'vitest';
import { withShade } from './look';
import { differencesOf } from './look-differences';
import { firstLook, withSecondLook } from './look-law';

test('two looks that are the same differ in nothing', () => {
  expect(differencesOf({ ...firstLook, otherShades: firstLook.shades }, packages)).toEqual([]);
});

test('light, heat by TSER, price and time are told apart', () => {
  expect(differencesOf(withSecondLook(firstLook), packages)).toEqual([
    'Front side windows: B lets 4.5 points more light through, 28 points more heat kept out by TSER.',
    'Front side windows: meets Florida’s limit in A, not verified in B.',
    ...['Rear side windows', 'Rear quarter glass', 'Back glass'].flatMap((zone) => [
      `${zone}: B lets 3.8 points less light through, 33 points more heat kept out by TSER.`,
      `${zone}: meets Florida’s limit in A, not verified in B.`,
    ]),
    'If the manufacturer doesn’t say which glass a film was measured on, its darker reading counts.',
    'B costs $200.00 more.',
    'B takes 30 minutes longer.',
  ]);
});

test('another verdict is said, and bare glass has no heat to compare', () => {
  const dark = withShade(
    { ...firstLook, otherShades: firstLook.shades },
    {
      name: 'b',
      zone: 'front-sides',
      shadeId: 'carbon-5',
    },
  );
  const bare = withShade(dark, { name: 'b', zone: 'back', shadeId: undefined });
  expect(differencesOf(bare, packages)).toEqual([
    'Front side windows: B lets 27 points less light through, 3 points more heat kept out by TSER.',
    'Front side windows: meets Florida’s limit in A, not allowed in Florida in B.',
    'Back glass: B lets 51 points more light through.',
  ]);
});
