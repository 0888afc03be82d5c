import { sitePages } from '../shop/site-routes';
import { expect, test } from '../story';

const pages = (await sitePages()).filter(({ prerendered }) => prerendered);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address } of pages) {
    test(`${address} can be read`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await main.textContent())?.length).toBeGreaterThan(300);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    });
  }
});

test('a link in a page that script has not taken over leads on without loading a document', async ({ page }) => {
  await page.goto('/tampa-bay-window-tinting');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Book in Tampa Bay' }).click();
  await expect(page).toHaveURL('/booking');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Window tinting in Tampa Bay' })).toBeVisible();
});

test('the code of a page is fetched as soon as its link is pointed at', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Commercial Tinting' });
  const code = page.waitForResponse(/\/assets\/\w+\.js$/);
  await link.hover();
  expect((await code).status()).toBe(200);
  await link.click();
  await expect(page).toHaveURL('/services/commercial-tinting');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('both ways to ask for a quote on a film page lead to its end, below the header', async ({ page }) => {
  await page.goto('/products/ceramic-film');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('link', { name: 'Book Installation' }).first().click();
  const call = page.locator('#contact');
  await expect(call).toBeInViewport();
  await expect.poll(async () => Math.round((await call.boundingBox())?.y ?? 0)).toBeLessThanOrEqual(81);
});

test('four answers find a film, and its link begins the wizard with it', async ({ page }) => {
  await page.goto('/products/film-comparison');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  const guide = page.getByRole('radiogroup');
  await expect(guide).toHaveCount(4);
  for (const question of await guide.all()) await question.getByRole('radio').first().check({ force: true });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book (Ceramic|Hybrid|Carbon)/ })
    .click();
  await expect(page).toHaveURL('/booking');
  await expect(page.getByText('Package Selected').first()).toBeVisible();
});

test('the shade in the first picture is changed by the keyboard, and its figures with it', async ({ page }) => {
  await page.goto('/');
  const pane = page.getByRole('slider').first();
  await pane.focus();
  await page.waitForLoadState('networkidle');
  const before = await pane.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pane.getAttribute('aria-valuetext')).not.toBe(before);
});
