import type { Page } from '@playwright/test';
import { expectPaper } from '../browser/paper';
import { savedFile } from '../browser/saved-file';
import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { expect, test } from '../story';

/** The report as an owner reads it. */
function reportOn(page: Page) {
  return {
    part: (name: string | RegExp) => page.getByRole('region', { name }),
    figure: (name: string) =>
      page.getByRole('region', { name: 'All metrics vs. previous period' }).getByRole('row', { name }),
    chart: page.getByRole('img', { name: /columns/ }),
    period: page.getByLabel('Period', { exact: true }),
  };
}

test('the owner reads how the shop does, by period and region, and finds the same at the same address', {
  tag: '@both',
}, async ({ page }) => {
  const report = reportOn(page);
  await adminOn(page).open('/admin/reports');
  await expect(report.chart.locator('svg')).toBeVisible();
  await expect(report.figure('Received by card')).toContainText('$');
  await expect(report.part('Crews').getByRole('row')).not.toHaveCount(1);
  await expectUsable(page, 'the report');
  await expectPaper(page, {
    sheets: 4,
    words: [
      'Net revenue',
      'Received by card',
      'Tampa Bay crew 1',
      ...(await report.part('Regions').getByRole('row').allInnerTexts()),
    ],
    without: ['Print', 'As a table', 'Save Regions', 'Settings'],
  });

  await page.getByText('As a table').click();
  await expect(report.part(/^Received/).getByRole('row')).not.toHaveCount(1);
  await report.period.selectOption('Last 12 months');
  await expect(page).toHaveURL('/admin/reports?period=year');
  await expect(report.part('Received per month')).toBeVisible();
  await page.getByLabel('Region', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/region=tampa/);
  await expect(report.part('Regions').getByRole('row')).toHaveCount(2);
  await expectUsable(page, 'the report of a year and a region');
  await page.reload();
  await expect(report.period).toHaveValue('year');
  await expect(report.part('Regions').getByRole('row')).toHaveCount(2);
});

test('money of today is in today’s figure, to the cent', async ({ page, shop }) => {
  const report = reportOn(page);
  const today = new Date((await shop.now()) - 5 * 3_600_000).toISOString().slice(0, 10);
  const address = `/admin/reports?period=custom&from=${today}&to=${today}`;
  const received = async () => {
    const text = await report.figure('Received by card').getByRole('cell').first().textContent();
    return Math.round(Number((text ?? '').replaceAll(/[$,]/g, '')) * 100);
  };
  // A day with a report: the demo has no data of later ones.
  await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await adminOn(page).open(address);
  await expect(report.figure('Bookings made')).toBeVisible();
  const before = await received();
  await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  await page.reload();
  await expect(report.figure('Bookings made')).toBeVisible();
  expect((await received()) - before).toBe(24_999);
});

test('days in which nothing happened are said to be that, and days that are no period are put right', {
  tag: '@both',
}, async ({ page }) => {
  const report = reportOn(page);
  await adminOn(page).open('/admin/reports?period=custom&from=2020-01-06&to=2020-01-10');
  await expect(page.getByRole('heading', { name: 'No activity in this period' })).toBeVisible();
  await expectUsable(page, 'a report of nothing');
  await page.getByLabel('To', { exact: true }).fill('2020-01-05');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Choose an end date on or after the start date')).toBeVisible();
  await expectUsable(page, 'days that are no period');
  await page.getByRole('link', { name: 'Show the last 12 months' }).click();
  await expect(page).toHaveURL('/admin/reports?period=year');
  await expect(report.part('Received per month')).toBeVisible();
});

test('each table can be had as a file', async ({ page }) => {
  await adminOn(page).open('/admin/reports');
  const { name, text } = await savedFile(page, () =>
    page.getByRole('button', { name: 'Save Regions as a CSV file' }).click(),
  );
  expect(name).toMatch(/^tintforge-regions-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFRegion,Card,On site,Refunded,Returned on site,Net,Sales tax included,Bookings made,Jobs done,No-shows,Cancelled by customer,Cancelled by shop,Late-cancellation fees,Crew hours sold,Crew hours open',
  );
  expect(text.trim().split('\r\n')).toHaveLength(5);
});
