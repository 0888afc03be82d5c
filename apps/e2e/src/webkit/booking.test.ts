import { cards } from '../pages/card-form';
import { longDate } from '../shop/dates';
import { openAccount } from '../shop/new-account';
import { customer, freeZip } from '../shop/sample-order';
import type { Shop } from '../shop/shop';
import type { WebKitPage } from './page';
import { expect, test } from './story';

/** Turns the calendar's pages to a day, once its days are here, and chooses it. */
async function pickDay(page: WebKitPage, date: string): Promise<void> {
  const name = longDate(date);
  await expect(async () => {
    while (!(await page.has('button', name)) && (await page.has('button', 'Later dates,'))) {
      await page.press('Later dates,');
    }
    expect(await page.has('button', name)).toBe(true);
  }).toPass();
  await page.press(name);
}

/** A sedan's Basic package, up to the card form. */
async function reachPayment(page: WebKitPage, shop: Shop): Promise<void> {
  const date = await shop.emptyDay();
  await page.open('/booking');
  await page.choose('Sedan');
  await page.press('Choose Basic');
  await page.press('Continue to Appointment');
  await page.fill('ZIP code', freeZip);
  await pickDay(page, date);
  await page.choose('9:30 AM');
  await page.fits('the appointment');
  await page.press('Continue to Contact');
  await page.fill('Full name', customer.name);
  await page.fill('Email', customer.email);
  await page.fill('Phone', customer.phone);
  await page.select('Year', customer.year);
  await page.fill('Make', customer.make);
  await page.fill('Model', customer.model);
  await page.fill('Street', customer.street);
  await page.fill('City', customer.city);
  await page.press('Continue to Review');
  await page.fits('the review');
  await page.press('Proceed to Payment');
  await page.sees('Complete Your Payment');
}

async function pay(page: WebKitPage, card: string): Promise<void> {
  await page.fill('Card number', card);
  await page.fill('Expiration date', '12 / 34');
  await page.fill('Security code', '123');
  await page.fill('ZIP code', '33755');
  await page.fits('the card form');
  await page.press('Pay $249.99');
}

test('a visitor books, pays with a card, and every way back leads to the booking', async ({ webkit, shop }) => {
  await reachPayment(webkit, shop);
  await pay(webkit, cards.paying);
  await webkit.sees('Booking Confirmation');
  await webkit.sees('Confirmed');
  await webkit.fits('the confirmation');
  await webkit.press('Done');
  await webkit.sees('Reschedule');
  await webkit.reload();
  await webkit.sees('Reschedule');
  await webkit.seesNot('Booking Confirmation');
});

test('a declined card says so, and a card whose bank asks pays on the same form', async ({ webkit, shop }) => {
  await reachPayment(webkit, shop);
  await pay(webkit, cards.declined);
  await webkit.sees('Your card was declined.');
  await pay(webkit, cards.askingTheBank);
  await webkit.press('Complete');
  await webkit.sees('Booking Confirmation');
});

test('a booking is moved, then cancelled with its refund', async ({ webkit, shop }) => {
  const booking = await shop.customerBooked({ date: await shop.emptyDay(), time: '09:00' });
  const date = await shop.emptyDay();
  await webkit.open(`/booking-verification/${booking.code}#${booking.manageToken}`);
  await webkit.press('Reschedule');
  await pickDay(webkit, date);
  await webkit.choose('1:30 PM');
  await webkit.press('Move to');
  await webkit.sees('Appointment moved');
  await webkit.fits('a moved booking');
  await webkit.press('Cancel');
  await webkit.press('Cancel and refund $249.99');
  await webkit.sees('Appointment cancelled');
  await webkit.sees('Cancelled');
});

test('a customer logs in and finds the dashboard', async ({ webkit, shop }) => {
  const account = await openAccount(shop.origin);
  await webkit.open('/login');
  await webkit.fill('Username', account.username);
  await webkit.fill('Password', account.password);
  await webkit.press('Login');
  await webkit.isAt('/dashboard');
  await webkit.fits('the dashboard');
  expect(await webkit.evaluate(() => document.title)).toContain('Tintforge');
});
