import { holdBack } from '../browser/hold-back';
import { expectPaper, showOnPaper } from '../browser/paper';
import { expectUsable } from '../browser/usable';
import { explorerOn } from '../pages/explorer';
import { shadesOn } from '../pages/shades';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

test('the keyboard alone puts film on a car, and every window says what Florida thinks of it', {
  tag: '@both',
}, async ({ page }) => {
  const explorer = explorerOn(page);
  await explorer.open();
  await expectUsable(page, 'the film explorer');
  await page.getByRole('radio', { name: 'SUV', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Sedan', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Front side windows', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Carbon 30/ })).toBeChecked();
  await page.keyboard.press('Tab');
  const before = await explorer.picture();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Carbon 25, 22% through, Not allowed in Florida' })).toBeChecked();
  expect(await explorer.picture()).not.toBe(before);
  await expect(explorer.news).toContainText('Front side windows: Carbon 25, 22% through, Not allowed in Florida.');
  await expect(explorer.window('Front side windows')).toContainText('6 points below Florida’s 28% minimum');

  await page.getByRole('button', { name: 'Move one window to its nearest allowed shade' }).press('Enter');
  await expect(explorer.window('Front side windows')).toContainText('Carbon 30');
  await page.getByRole('checkbox', { name: 'Allowed shades only' }).press('Space');
  await expect(page.getByRole('radio', { name: /^Carbon 25/ })).toBeHidden();
  await page.getByRole('radio', { name: 'Side', exact: true }).focus();
  for (const view of ['Three-quarter', 'Driver']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: view, exact: true })).toBeChecked();
    await expect(page.getByRole('img', { name: new RegExp(view, 'i') })).toBeVisible();
  }
  await explorer.choose('Night');
  await expectUsable(page, 'the driver’s view at night');
});

test('the picture answers a touch before the law is here, with what the page says of its shades', async ({ page }) => {
  const explorer = explorerOn(page);
  await explorer.open();
  const law = await holdBack(page, `**${await explorer.lawFile()}`);
  const pane = page.getByRole('figure').locator('[data-pane=back]').first();
  const served = (await pane.getAttribute('fill-opacity')) ?? '';
  await page.getByText('Carbon 15, 16% through').click();
  await law.arrived;
  await expect(pane).not.toHaveAttribute('fill-opacity', served);
  await expect(page.getByRole('radio', { name: 'Carbon 15, 16% through, Not allowed in Florida' })).toBeChecked();
  await explorer.choose('Back glass');
  // An SUV's privacy glass is behind the film there.
  await expect(page.getByRole('radio', { name: 'Carbon 15, 4.3% through, Not allowed in Florida' })).toBeChecked();
  await explorer.choose('Night');
  await expect(page.getByRole('figure')).toContainText('From outside: daylight passes the glass');
  await expect(explorer.news).toBeHidden();

  law.release();
  await expect(explorer.window('Back glass')).toContainText('Carbon 15');
  await expect(explorer.window('Front side windows')).toContainText('Not allowed in Florida');
  await expect(explorer.news).toContainText('Back glass: Carbon 15, 4.3% through');
  await expect(page.getByRole('figure')).toContainText('At night, with no light inside');
});

test('the link to two looks shows them to somebody else, and prints', { tag: '@both' }, async ({
  page,
  openAnotherBrowser,
}) => {
  const explorer = explorerOn(page);
  await explorer.open();
  await explorer.choose('Truck');
  await page.getByRole('button', { name: 'Compare a second look' }).click();
  await explorer.choose('Back glass');
  await page.locator('label').filter({ hasText: 'Ceramic IR 50, 10%' }).click();
  await explorer.choose('Dusk');
  await expect(page.getByRole('heading', { name: 'B compared with A' })).toBeVisible();
  await expectUsable(page, 'two looks');
  const words = await explorer.results();
  const address = page.url();

  const theirs = await openAnotherBrowser();
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { name: 'B compared with A' })).toBeVisible();
  expect(await explorerOn(theirs).results()).toEqual(words);
  expect(theirs.url()).toBe(address);
  await showOnPaper(theirs, true);
  await expect(theirs.getByRole('heading', { name: 'B compared with A' })).toBeVisible();
  await expect(theirs.getByRole('radiogroup').filter({ visible: true })).toHaveCount(0);
  await expectPaper(theirs, {
    sheets: 5,
    words: ['B compared with A', 'Look A', 'Look B', 'Back glass', 'Ceramic IR 50', address],
    without: ['Compare a second look', 'Book this look', 'Skip to content'],
  });
});

test('a look goes into the booking, and the wizard goes on from there', { tag: '@both' }, async ({ page }) => {
  const explorer = explorerOn(page);
  await page.goto('/film-explorer?car=sedan&front=carbon-35&rear=carbon-25&quarter=carbon-25&back=carbon-50');
  await expect(explorer.window('Back glass')).toContainText('Carbon 50');
  await page.getByRole('link', { name: 'Book this look' }).click();
  await wizardOn(page).isOn('Extras');
  await shadesOn(page).areChosen({
    'Front side windows': 'carbon-35',
    'Rear side windows': 'carbon-25',
    'Rear quarter glass': 'carbon-25',
    'Back glass': 'carbon-50',
  });
  await wizardOn(page).passExtras();
});

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('the car stays in sight while its shades are chosen, and covers nothing that the keyboard reaches', async ({
      page,
    }) => {
      const explorer = explorerOn(page);
      await explorer.open();
      await page.getByRole('button', { name: 'Compare a second look' }).click();
      const car = page.getByRole('img', { name: /^SUV/ });
      for (const control of [
        page.getByRole('checkbox', { name: 'Allowed shades only' }),
        page.getByRole('radio', { name: /^Carbon 35/ }),
        page.getByRole('radio', { name: /^Ceramic IR 50/ }),
        page.getByRole('radio', { name: 'SUV', exact: true }),
      ]) {
        await control.focus();
        for (const scene of await car.all()) await expect(scene).toBeInViewport({ ratio: 0.99 });
        const isOnTop = await control.evaluate((input) => {
          const { left, top, width, height } = input.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          return met !== null && (input.contains(met) || met.closest('label') === input.closest('label'));
        });
        expect(isOnTop, (await control.getAttribute('value')) ?? name).toBe(true);
      }
    });
  });
}
