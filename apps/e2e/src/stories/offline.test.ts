import type { Page } from '@playwright/test';
import { allArrived } from '../browser/all-arrived';
import { wizardOn } from '../pages/wizard';
import { expect, test } from '../story';

/** The code of the later steps, of dialogs and tabs: everything that isn't needed at first. */
const code = /\/assets\/[\w-]+\.(js|css)$/;

/** On Package, without any code of later steps: prefetches don't arrive. */
async function reachPackage(page: Page): Promise<void> {
  const wizard = wizardOn(page);
  await wizard.open();
  await allArrived(page);
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await wizard.pickVehicle('Sedan');
}

test('a network that is lost between two steps keeps the step, and the next one opens when it is back', {
  tag: '@both',
}, async ({ page, context, silence }) => {
  silence.expectTrouble({ path: code, status: 'failed' });
  silence.allowTrouble({ path: '/booking', status: 'failed' });
  const wizard = wizardOn(page);
  await reachPackage(page);
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'wait' });
  await wizard.press('Choose Basic');
  await expect(page.getByText('The next step opens automatically when you’re back online.')).toBeVisible();
  await wizard.isOn('Package');
  await expect(page.getByText('This page didn’t load')).toBeHidden();

  await context.setOffline(false);
  await wizard.isOn('Extras');
  await expect(page.getByText('You’re offline.')).toBeHidden();
  // The styles that failed are there too: the bar with the total is in its place and no plain list.
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(await unstyledLinks(page)).toEqual([]);
});

test('a step whose code does not come, though the network is there, is asked for until it does', async ({
  page,
  silence,
}) => {
  silence.expectTrouble({ path: code, status: 'failed' });
  const wizard = wizardOn(page);
  await reachPackage(page);
  await wizard.press('Choose Basic');
  await expect(page.getByText('The connection is down.')).toBeVisible();
  await wizard.isOn('Package');
  // Continuing to work on the step cancels the request, and it can be made again.
  await wizard.press('Choose Premium');
  await wizard.press('Back');
  await wizard.isOn('Package');
  await expect(page.getByText('The next step opens automatically')).toBeHidden();
  await wizard.press('Keep Premium');
  await page.unrouteAll({ behavior: 'wait' });
  await wizard.isOn('Extras');
  await expect(page.getByRole('main')).toContainText('Sedan Premium');
});

test('code that a newer build of the shop no longer has is fetched by a reload that loses nothing', async ({
  page,
  silence,
}) => {
  silence.expectTrouble({ path: code, status: 404 });
  // In Firefox, code that is no script has not arrived either.
  silence.allowTrouble({ path: code, status: 'failed' });
  const wizard = wizardOn(page);
  await wizard.open();
  await allArrived(page);
  await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
  await wizard.pickVehicle('Sedan');
  // The document of the newer build starts with another script.
  await page.route('**/booking', async (route) => {
    const response = await route.fetch();
    const isAsked = route.request().resourceType() === 'fetch';
    const html = await response.text();
    await route.fulfill({ response, body: isAsked ? html.replaceAll(/main-[\w-]+\.js/g, 'main-newer.js') : html });
    if (isAsked) await page.unroute(code);
  });
  const reloaded = page.waitForEvent('load');
  await wizard.press('Choose Basic');
  await reloaded;
  await wizard.isOn('Extras');
  await expect(page.getByRole('main')).toContainText('Sedan Basic');
});

/** Requested stylesheets that didn't arrive. */
async function unstyledLinks(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="stylesheet"]:not([disabled])')
    .evaluateAll((links) =>
      (links as HTMLLinkElement[]).filter(({ sheet }) => sheet === null).map(({ href }) => new URL(href).pathname),
    );
}
