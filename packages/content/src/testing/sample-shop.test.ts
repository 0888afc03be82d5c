import { expect, test } from 'vitest';
import { sampleShop } from './sample-shop';

test('a sample order is one that the shop sells, in its first region', () => {
  expect(sampleShop.totalCents).toBe(sampleShop.packageCents + sampleShop.addOnCents);
  expect([sampleShop.packageId, sampleShop.addOnId, sampleShop.otherVehiclePackageId, sampleShop.zip]).not.toContain(
    '',
  );
  expect(sampleShop.starts).toContain(sampleShop.time);
  expect(sampleShop.starts).toContain(sampleShop.afternoon);
  expect(sampleShop.nextTime > sampleShop.time).toBe(true);
  expect(sampleShop.longerMinutes).toBeGreaterThan(sampleShop.basicMinutes);
});
