import { expect, type Page } from '@playwright/test';

/** The test cards of the card provider that stories pay with. */
export const cards = {
  paying: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  withoutFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  failingAtTheBank: '4000 0000 0000 0119',
  withWrongCode: '4000 0000 0000 0127',
  askingTheBank: '4000 0025 0000 3155',
} as const;

/** The card form on the Payment step, with the button that pays. */
export function cardFormOn(page: Page) {
  const number = page.getByLabel('Card number');
  const payButton = page.getByRole('button', { name: /^Pay \$/ });
  const bank = page.getByRole('dialog', { name: 'Test authentication' });

  async function fill(card: string): Promise<void> {
    await number.fill(card);
    await page.getByLabel('Expiration date').fill('12 / 34');
    await page.getByLabel('Security code').fill('123');
    // Review and Contact have ZIP code fields too; this one is the card's.
    await page.getByRole('group', { name: 'Card details' }).getByLabel('ZIP code').fill('33755');
  }

  return {
    number,
    payButton,
    /** The dialog in which the customer's bank asks. */
    bank,
    fill,
    async isReady(): Promise<void> {
      await expect(payButton).toBeEnabled();
      await expect(number).toBeVisible();
    },
    async pay(card: string): Promise<void> {
      await fill(card);
      await payButton.click();
    },
    async answerBank(answer: 'Complete' | 'Fail'): Promise<void> {
      await bank.getByRole('button', { name: answer }).click();
    },
  };
}
