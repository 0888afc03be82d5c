import { expect, test } from 'vitest';
import { sampleShop } from './sample-shop';

test('a sample order is one that the shop sells, in its first region', () => {
  expect(sampleShop.totalCents).toBe(sampleShop.packageCents + sampleShop.addOnCents);
  const { packageId, addOnId, otherFilmPackageId, otherVehiclePackageId, zip } = sampleShop;
  expect([packageId, addOnId, otherFilmPackageId, otherVehiclePackageId, zip]).not.toContain('');
  expect(sampleShop.otherZip).not.toBe(zip);
  expect(sampleShop.leadMinutes).toBeGreaterThan(0);
  expect(sampleShop.starts).toContain(sampleShop.time);
  expect(sampleShop.starts).toContain(sampleShop.afternoon);
  expect(sampleShop.starts.indexOf(sampleShop.nextTime)).toBe(sampleShop.starts.indexOf(sampleShop.time) + 1);
  expect(sampleShop.unofferedTime > sampleShop.time && sampleShop.unofferedTime < sampleShop.lastTime).toBe(true);
  expect(sampleShop.longerMinutes).toBeGreaterThan(sampleShop.basicMinutes);
});
