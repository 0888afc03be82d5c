import type { Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { expectLinksToLead } from '../browser/links';
import type { Silence } from '../browser/silence';
import { expectUsable } from '../browser/usable';
import { everyWidth, expectToFitAt } from '../browser/widths';
import { wizardOn } from '../pages/wizard';
import { siteAddresses, unknownCode } from '../shop/site-routes';
import { expect, test } from '../story';

const missingPage = '/there/is/no/such/page';

/** Opens a page and touches it, so that its script is loaded; the trouble that belongs to it is announced. */
async function visit(page: Page, { address, silence }: { address: string; silence: Silence }): Promise<void> {
  if (address === missingPage) silence.expectTrouble({ path: missingPage, status: 404 });
  if (address.startsWith('/booking-verification/'))
    silence.expectTrouble({ path: `/api/bookings/${unknownCode}`, status: 404 });
  await page.goto(address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await allArrived(page);
}

/** The film pages have two addresses each. */
const canonicalOf: Readonly<Record<string, string>> = {
  '/ceramic-tint': '/products/ceramic-film',
  '/carbon-tint': '/products/carbon-film',
  '/hybrid-tint': '/products/hybrid-film',
};

const addresses = [...(await siteAddresses()), missingPage];

/** A window made small shows what a phone shows; stories on a phone have touch and its own browser besides. */
const phone = { width: 390, height: 844 };

for (const address of addresses) {
  test(`${address} is silent, usable at both widths and fits all others, and its links lead somewhere`, async ({
    page,
    silence,
    request,
  }) => {
    await visit(page, { address, silence });
    await expectUsable(page, address);
    await expectToFitAt(page, { widths: everyWidth, what: address });
    await expectLinksToLead(page, request);
    await expect(page.getByText('Demo: no money moves').first()).toBeVisible();
    await page.setViewportSize(phone);
    await expectUsable(page, `${address} on a phone`);
    await expectLinksToLead(page, request);
  });
}

test('every page has a title, a description and one canonical address of its own', async ({ request, shop }) => {
  const titles = new Set<string | undefined>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (address !== missingPage && !address.endsWith(unknownCode)) {
      expect(canonical, address).toBe(new URL(canonicalOf[address] ?? address, shop.origin).href);
    }
  }
  expect(titles.size).toBe(addresses.length);
  expect(titles).not.toContain(undefined);
});

test('an address without a page answers 404 with a page that helps', async ({ page, silence }) => {
  silence.expectTrouble({ path: missingPage, status: 404 });
  const response = await page.goto(missingPage);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  for (const phone of ['(813) 555-4700', '(727) 555-4700', '(941) 555-4700', '(239) 555-4700']) {
    await expect(page.getByRole('main').getByRole('link', { name: phone, exact: true })).toBeVisible();
  }
  await page.getByLabel('Search this site').fill('book');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book / })
    .click();
  await expect(page).toHaveURL('/booking');
});

test('served pages hold no inline style and no inline script but data', async ({ request }) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(/^<!doctype html>/i);
    expect(html.match(/<[^>]*\sstyle=/gi), `${address}: style attributes`).toBeNull();
    expect(html.match(/<style[\s>]/gi), `${address}: style elements`).toBeNull();
    const scripts = html.match(/<script(?![^>]*\ssrc=)[^>]*>/gi) ?? [];
    // Data: what search engines read, and the catalog once the shop has changed it.
    for (const script of scripts) expect(script, address).toMatch(/type="application\/(?:ld\+)?json"/);
    expect(html.match(/\son\w+=/gi), `${address}: event attributes`).toBeNull();
  }
});

test('a slash at the end of an address leads to the page’s own', async ({ page }) => {
  await page.goto('/booking/');
  await expect(page).toHaveURL('/booking');
  await wizardOn(page).isOn('Vehicle');
});

test('a page reached by a link of the site has its own title, and the keyboard begins at its top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page).toHaveTitle('Privacy Policy | Tintforge');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
});
