import type { Locator } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { managedBookingOn } from '../pages/managed-booking';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

/** Colors of an element and of everything drawn in it, under forced colors. */
function drawnAs(element: Locator): Promise<string[]> {
  return element.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].flatMap((each) =>
      [null, '::before', '::after'].map((part) => {
        const { content, backgroundColor, borderColor, borderWidth, outline, textDecorationLine } = getComputedStyle(
          each,
          part,
        );
        const border = borderWidth === '0px' ? '' : `${borderWidth} ${borderColor}`;
        return part !== null && content === 'none' ? '' : [backgroundColor, border, outline, textDecorationLine].join();
      }),
    ),
  );
}

async function expectToDiffer(chosen: Locator, other: Locator, what: string): Promise<void> {
  expect(await drawnAs(chosen.first()), `${what} shows what is chosen`).not.toEqual(await drawnAs(other.first()));
}

/** Another browser's driver has no forced colors. */
const chromium = { tag: '@chromium' };

test('what is chosen shows in forced colors', chromium, async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const wizard = wizardOn(page);
  await wizard.open();
  await wizard.pickVehicle('Sedan');
  await page.goBack();
  const vehicles = page.getByRole('radiogroup').first();
  const cardOf = (name: string) => vehicles.locator('label, [data-chosen], article').filter({ hasText: name });
  await expectToDiffer(cardOf('Sedan'), cardOf('Truck'), 'a vehicle');
  await page.goForward();
  await wizard.choosePackage('Premium');

  const switchOf = (name: string) => page.locator('label').filter({ has: wizard.addOn(name) });
  await wizard.addOn('Headlight Tinting').check();
  await expectToDiffer(switchOf('Headlight Tinting'), switchOf('Window Ceramic Coating'), 'a switch');
  await wizard.passExtras();

  await wizard.pickStart({ date: await shop.emptyDay(), time: '9:00 AM' });
  const days = page.getByRole('grid', { name: 'Date' });
  await page.mouse.move(0, 0);
  await expectToDiffer(
    days.locator('button[aria-pressed=true]'),
    days.locator('button[aria-pressed=false]:not([aria-disabled=true])'),
    'a day',
  );
  const starts = page.getByRole('radiogroup', { name: 'Start time' });
  await expectToDiffer(
    starts.locator('label:has(:checked)'),
    starts.locator('label:has(:enabled:not(:checked))'),
    'a start',
  );
});

/** Forced colors remove backgrounds and shadows: layers over the page keep an edge, or run into what is behind them. */
async function expectToHaveEdge(part: Locator, what: string): Promise<void> {
  const edges = await part.first().evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(Number.parseFloat(edges), `${what} has an edge`).toBeGreaterThan(0);
}

test(
  'what lies above the page has an edge in forced colors, and lists keep their arrow',
  chromium,
  async ({ page, shop }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/products/carbon-film');
    await expectToHaveEdge(page.getByRole('complementary', { name: 'Call Now for Free Quote' }), 'the bar');
    const wizard = wizardOn(page);
    await wizard.open();
    await wizard.pickVehicle('Sedan');
    await wizard.choosePackage('Premium');
    await expectToHaveEdge(page.getByText('Meets Florida’s limit', { exact: true }).first(), 'a verdict');
    const arrow = await page
      .locator('select')
      .first()
      .evaluate((list) => getComputedStyle(list).appearance);
    expect(arrow, 'a list has an arrow').not.toBe('none');
    await expectToHaveEdge(
      page
        .locator('[data-theme=ink]')
        .filter({ has: page.getByRole('button', { name: 'Continue to Appointment' }) })
        .last(),
      'the total',
    );

    const managed = managedBookingOn(page);
    await managed.open(await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' }));
    await managed.press('Correct details');
    await expectToHaveEdge(managed.dialog, 'a dialog');
    await managed.dialog.getByRole('button', { name: 'Save' }).click();
    await expectToHaveEdge(managed.toast('Details saved'), 'news');
  },
);

test('the chosen shade and the chosen chip show in forced colors', chromium, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/film-explorer');
  await page.keyboard.press('Tab');
  await allArrived(page);
  for (const group of await page.getByRole('main').getByRole('radiogroup').all()) {
    const name = await group.evaluate((each) => each.getAttribute('aria-label') ?? each.textContent);
    const chosen = group.locator(':checked');
    if ((await chosen.count()) === 0) continue;
    const all = group.locator('label');
    await expectToDiffer(
      all.filter({ has: page.locator(':checked') }),
      all.filter({ hasNot: page.locator(':checked') }),
      `${name}`,
    );
  }
});

/** Pixels by which the plate behind a text's letters covers the line above it. */
function coveredBy(above: Locator, below: Locator): Promise<number> {
  const edge = (element: Locator, side: 'top' | 'bottom') =>
    element.evaluate((node, wanted) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect()[wanted];
    }, side);
  return Promise.all([edge(above, 'bottom'), edge(below, 'top')]).then(([bottom, top]) => bottom - top);
}

test('a booking’s weekday is not covered by its date in forced colors', chromium, async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const managed = managedBookingOn(page);
  await managed.open(await shop.customerBooked({ date: await shop.emptyDay({ weekday: 2 }), time: '09:00' }));
  const weekday = managed.heading.getByText('Tuesday', { exact: true });
  expect(await coveredBy(weekday, managed.heading.getByText(/^[A-Z][a-z]{2} \d+$/))).toBeLessThanOrEqual(0);
});
