import { expect, test } from 'vitest';
import { catalogue, demoPlaces } from '../index';
import { sampleShop } from './sample-shop';

test('a sample order is one that the shop sells, in its first region', () => {
  expect(sampleShop.totalCents).toBe(sampleShop.packageCents + sampleShop.addOnCents);
  const [region] = catalogue.regions;
  const { packageId, addOnId, otherFilmPackageId, otherVehiclePackageId, zip } = sampleShop;
  expect([packageId, addOnId, otherFilmPackageId, otherVehiclePackageId, zip]).not.toContain('');
  expect(sampleShop.otherZip !== zip).toBe((demoPlaces[region?.id ?? '']?.length ?? 0) > 1);
  expect(sampleShop.leadMinutes > 0).toBe(region?.leadTime.kind === 'minutes');
  expect(sampleShop.starts).toContain(sampleShop.time);
  expect(sampleShop.starts).toContain(sampleShop.afternoon);
  expect(sampleShop.starts.indexOf(sampleShop.nextTime)).toBe(sampleShop.starts.indexOf(sampleShop.time) + 1);
  expect(sampleShop.unofferedTime > sampleShop.time && sampleShop.unofferedTime < sampleShop.lastTime).toBe(true);
  expect(sampleShop.longerMinutes).toBeGreaterThanOrEqual(sampleShop.basicMinutes);
});
