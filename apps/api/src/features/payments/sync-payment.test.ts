import { afterEach, beforeEach, expect, test } from 'vitest';
import { hold, openPayment, release, sync } from '../../testing/customer';
import { cancelByStaff, keepByStaff } from '../../testing/staff';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

test('a card form that is open while staff keep the booking learns that it is due on site', async () => {
  const held = await hold(shop);
  const clientSecret = await openPayment(shop, held);
  await keepByStaff(shop, held);
  await shop.browser.pay(clientSecret, 'pm_card_visa');
  expect(await sync(shop, held)).toMatchObject({
    booking: { status: 'scheduled', paymentStatus: 'on-site' },
    holdExpiresAt: null,
    cancelledByShop: false,
  });
});

test('a card form that is open while staff cancel learns that the shop did it', async () => {
  const held = await hold(shop);
  const clientSecret = await openPayment(shop, held);
  await cancelByStaff(shop, held);
  await shop.browser.pay(clientSecret, 'pm_card_visa');
  expect(await sync(shop, held)).toMatchObject({
    booking: { status: 'cancelled', paymentStatus: 'pending' },
    cancelledByShop: true,
  });
});

test('a hold that its customer released was not cancelled by the shop', async () => {
  const held = await hold(shop);
  await release(shop, held);
  expect(await sync(shop, held)).toMatchObject({ booking: { status: 'cancelled' }, cancelledByShop: false });
});
