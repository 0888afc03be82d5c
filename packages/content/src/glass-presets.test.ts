import { glassZones, isVltPercent } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { glassPresets } from './glass-presets';

test('there are three kinds of clear glass and privacy glass', () => {
  expect(glassPresets.map(({ id, vltPercent }) => [id, vltPercent])).toEqual([
    ['glass-70', 70],
    ['glass-73', 73],
    ['glass-80', 80],
    ['privacy-20', 20],
  ]);
  expect(glassPresets.every(({ vltPercent }) => isVltPercent(vltPercent))).toBe(true);
});

test('clear glass is offered everywhere, privacy glass behind the driver only', () => {
  const idsIn = (zone: (typeof glassZones)[number]) =>
    glassPresets.filter(({ zones }) => zones.includes(zone)).map(({ id }) => id);
  const clear = ['glass-70', 'glass-73', 'glass-80'];
  expect(glassZones.map((zone) => [zone, idsIn(zone)])).toEqual([
    ['windshield-strip', clear],
    ['windshield', clear],
    ['vent', clear],
    ['front-sides', clear],
    ['rear-sides', [...clear, 'privacy-20']],
    ['quarter', [...clear, 'privacy-20']],
    ['back', [...clear, 'privacy-20']],
    ['roof', clear],
  ]);
});

test('a name says the percentage it stands for', () => {
  for (const { name, vltPercent } of glassPresets) expect(name).toContain(`${vltPercent}%`);
});
