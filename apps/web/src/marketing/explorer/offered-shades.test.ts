import { judgeZone } from '@tintforge/app-base/tint/judge-zone';
import { bringLaw } from '@tintforge/app-base/tint/state-laws';
import { tintCatalogue, vehicleTypeOf } from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { expect, test } from 'vitest';
import { tintOf, withGlass, withShade } from './look';
import { firstLook } from './look-law';
import { chosenShade, offeredShades, type ShadeTarget } from './offered-shades';
import { statusesOn } from './shade-status';

function offered(look = firstLook, target: ShadeTarget = 'all') {
  const statuses = statusesOn(look, target);
  return offeredShades(look, target, (shadeId) => statuses.get(shadeId)).flatMap(({ shades }) => shades);
}

test('on one window every shade is offered with the rule’s verdict and light', () => {
  const shades = offered(firstLook, 'front-sides');
  expect(shades.map(({ shade }) => shade.id)).toEqual(tintCatalogue.shades.map(({ id }) => id));
  for (const { shade, status, lightPercent } of shades) {
    const verdict = judgeZone(tintOf(firstLook, 'a'), { zone: 'front-sides', shadeId: shade.id })?.verdict;
    expect([status?.kind, lightPercent]).toEqual([verdict?.kind, verdict?.net.judgedPercent]);
  }
});

test('on all windows the worst verdict counts: behind the driver, with bare glass in front, it would be another', () => {
  const { id } = sampleLaw.darkFront;
  expect(offered().find(({ shade }) => shade.id === id)?.status?.kind).toBe('not-legal');
  const clear = withGlass(firstLook, 'back', { kind: 'preset', presetId: 'glass-73' });
  const bare = withShade(clear, { name: 'a', zone: 'front-sides', shadeId: undefined });
  const alone = sampleLaw.isBackFree ? 'no-limit' : 'legal';
  expect(offered(bare, 'back').find(({ shade }) => shade.id === id)?.status?.kind).toBe(alone);
});

test('on all windows a shade is judged as if it were on all of them', async () => {
  await bringLaw({ registeredIn: 'US-CO' });
  const onRear = withShade(
    { ...firstLook, registeredIn: 'US-CO', shades: {} },
    { name: 'a', zone: 'back', shadeId: 'carbon-40' },
  );
  for (const { shade, status } of offered(onRear)) {
    const tint = tintOf(withShade(onRear, { name: 'a', zone: 'all', shadeId: shade.id }), 'a');
    const kinds = vehicleTypeOf(firstLook.vehicleType).zones.map(
      (zone) => judgeZone(tint, { zone, shadeId: shade.id })?.verdict.kind,
    );
    expect(kinds).toContain(status?.kind);
    if (kinds.includes('not-legal')) expect(status?.kind).toBe('not-legal');
  }
});

test('only legal ones are offered where that is wanted', () => {
  const look = { ...firstLook, onlyLegal: true };
  for (const zone of vehicleTypeOf(firstLook.vehicleType).zones) {
    const kinds = offered(look, zone).map(({ status }) => status?.kind);
    expect(kinds).not.toContain('not-legal');
  }
  expect(offered(look, 'front-sides')).not.toEqual([]);
  expect(offered(look).map(({ shade }) => shade.id)).not.toContain(sampleLaw.darkFront.id);
});

test('on glass that is not known none is offered', () => {
  expect(offered(withGlass(firstLook, 'back', { kind: 'meter', vltPercent: Number.NaN }), 'back')).toEqual([]);
});

test('windows that differ have no shade in common', () => {
  const mixed = withShade(firstLook, { name: 'a', zone: 'back', shadeId: 'carbon-40' });
  expect(chosenShade(mixed, { name: 'a', target: 'all' })).toBeUndefined();
  expect(chosenShade(mixed, { name: 'a', target: 'back' })).toBe('carbon-40');
  expect(chosenShade(mixed, { name: 'a', target: 'roof' })).toBe('bare');
  const same = withShade(firstLook, { name: 'a', zone: 'all', shadeId: 'carbon-35' });
  expect(chosenShade(same, { name: 'a', target: 'all' })).toBe('carbon-35');
});
