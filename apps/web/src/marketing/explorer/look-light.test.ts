import { vehicleTypes } from '@tintforge/content';
import { filmAlpha, twiceFilmAlpha } from '@tintforge/ui';
import { expect, test } from 'vitest';
import { explorerZones, lightThrough, withGlass, withShade, withVehicle } from './look';
import { firstLook } from './look-law';
import { outsideLight, paneLight, zoneOfPane } from './look-light';

const typeOf = (drawing: string) => vehicleTypes.find((type) => type.drawing === drawing)?.id ?? '';
const [pickup, coupe] = [typeOf('truck'), typeOf('coupe')];
const through = (zone: 'front-sides' | 'rear-sides') => lightThrough(firstLook, { name: 'a', zone });
const light = (look = firstLook) => paneLight(look, 'a', explorerZones(look.vehicleType));

test('a drawn pane is as dark as its window’s glass and film, the windshield as bare typical glass', () => {
  expect(light()).toEqual({
    windshield: 73,
    front: through('front-sides'),
    rear: through('rear-sides'),
    quarter: through('rear-sides'),
    back: through('rear-sides'),
  });
  const privacy = withGlass(firstLook, 'rear-sides', { kind: 'preset', presetId: 'privacy-20' });
  expect(light(withShade(privacy, { name: 'a', zone: 'rear-sides', shadeId: undefined })).rear).toBe(20);
});

test('a pickup’s small pane goes with the doors before it, a coupe’s is its quarter glass', () => {
  expect(zoneOfPane('quarter', explorerZones(pickup))).toBe('rear-sides');
  expect(zoneOfPane('quarter', explorerZones(coupe))).toBe('quarter');
  expect(zoneOfPane('rear', explorerZones(coupe))).toBe('quarter');
  expect(light(withVehicle(firstLook, pickup)).quarter).toBe(light().rear);
});

test('a lit cabin at night is hidden by one layer only, which is less than by day', () => {
  const byDay = outsideLight(light(), false);
  const lit = outsideLight(light(), true);
  expect(byDay.back).toBe(through('rear-sides'));
  expect(twiceFilmAlpha(lit.back)).toBeCloseTo(filmAlpha(byDay.back), 2);
  expect(lit.back).toBeGreaterThan(byDay.back);
});
