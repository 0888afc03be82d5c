import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleShop } from './testing/sample-shop';
import { openTestShop, type TestShop } from './testing/test-shop';
import { trialRequests } from './trial-requests';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

test('what a trial asks the api is answered, by each shop about its own region and package', async () => {
  const answers = await Promise.all(
    trialRequests({ hasSite: false, now: shop.clock.now() }).map(async ({ path, type }) => {
      const { statusCode, headers, body } = await shop.server.inject({ method: 'GET', url: path });
      expect(String(headers['content-type'])).toContain(type);
      return { statusCode, body };
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(JSON.parse(answers[1]?.body ?? '')).toMatchObject({ region: { id: sampleShop.regionId }, days: [{}] });
});

test('of an installation with its site, pages are asked for, too', () => {
  const pages = trialRequests({ hasSite: true, now: shop.clock.now() }).filter(({ type }) => type === 'text/html');
  expect(pages.map(({ path }) => path)).toEqual(['/', '/booking']);
});
