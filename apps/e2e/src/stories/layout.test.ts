import type { Locator, Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { expect, test } from '../story';

/** A touch, so that the page's script is loaded. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await allArrived(page);
}

/**
 * Clicks at the element's current position. Playwright's click would scroll to the original position of a sticky
 * header.
 */
async function press(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('There is nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s groups open and their links lead on', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('navigation', { name: 'Main' });
    await header.getByText('Resources').click();
    await header.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu opens, shuts and leads on', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page).toHaveURL('/privacy-policy');
    });

    test('the bar at the foot calls and leads to the booking', async ({ page, silence }) => {
      // Preloads of the booking page are aborted in a browser that runs no script.
      silence.allowTrouble({ path: /\/assets\/[\w-]+\.js$/, status: 'failed' });
      await page.goto('/');
      const bar = page.getByRole('complementary', { name: 'Call Now for Free Quote' });
      await expect(bar).toBeInViewport();
      await expect(bar.getByRole('link', { name: 'CALL NOW' })).toHaveAttribute('href', 'tel:+18135554700');
      await bar.getByRole('link', { name: 'BOOK' }).click();
      await expect(page).toHaveURL('/booking');
    });
  });
});

test('the header turns dark once the page is scrolled, and light again at its top', async ({ page }) => {
  await page.goto('/privacy-policy');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-theme', 'paper');
  await page.mouse.wheel(0, 400);
  await expect(header).toHaveAttribute('data-theme', 'ink');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, -400);
  await expect(header).toHaveAttribute('data-theme', 'paper');
});

test('the header’s groups shut on Escape, on a press elsewhere and on choosing', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const header = page.getByRole('navigation', { name: 'Main' });
  const group = header.getByText('Resources');
  const link = header.getByRole('link', { name: 'Privacy Policy' });
  await group.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();

  await group.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link).toBeHidden();

  await group.click();
  await link.click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(link).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu keeps the focus, shuts on Escape, backdrop and choice, and the page keeps its place', async ({
    page,
  }) => {
    await page.goto('/');
    await wake(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const place = await page.evaluate(() => window.scrollY);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await press(page, opener);
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the focus is on the document, never on the page behind.
      const isInside = await menu.evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement));
      const isNowhere = await page.evaluate(() => document.activeElement === document.body);
      expect(isInside || isNowhere).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await press(page, opener);
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await press(page, opener);
    await menu.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('without a connection a notice says so until it is back', async ({ page, context }) => {
  await page.goto('/');
  await wake(page);
  const notice = page.getByText('You’re offline.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('only a screen up to 768 px wide has the bar that calls', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Call Now for Free Quote' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(bar).toBeHidden();
});

test('the bar has room for both of its buttons on the narrowest screen and for text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Call Now for Free Quote' });
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    for (const name of ['BOOK', 'CALL NOW']) {
      const box = await bar.getByRole('link', { name }).boundingBox();
      expect(box?.height, `${name} at ${size}`).toBeGreaterThanOrEqual(44);
      expect(box?.x, `${name} at ${size}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${size}`).toBeLessThanOrEqual(320);
    }
  }
});

test('the number to call follows the ZIP code that was named, and a regional page keeps its own', async ({ page }) => {
  const ofHeader = page.getByRole('banner').getByRole('link', { name: /^\(\d{3}\)/ });
  const naples = '(239) 555-4700';
  await page.goto('/service-areas');
  await expect(ofHeader).toHaveText('(813) 555-4700');
  await page.getByLabel('ZIP code').fill('34102');
  await expect(ofHeader).toHaveText(naples);
  for (const [address, number] of [
    ['/', naples],
    ['/sarasota-bradenton-window-tinting', '(941) 555-4700'],
    ['/booking', naples],
    ['/login', naples],
  ] as const) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await expect(ofHeader, address).toHaveText(number);
  }
});

const regions = {
  '/tampa-bay-window-tinting': 'Book in Tampa Bay',
  '/clearwater-st-petersburg-window-tinting': 'Book in Pinellas',
  '/sarasota-bradenton-window-tinting': 'Book in Sarasota',
  '/fort-myers-naples-window-tinting': 'Book in Southwest Florida',
};

test('a regional page offers to book on its first screen', async ({ page }) => {
  for (const [address, label] of Object.entries(regions)) {
    await page.goto(address);
    const book = page.getByRole('link', { name: label });
    for (const [width, height] of [
      [1440, 900],
      [1366, 700],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { y, height: own } = (await book.boundingBox()) ?? { y: Number.NaN, height: 0 };
      expect([address, width, Math.round(y + own) <= height]).toEqual([address, width, true]);
    }
  }
});
