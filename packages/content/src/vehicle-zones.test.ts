import { glassVltPercentOf, glassZones, vehicleTypes } from '@tintforge/booking-core';
import { vehicleZones } from '@tintforge/shop/vehicle-zones';
import { expect, test } from 'vitest';
import { glassPresets, usualGlass } from './glass-presets';

test('every vehicle has front sides and back glass, from front to back, and what no package covers is not in it', () => {
  for (const vehicleType of vehicleTypes) {
    const zones = vehicleZones[vehicleType];
    expect(zones).toEqual(glassZones.filter((zone) => zones.includes(zone)));
    expect(zones).toEqual(expect.arrayContaining(['front-sides', 'back']));
    expect(zones).not.toContain('windshield-strip');
    expect(zones).not.toContain('roof');
  }
});

test('the usual glass is the typical one, and offered in every zone', () => {
  for (const zone of glassZones) expect(glassVltPercentOf(glassPresets, { zone, glass: usualGlass })).toBe(73);
});
