import type { Page } from '@playwright/test';
import { customer, freeZip } from '../shop/sample-order';
import { wizardOn } from './wizard';

interface Call {
  date: string;
  time: string;
  /** Where the car is; in the region that a demo leaves free when absent. */
  place?: { zip: string; city: string };
}

/** Fills in the phone-booking form with every caller's answers, for the cheapest order. */
export async function fillCall(
  page: Page,
  { date, time, place = { zip: freeZip, city: customer.city } }: Call,
): Promise<void> {
  const wizard = wizardOn(page);
  await page.getByRole('radio', { name: 'Sedan', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /^Basic/ }).check({ force: true });
  await page.getByLabel('Year').selectOption('2024');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill(place.zip);
  await (await wizard.day(date)).click();
  await wizard.start(time).check();
  await page.getByLabel('Name').fill(customer.name);
  await page.getByLabel('Phone').fill(customer.phone);
  await page.getByLabel('Street').fill(customer.street);
  await page.getByLabel('City').fill(place.city);
}
