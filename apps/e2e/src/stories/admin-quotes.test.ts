import { expectUsable } from '../browser/usable';
import { adminOn } from '../pages/admin';
import { requestQuote } from '../shop/quote-request';
import { expect, test } from '../story';

test('the office takes a request for a quote, notes what was said, and marks it as answered', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const { name, code } = await requestQuote(shop.origin);
  const admin = adminOn(page);
  await admin.open('/admin/quotes');
  await expect(admin.tab(/^Quotes \d+ waiting$/)).toBeVisible();
  await expectUsable(page, 'the list of quotes');
  await page.getByRole('list', { name: 'Quotes' }).getByRole('link', { name }).click();

  const quote = page.getByRole('article', { name });
  await expect(quote.getByRole('heading', { name })).toBeFocused();
  await expect(quote.getByText('4 × Living room, 36 × 60 in, west, afternoon sun')).toBeVisible();
  await expectUsable(page, 'a request for a quote');
  await quote.getByRole('button', { name: 'Take it' }).click();
  await expect(quote.getByRole('button', { name: 'Give it back' })).toBeVisible();
  await quote.getByRole('textbox', { name: 'Note' }).fill('About $900, wants it before Christmas.');
  await quote.getByRole('button', { name: 'Add note' }).click();
  await expect(quote.getByRole('listitem').getByText('About $900, wants it before Christmas.')).toBeVisible();
  await quote.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(quote.getByText(/· Answered$/)).toBeVisible();
  await page.goto(`/admin/quotes?list=answered&quote=${code}`);
  await quote.getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog');
  await expectUsable(page, 'closing a request');
  await expect(dialog.getByRole('button', { name: 'Keep it open' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(quote.getByText(/Closed by the shop$/)).toBeVisible();
  await page.goto('/admin/quotes?list=closed');
  await expect(page.getByRole('list', { name: 'Quotes' }).getByRole('link', { name })).toBeVisible();
});

test('an open list hears of a request as it arrives', async ({ page, shop }) => {
  await adminOn(page).open('/admin/quotes');
  const { name } = await requestQuote(shop.origin);
  await expect(page.getByRole('list', { name: 'Quotes' }).getByRole('link', { name })).toBeVisible();
});
