import { isBehindDriver } from '@tintforge/booking-core';
import { films, homeStateName, packages, statementOf } from '@tintforge/content';
import { expect, test } from 'vitest';
import { explorerZones, withGlass, withShade } from './look';
import { differencesOf } from './look-differences';
import { firstLook } from './look-law';

test('two looks that are the same differ in nothing', () => {
  expect(differencesOf({ ...firstLook, otherShades: firstLook.shades }, packages)).toEqual([]);
});

/** The look on clear glass behind the driver, too, where an SUV usually has privacy glass. */
const clearLook = explorerZones(firstLook.vehicleType)
  .filter(isBehindDriver)
  .reduce((look, zone) => withGlass(look, zone, { kind: 'preset', presetId: 'glass-73' }), firstLook);
const all = { zone: 'all' } as const;
const windows = ['Front side windows', 'Rear side windows', 'Rear quarter glass', 'Back glass'];

/** Carbon and hybrid film for the car, the cheaper one first, each with a shade that is legal on every window. */
const [cheaper, dearer] = packages
  .flatMap((each) => {
    const film = films.find(({ filmType, finish }) => filmType === each.filmType && finish === 'nonreflective');
    const row = film?.rows.find(({ id }) => id === 'carbon-35' || id === 'hybrid-35');
    return each.vehicleType === firstLook.vehicleType && row !== undefined ? [{ ...each, row }] : [];
  })
  .toSorted((one, other) => one.priceCents - other.priceCents);

test('light, heat by TSER, price and time are told apart', () => {
  if (cheaper === undefined || dearer === undefined) throw new Error('The car has no two films to compare');
  const look = withShade(withShade({ ...clearLook, otherShades: {} }, { ...all, name: 'a', shadeId: cheaper.row.id }), {
    ...all,
    name: 'b',
    shadeId: dearer.row.id,
  });
  const change = (difference: number) => `${Math.abs(difference)} points ${difference < 0 ? 'less' : 'more'}`;
  const light = change(dearer.row.vltPercent - cheaper.row.vltPercent);
  const heat = change((dearer.row.tserPercent ?? 0) - (cheaper.row.tserPercent ?? 0));
  expect(differencesOf(look, packages)).toEqual([
    ...windows.map((zone) => `${zone}: B lets ${light} light through, ${heat} heat kept out by TSER.`),
    `B costs $${((dearer.priceCents - cheaper.priceCents) / 100).toFixed(2)} more.`,
    `B takes ${dearer.minutes - cheaper.minutes} minutes longer.`,
  ]);
});

test('a film that no one knows the glass of counts by its darker reading, and without a statement isn’t verified', () => {
  const look = withShade(withShade({ ...clearLook, otherShades: {} }, { ...all, name: 'a', shadeId: 'carbon-35' }), {
    ...all,
    name: 'b',
    shadeId: 'ceramic-ir-50',
  });
  // 73% glass under film of 50% lets 36.5% through, half a point less than A's 37%.
  const lines = differencesOf(look, packages);
  for (const zone of windows) {
    expect(lines).toContainEqual(expect.stringMatching(RegExp(`^${zone}: B lets 0.5 points less light through, `)));
    const isUnverified = lines.includes(`${zone}: meets ${homeStateName}’s limit in A, not verified in B.`);
    expect(isUnverified).toBe(statementOf('ceramic') === undefined);
  }
  expect(lines).toContain(
    'If the manufacturer doesn’t say which glass a film was measured on, its darker reading counts.',
  );
});

test('another verdict is said, and bare glass has no heat to compare', () => {
  const look = withShade({ ...clearLook, otherShades: {} }, { ...all, name: 'a', shadeId: 'carbon-35' });
  const same = withShade(look, { ...all, name: 'b', shadeId: 'carbon-35' });
  const dark = withShade(same, { name: 'b', zone: 'front-sides', shadeId: 'carbon-5' });
  const bare = withShade(dark, { name: 'b', zone: 'back', shadeId: undefined });
  // Carbon 35 lets 37% through and keeps 26% of the heat out, Carbon 5 lets 5% through and keeps 30% out, bare glass lets 73% through.
  expect(differencesOf(bare, packages)).toEqual([
    'Front side windows: B lets 32 points less light through, 4 points more heat kept out by TSER.',
    `Front side windows: meets ${homeStateName}’s limit in A, not allowed in ${homeStateName} in B.`,
    'Back glass: B lets 36 points more light through.',
  ]);
});
