import type { Locator, Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { sitePages } from '../shop/site-routes';
import { expect, test } from '../story';

/** Opens a page and holds back the code that its first touch loads; resolves to a function that releases it. */
async function holdCode(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto(address);
  await allArrived(page);
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  return () => letGo();
}

const pages = (await sitePages()).filter(({ prerendered }) => prerendered);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address } of pages) {
    const isTask = address === '/booking';
    test(`${address} can be read`, async ({ page, silence }) => {
      // An app page preloads its code, which a browser that runs no script aborts.
      if (isTask) silence.allowTrouble({ path: /^\/assets\/[\w-]+\.js$/, status: 'failed' });
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await main.textContent())?.length).toBeGreaterThan(300);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    });
  }
});

test('a link between pages to read loads the next document, and the back button shows the first again', async ({
  page,
}) => {
  await page.goto('/about-us');
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'See our service areas' }).click();
  await expect(page).toHaveURL('/service-areas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '');
});

test.describe('where motion is wanted', () => {
  test.use({ reducedMotion: 'no-preference' });

  // The story's own silence is the expectation.
  test('pages that are left again at once, or whose window changes as they come, report nothing', async ({ page }) => {
    for (const address of ['/about-us', '/login', '/booking']) {
      await page.goto('/');
      await page.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.body.append(link);
        document.querySelector<HTMLAnchorElement>('a[href="/contact"]')?.click();
        setTimeout(() => link.click(), 20);
      }, address);
      await page.setViewportSize({ width: 1400, height: 880 });
      await expect(page).toHaveURL(address);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('where no rules for that are known, a page is fetched as soon as its link is pointed at', async ({ page }) => {
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
  await page.goto('/about-us');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Commercial Tinting' });
  const ahead = page.waitForResponse('**/services/commercial-tinting');
  await link.hover();
  expect((await ahead).status()).toBe(200);
  await link.click();
  await expect(page).toHaveURL('/services/commercial-tinting');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page to read runs one script of its own, also when it is touched, and an island is fetched when it is reached for', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto('/service-areas');
  await page.getByRole('heading', { level: 1 }).click();
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Tab');
  await allArrived(page);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/reading-[\w-]+\.js$/)]);
  await page.getByLabel('ZIP code').fill('34102');
  await expect(page.getByText('Naples').last()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
});

test('the edge between before and after is dragged on every page that has one', async ({ page }) => {
  for (const address of ['/services/commercial-tinting', '/services/residential-tinting', '/gallery']) {
    await page.goto(address);
    const edge = page.getByRole('slider').first();
    const after = edge.locator('xpath=..').locator('[data-side="after"]').first();
    await edge.focus();
    await page.keyboard.press('Home');
    await expect(after, address).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  }
});

test('both ways to ask for a quote on a film page lead to its end, below the header', async ({ page }) => {
  await page.goto('/products/ceramic-film');
  await page.keyboard.press('Tab');
  await allArrived(page);
  await page.getByRole('main').getByRole('link', { name: 'Book Installation' }).first().click();
  const call = page.locator('#contact');
  await expect(call).toBeInViewport();
  await expect.poll(async () => Math.round((await call.boundingBox())?.y ?? 0)).toBeLessThanOrEqual(81);
});

test('four answers find a film, and its link begins the wizard with it', async ({ page }) => {
  await page.goto('/products/film-comparison');
  await page.keyboard.press('Tab');
  await allArrived(page);
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
  const pane = page.locator('input[type="range"][aria-valuetext]');
  await pane.focus();
  await allArrived(page);
  const before = await pane.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pane.getAttribute('aria-valuetext')).not.toBe(before);
});

test('the kind that the gallery’s address asks for is shown before anybody touches the page', async ({ page }) => {
  await page.goto('/gallery?kind=homes');
  await expect(page.getByRole('figure')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Homes 3' })).toHaveAttribute('aria-current', 'true');
});

test('the first press on a kind filters the gallery, also while its code is on the way, and loads no document', async ({
  page,
}) => {
  const letGo = await holdCode(page, '/gallery');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Homes 3' }).click();
  await expect(page).toHaveURL('/gallery?kind=homes');
  await expect(page.getByRole('figure')).toHaveCount(10);
  letGo();
  await expect(page.getByRole('figure')).toHaveCount(3);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('figure')).toHaveCount(10);
});

/** The grip that is drawn on the edge of the film. */
function gripOn(page: Page) {
  return page.locator('main svg rect[height="88"]').first();
}

async function middleOf(grip: Locator) {
  const box = await grip.boundingBox();
  if (box === null) throw new Error('There is no grip');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const [name, viewport] of [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a tablet', { width: 912, height: 1368 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the grip in the first picture is dragged, also before script is there, and moved by the keyboard', async ({
      page,
    }) => {
      const letGo = await holdCode(page, '/');
      const grip = gripOn(page);
      const from = await middleOf(grip);
      const to = from.x - viewport.width * 0.1;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to, from.y + 12, { steps: 6 });
      await page.mouse.up();
      letGo();
      await expect.poll(async () => Math.abs((await middleOf(grip)).x - to)).toBeLessThan(12);
      const edge = page.getByRole('slider', { name: 'Edge of the film' });
      await expect(edge).toBeFocused();
      await page.keyboard.press('End');
      await expect.poll(async () => (await middleOf(grip)).x).toBeGreaterThan(from.x);
      await expect(grip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Home');
      await expect.poll(async () => (await middleOf(grip)).x).toBeLessThan(to);
      await expect(grip).toBeInViewport({ ratio: 1 });
    });
  });
}
