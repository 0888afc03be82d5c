import { expect, type Page } from '@playwright/test';
import { customer } from '../shop/sample-order';

/** The wizard's parts for several cars, in the words of their labels. */
export function severalCarsOn(page: Page) {
  return {
    /** "Car 2 of 3", over the steps of a car. */
    async isAt(place: string): Promise<void> {
      await expect(page.getByText(place, { exact: true })).toBeVisible();
    },
    async add(): Promise<void> {
      await page.getByRole('button', { name: 'Add another car at this address' }).click();
      await expect(page.getByRole('heading', { name: 'What are we tinting?' })).toBeVisible();
    },
    /** A way to do them: `Back to back` or `At the same time`. */
    way: (name: string) =>
      page.getByRole('radiogroup', { name: 'How should we do your cars?' }).getByRole('radio', { name }),
    /** Customer and address, without the cars. */
    async fillCustomer(): Promise<void> {
      await page.getByLabel('Full name').fill(customer.name);
      await page.getByLabel('Email').fill(customer.email);
      await page.getByLabel('Phone').fill(customer.phone);
      await page.getByLabel('Street').fill(customer.street);
      await page.getByLabel('City').fill(customer.city);
    },
    async describe(car: string, model: string): Promise<void> {
      const section = page.getByRole('region', { name: car });
      await section.getByLabel('Year').selectOption(customer.year);
      await section.getByLabel('Make').fill(customer.make);
      await section.getByLabel('Model').fill(model);
    },
  };
}
