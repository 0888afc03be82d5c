import { filmAlpha, twiceFilmAlpha } from '@tintforge/ui';
import { expect, test } from 'vitest';
import { explorerZones, withGlass, withShade, withVehicle } from './look';
import { firstLook } from './look-law';
import { outsideLight, paneLight, zoneOfPane } from './look-light';

const light = (look = firstLook) => paneLight(look, 'a', explorerZones(look.vehicleType));

test('a drawn pane is as dark as its window’s glass and film, the windshield as bare typical glass', () => {
  expect(light()).toEqual({ windshield: 73, front: 32, rear: 22, quarter: 22, back: 22 });
  const privacy = withGlass(firstLook, 'rear-sides', { kind: 'preset', presetId: 'privacy-20' });
  expect(light(withShade(privacy, { name: 'a', zone: 'rear-sides', shadeId: undefined })).rear).toBe(20);
});

test('a pickup’s small pane goes with the doors before it, a coupe’s is its quarter glass', () => {
  expect(zoneOfPane('quarter', explorerZones('truck'))).toBe('rear-sides');
  expect(zoneOfPane('quarter', explorerZones('luxury'))).toBe('quarter');
  expect(zoneOfPane('rear', explorerZones('luxury'))).toBe('quarter');
  expect(light(withVehicle(firstLook, 'truck')).quarter).toBe(22);
});

test('a lit cabin at night is hidden by one layer only, which is less than by day', () => {
  const byDay = outsideLight(light(), false);
  const lit = outsideLight(light(), true);
  expect(byDay.back).toBe(22);
  expect(twiceFilmAlpha(lit.back)).toBeCloseTo(filmAlpha(22), 2);
  expect(lit.back).toBeGreaterThan(byDay.back);
});
