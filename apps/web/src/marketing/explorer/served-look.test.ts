import { tintCatalogue, vehicleTypes } from '@tintforge/content';
import { expect, test } from 'vitest';
import { servedLook, servedResults } from './first-served';
import { explorerZones, lightThrough, withGlass, withShade, withVehicle } from './look';
import { lookOfAddress } from './look-address';
import { isRefused, judgedZone, movableZones } from './look-law';
import { offeredShades, type ShadeTarget } from './offered-shades';
import { type ServedLook, servedStatus } from './served-look';
import { statusesOn } from './shade-status';

/** As the page's script reads it from the HTML. */
const served: ServedLook = JSON.parse(JSON.stringify(servedLook));
const shadeIds = tintCatalogue.shades.map(({ id }) => id);
const targets: readonly ShadeTarget[] = ['all', ...explorerZones(served.look.vehicleType)];

test('the page carries the look that an address without a query leads to', () => {
  expect(served.look).toEqual(lookOfAddress(''));
  expect(servedResults.look).toEqual(served.look);
  expect(servedResults.isRefused).toBe(isRefused(served.look, 'a'));
});

test.each(targets)(
  'the status of every shade on %s is the law’s before the law is here, and with any shade',
  (target) => {
    for (const shadeId of shadeIds) {
      const look = withShade(served.look, { name: 'a', zone: 'all', shadeId });
      for (const each of shadeIds) {
        expect(servedStatus(served, { look, target, shadeId: each })).toEqual(statusesOn(look, target).get(each));
      }
    }
  },
);

test('of another car or another glass the page knows no status, and offers every shade without one', () => {
  const [other = ''] = vehicleTypes.map(({ id }) => id).filter((id) => id !== served.look.vehicleType);
  const privacy = withGlass(served.look, 'back', { kind: 'preset', presetId: 'privacy-20' });
  for (const look of [withVehicle(served.look, other), privacy]) {
    const offered = offeredShades(look, 'all', (shadeId) => servedStatus(served, { look, target: 'all', shadeId }));
    expect(offered.flatMap(({ shades }) => shades.map(({ status }) => status))).toEqual(shadeIds.map(() => undefined));
  }
});

test('the light through a pane is the one that the law judges, without the law', () => {
  for (const shadeId of shadeIds) {
    const look = withShade(served.look, { name: 'a', zone: 'all', shadeId });
    for (const zone of explorerZones(look.vehicleType)) {
      const judged = judgedZone(look, { name: 'a', zone });
      if (judged !== undefined) expect(lightThrough(look, { name: 'a', zone })).toBe(judged.verdict.net.judgedPercent);
    }
  }
});

test('no window of the served look has a shade to move', () => {
  expect(movableZones(served.look, 'a')).toEqual([]);
});
