import { afterEach, expect, test } from 'vitest';
import { makeAccount } from '../../../testing/logged-in';
import { rawCall } from '../../../testing/raw-call';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop, type TestShopOptions } from '../../../testing/test-shop';

let shop: TestShop;
afterEach(() => shop.close());

const admin = { username: 'the-owner', password: 'ospreys-build-high' };
const production = (config: TestShopOptions['config'] = {}) =>
  openTestShop({ config: { mode: 'production', ...config } });
const ask = () => rawCall(shop, { name: 'createAdmin' });

test('a production without a configured administrator says what to set, and makes nobody', async () => {
  shop = await production();
  expect(await ask()).toMatchObject({
    status: 403,
    body: { code: 'admin_not_configured', message: expect.stringMatching(/ADMIN_USERNAME and ADMIN_PASSWORD/) },
  });
  expect((await rowCounts(shop)).users).toBe(0);
});

test('the configured administrator is ready, twice and by two at once, and can log in', async () => {
  shop = await production({ admin });
  const answers = await Promise.all([ask(), ask()]);
  answers.push(await ask());
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { ready: true }]);
  expect((await rowCounts(shop)).users).toBe(1);
  expect((await shop.call('login', { body: admin })).user.role).toBe('admin');
});

test.each(['customer', 'crew'] as const)('a %s who has the name is not promoted', async (role) => {
  shop = await production({ admin });
  await makeAccount(shop, { username: 'The-Owner', role, regionId: role === 'crew' ? 'tampa' : null });
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'username_taken' } });
});

test('a demo is ready by itself, and no answer names anybody', async () => {
  shop = await openTestShop();
  const { status, body } = await ask();
  expect([status, JSON.stringify(body)]).toEqual([200, '{"ready":true}']);
});
