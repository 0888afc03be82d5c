import type { Page } from '@playwright/test';
import { sendVersion } from '../pages/quote-editor';
import { requestQuote } from '../shop/quote-request';
import { expect, test } from '../story';

/** The scripts that a page's document names, and the calls of the server until its heading is shown. */
async function firstLoad(page: Page, { address, heading }: { address: string; heading: RegExp }) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const document = await page.goto(address);
  const named = (await document?.text())?.match(/(?<=<(script|link rel="modulepreload") [^>]*(src|href)=")[^"]+/g);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return { calls, named: new Set(named) };
}

test('a booking opens with a few scripts and one call, made once', async ({ page, shop }) => {
  const { code, manageToken } = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const address = `/booking-verification/${code}#${manageToken}`;
  const { calls, named } = await firstLoad(page, { address, heading: /9:00 AM/ });
  expect(named.size).toBeLessThanOrEqual(9);
  expect(calls.filter((path) => path.startsWith(`/api/bookings/${code}`) && !path.endsWith('-email'))).toEqual([
    `/api/bookings/${code}/details`,
  ]);
  await expect(page).toHaveURL(`/booking-verification/${code}`);
});

test('a quote opens with a few scripts and one call, made once', async ({ page, shop }) => {
  const { code, link } = await requestQuote(shop.origin);
  await sendVersion(page, { code, prices: ['10', '10'], total: '$800.00' });
  const { calls, named } = await firstLoad(page, { address: link, heading: /^Your quote for 5 windows$/ });
  expect(named.size).toBeLessThanOrEqual(6);
  expect(calls.filter((path) => path.startsWith('/api/quotes/'))).toEqual([`/api/quotes/${code}`]);
  await expect(page).toHaveURL(`/quote/${code}`);
});
