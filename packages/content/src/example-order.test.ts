import { expect, test } from 'vitest';
import { catalogue, exampleOrder } from './index';

test('the order of the examples is one that the shop sells for a car of its first kind', () => {
  const [first] = catalogue.vehicleTypes;
  const orders = catalogue.packages
    .filter(({ vehicleType }) => vehicleType === first?.id)
    .flatMap((each) =>
      catalogue.addOns.map((addOn) => ({
        totalCents: each.priceCents + addOn.priceCents,
        jobMinutes: each.minutes + addOn.minutes,
      })),
    );
  expect(orders).toContainEqual(exampleOrder);
});
