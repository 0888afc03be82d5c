// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../../testing/open-page';
import { sampleDraft, sampleHeld } from '../../../testing/sample-booking';
import { problemAnswer, type StubAnswer } from '../../../testing/stub-api';
import { stubNetwork } from '../../../testing/stub-network';
import { BookingPage } from '../booking-page';

useCleanBrowser();

function openReview(answers: StubAnswer[]) {
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step: 5, draft: sampleDraft() }));
  const held = sampleHeld({ holdExpiresAt: new Date(Date.now() + 900_000).toISOString() });
  const { booking, holdExpiresAt } = held;
  const seen = stubNetwork({
    'POST /api/bookings': () => answers.shift() ?? { status: 201, body: held },
    'POST /api/payment/sync': () => ({ status: 200, body: { booking, holdExpiresAt } }),
  });
  const page = openPage('/booking', <BookingPage />);
  const holds = () => seen.filter((request) => request.url.pathname === '/api/bookings');
  return { page, holds };
}

const priceChanged = problemAnswer(409, {
  code: 'price_changed',
  details: {
    lines: [
      { id: 'sedan-premium', name: 'Sedan Premium', amount: 359.99 },
      { id: 'headlight-tinting', name: 'Headlight Tinting', amount: 99.99 },
    ],
    totalPrice: 459.98,
  },
});

test('a changed price is shown beside the old one, asked about, and sent as accepted', async () => {
  const { page, holds } = openReview([priceChanged]);
  await page.press('Proceed to Payment');
  await page.alert('It was $449.98 and is now $459.98.');
  expect(page.has('$359.99')).toBe(true);
  expect(holds()).toHaveLength(1);
  await page.press('Accept $459.98');
  await page.words('Complete Your Payment');
  expect(holds().map((request) => request.body.totalPrice)).toEqual([449.98, 459.98]);
});

test('a declined price holds nothing', async () => {
  const { page, holds } = openReview([priceChanged]);
  await page.press('Proceed to Payment');
  await page.press('Go back');
  await page.button('Proceed to Payment');
  expect(page.has('$459.98')).toBe(false);
  expect(holds()).toHaveLength(1);
});

test('a taken start leads back to Appointment with all else kept', async () => {
  const { page } = openReview([problemAnswer(409, { code: 'slot_taken', details: { days: [] } })]);
  await page.press('Proceed to Payment');
  await page.heading('Where, and when?');
  await page.words('That start was just taken');
  const { draft } = JSON.parse(window.sessionStorage.getItem('booking_wizard') ?? '{}');
  expect(draft).toEqual(sampleDraft({ time: '' }));
});

test('what the shop refuses is put right where it was typed', async () => {
  const fields = { customerEmail: 'Please enter a valid email address' };
  const { page } = openReview([problemAnswer(400, { code: 'invalid_value', fields })]);
  await page.press('Proceed to Payment');
  await page.words('Please enter a valid email address');
  expect(page.describedBy(await page.field('Email'))).toContain('Please enter a valid email address');
});

test('too many holds are explained with a number to call', async () => {
  const { page } = openReview([problemAnswer(429, { code: 'too_many_holds' })]);
  await page.press('Proceed to Payment');
  await page.alert('(813) 555-4700');
});

test.each<[string, StubAnswer]>([
  ['the network is gone', 'no network'],
  ['the shop has a fault', problemAnswer(500, { code: 'internal' })],
])('when %s the error is told and the button is free again', async (_, answer) => {
  const { page } = openReview([answer]);
  await page.press('Proceed to Payment');
  await page.words('Submission Error');
  expect((await page.button('Proceed to Payment')).getAttribute('aria-disabled')).toBeNull();
});
