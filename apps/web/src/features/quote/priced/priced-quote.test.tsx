// @vitest-environment jsdom

import { formatInstant } from '@tintforge/app-base/shop-time';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer } from '@tintforge/app-base/testing/stub-api';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import {
  acceptance,
  accepted,
  acceptedAt,
  answer,
  booking,
  openPriced,
  version,
  withDeposit,
} from '../../../testing/open-priced-quote';

test('says what it comes to, until when, and from what', async () => {
  const { page } = openPriced([
    answer({
      versions: [version(1, 899, { message: 'See you soon', discount: 90, total: 809, discountText: 'Fleet' })],
    }),
  ]);
  await page.heading('Your quote for 3 vehicles');
  await page.words('Quote: Several cars');
  await page.words('The price is good through Thursday, December 31, 2026.');
  await page.words('1 piece × $899.00');
  await page.words('Discount: Fleet');
  await page.words('See you soon');
});

test.each([
  ['without a deposit nothing is charged', version(1, 899), 'Nothing is charged when you accept it.'],
  ['with one it is named', withDeposit, 'When you accept it, you pay the $224.75 deposit.'],
])('before accepting, %s', async (_name, offered, words) => {
  const { page } = openPriced([answer({ versions: [offered] })]);
  await page.words(words);
});

test('a newer version says so, and the one before stays readable', async () => {
  const { page } = openPriced([answer({ versions: [version(1, 899), version(2, 799)] })]);
  await page.words('Updated Wed, Dec 2: version 2');
  await page.words('Version 1, $899.00, sent');
});

describe('accepting', () => {
  async function fill(page: ReturnType<typeof openPriced>['page']) {
    await page.press('Review and accept');
    await page.words('Accept version 1');
    await page.type('Full name', 'Sample Customer');
    await page.type('Street', '12 Sample Street');
  }

  test('sends the version, its total and the name, and ends in what comes next', async () => {
    const { page, sent } = openPriced([answer()], { accept: [accepted] });
    await fill(page);
    await page.type('Day 1 (optional)', '2027-12-08');
    await page.press('Accept for $899.00');
    await page.heading('Your quote is accepted.');
    await page.words(`Accepted by Sample Customer, ${formatInstant(acceptedAt)}`);
    await page.words('We’ll call you within one business day to set the date.');
    expect(sent().map(({ body }) => body)).toEqual([
      {
        number: 1,
        total: 899,
        name: 'Sample Customer',
        street: '12 Sample Street',
        city: sampleShop.city,
        preferredDays: ['2027-12-08'],
      },
    ]);
  });

  test('needs a name, which takes the focus', async () => {
    const { page, sent } = openPriced([answer()]);
    await page.press('Review and accept');
    await page.words('Accept version 1');
    await page.press('Accept for $899.00');
    await page.words('Type your full name');
    await page.words('Some answers need a look.');
    await eventually(async () => expect(document.activeElement).toBe(await page.field('Full name')));
    expect(sent()).toEqual([]);
  });

  test('that fails changes nothing, and what was typed stays, closed and opened too', async () => {
    const { page } = openPriced([answer()], { accept: ['no network'] });
    await fill(page);
    await page.press('Accept for $899.00');
    await page.alert('We couldn’t reach the server.');
    expect((await page.field('Full name')).value).toBe('Sample Customer');
    await page.press('Not yet');
    await page.press('Review and accept');
    expect((await page.field('Street')).value).toBe('12 Sample Street');
  });

  test('of what has changed since shows the new version first', async () => {
    const changed = problemAnswer(409, { code: 'quote_changed', details: { number: 2, total: 799 } });
    const { page } = openPriced([answer(), answer({ versions: [version(1, 899), version(2, 799)] })], {
      accept: [changed],
    });
    await fill(page);
    await page.press('Accept for $899.00');
    await page.words('We’ve sent version 2, $799.00, since you opened this page.');
    await page.words('Updated Wed, Dec 2: version 2');
    expect(page.hasButton('Accept for $899.00')).toBe(false);
  });

  test('after someone else says who that was', async () => {
    const details = { name: 'Other Customer', at: acceptedAt };
    const { page } = openPriced([answer(), accepted], {
      accept: [problemAnswer(409, { code: 'already_accepted', details })],
    });
    await fill(page);
    await page.press('Accept for $899.00');
    await page.words(`Other Customer accepted this quote on ${formatInstant(acceptedAt)}.`);
    await page.heading('Your quote is accepted.');
  });
});

test('a price whose day has passed is renewed with one press', async () => {
  const { page } = openPriced([answer({ isPassed: true })], {
    renew: [answer({ isPassed: true, status: 'changes-requested' })],
  });
  await page.words('This price was good through Thursday, December 31, 2026.');
  expect(page.hasButton('Review and accept')).toBe(false);
  await page.press('Get an updated price');
  await page.words('We’re working on an updated price');
  expect(page.hasButton('Get an updated price')).toBe(false);
});

test('a change is asked for in words, and the version can still be accepted', async () => {
  const { page, sent } = openPriced([answer()], { change: [answer({ status: 'changes-requested' })] });
  await page.press('Request a change');
  await page.press('Send it');
  await page.words('Tell us what should change');
  await page.type('What should change?', 'Without the stairs');
  await page.press('Send it');
  await page.words('We’re working on your change. You can still accept this version.');
  expect(sent().map(({ body }) => body)).toEqual([{ number: 1, text: 'Without the stairs' }]);
  await page.button('Review and accept');
});

test('it is declined with a reason, and stays readable', async () => {
  const { page, sent } = openPriced([answer()], { decline: [answer({ status: 'declined', isOpen: false })] });
  await page.press('No thanks');
  await page.choose('input[value="price"]');
  await page.press('Decline it');
  await page.heading('You declined this quote.');
  expect(sent().map(({ body }) => body)).toEqual([{ reason: 'price' }]);
  await page.words('1 piece × $899.00');
});

test('a deposit is shown with the price, and named on the button', async () => {
  const { page } = openPriced([answer({ versions: [withDeposit] })]);
  await page.words('Deposit, 25%');
  await page.words('Free to cancel until 72 hours before the first visit. After that, $224.75 is kept.');
  await page.press('Review and accept');
  await page.words('Accept and pay the $224.75 deposit');
});

test('an accepted quote waits for its deposit, and names the day', async () => {
  const { page } = openPriced([answer({ status: 'accepted', versions: [withDeposit], acceptance, booking })]);
  await page.heading('Your quote is accepted.');
  await page.words(`Pay the $224.75 deposit by ${formatInstant(booking.holdExpiresAt)}`);
  await page.words('Pay the $224.75 deposit');
});

test('once the deposit is paid, the page says what comes next and leads to the booking', async () => {
  const paid = { ...booking, status: 'confirmed' as const, dueNow: null, holdExpiresAt: null };
  const { page } = openPriced([answer({ status: 'accepted', versions: [withDeposit], acceptance, booking: paid })]);
  await page.words('Your deposit is paid.');
  await page.words('View your booking');
});
