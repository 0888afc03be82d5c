// @vitest-environment jsdom

import { moneyText } from '@tintforge/app-base/money';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { sampleDraft, sampleHeld } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { emptyTint, type TintDraft } from '@tintforge/booking-core';
import { films, homeStateName, tintDisclosure, usualGlass } from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { keptWizard } from '../../../testing/kept-wizard';
import { openPage, type TestPage } from '../../../testing/open-page';
import { BookingPage } from '../booking-page';

const { legalFront, darkFront, thinBack } = sampleLaw;
const shades = { 'front-sides': legalFront.id, back: thinBack.id };
/** A shop's first vehicle type may leave the factory with dark glass behind. */
const glass = { back: usualGlass };
/** The next lighter shade than the darkest one for the back glass. */
const lighter = films
  .find(({ series }) => series === 'carbon')
  ?.rows.toSorted((one, other) => one.vltPercent - other.vltPercent)
  .find(({ vltPercent }) => vltPercent > thinBack.percent);
if (lighter === undefined) throw new Error('There is no lighter shade');

function openReview(answers: StubAnswer[], tint: Partial<TintDraft> = {}) {
  const draft = sampleDraft({ tint: { ...emptyTint, ...tint } });
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step: 5, draft }));
  const heldAt = new Date().toISOString();
  const held = sampleHeld({ heldAt, holdExpiresAt: new Date(Date.now() + 900_000).toISOString() });
  const { booking, holdExpiresAt } = held;
  const seen = stubNetwork({
    'POST /api/bookings': () => answers.shift() ?? { status: 201, body: held },
    'POST /api/payment/sync': () => ({ status: 200, body: { booking, heldAt, holdExpiresAt, cancelledByShop: false } }),
  });
  const page = openPage('/booking', <BookingPage />);
  const holds = () => seen.filter((request) => request.url.pathname === '/api/bookings');
  return { page, holds };
}

/** Returned from Appointment, with everything kept. */
async function backToReview(page: TestPage) {
  await page.press('Continue to Contact');
  await page.press('Continue to Review');
  await page.heading('Read it once, then pay');
}

const newTotal = (sampleShop.totalCents + 1000) / 100;
const [oldText, newText] = [sampleShop.total, newTotal].map(moneyText);
const priceChanged = problemAnswer(409, {
  code: 'price_changed',
  details: {
    lines: [
      { id: sampleShop.packageId, name: sampleShop.packageName, amount: sampleShop.packageCents / 100 + 10 },
      { id: sampleShop.addOnId, name: sampleShop.addOnName, amount: sampleShop.addOnCents / 100 },
    ],
    totalPrice: newTotal,
  },
});

test('a changed price is shown beside the old one, asked about, and sent as accepted', async () => {
  const { page, holds } = openReview([priceChanged]);
  await page.press('Proceed to Payment');
  await page.alert(`It was ${oldText} and is now ${newText}.`);
  expect(page.has(moneyText(sampleShop.packageCents / 100 + 10))).toBe(true);
  expect(holds()).toHaveLength(1);
  await page.press(`Accept ${newText}`);
  await page.words('Complete Your Payment');
  expect(holds().map((request) => request.body.totalPrice)).toEqual([sampleShop.total, newTotal]);
});

test('a declined price holds nothing', async () => {
  const { page, holds } = openReview([priceChanged]);
  await page.press('Proceed to Payment');
  await page.press('Go back');
  await page.button('Proceed to Payment');
  expect(page.has(newText ?? '')).toBe(false);
  expect(holds()).toHaveLength(1);
});

test('a taken start leads back to Appointment with all else kept', async () => {
  const { page } = openReview([problemAnswer(409, { code: 'slot_taken', details: { days: [] } })]);
  await page.press('Proceed to Payment');
  await page.heading('Where, and when?');
  await page.words('That time was just taken');
  await eventually(() => expect(keptWizard().draft).toEqual(sampleDraft({ appointmentTime: '' })));
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
  await page.alert(sampleShop.regionPhone);
});

test('a busy region is explained with what to do, and the order stays', async () => {
  const { page } = openReview([problemAnswer(429, { code: 'region_busy' })]);
  await page.press('Proceed to Payment');
  await page.alert('Many people in your area are paying for a time right now.');
  await page.alert(sampleShop.regionPhone);
  expect((await page.button('Proceed to Payment')).getAttribute('aria-disabled')).toBeNull();
});

const notSubmitted = 'There was a problem submitting your booking. Please try again.';

test.each<[string, StubAnswer, string]>([
  ['the network is gone', 'no network', notSubmitted],
  ['the shop has a fault', problemAnswer(500, { code: 'internal' }), `${notSubmitted} internal happened`],
])('when %s the error is told and the button is free again', async (_, answer, text) => {
  const { page } = openReview([answer]);
  await page.press('Proceed to Payment');
  await page.words('Submission Error');
  await page.words(text);
  expect((await page.button('Proceed to Payment')).getAttribute('aria-disabled')).toBeNull();
});

test('the shades stand by zone with light, glass and verdict, and what has to be known beside them', async () => {
  // Film and glass let half a point more through than the law’s limit; the glass is rounded up to a whole percent.
  const metered = Math.ceil(((sampleLaw.back + 0.5) * 73) / thinBack.percent);
  const through = Math.floor((thinBack.percent * metered * 10) / 73) / 10;
  const { page } = openReview([], { shades, glass: { back: { kind: 'meter', vltPercent: metered } } });
  await page.words('Front side windows');
  await page.words(`${legalFront.percent}% of the light gets through on 73% glass`);
  await page.words(`${through}% of the light gets through on glass metered at ${metered}%`);
  await page.words(`Meets ${homeStateName}’s limit, close`);
  expect(page.has(tintDisclosure.text)).toBe(true);
  expect(page.has('Waiting for us to review your exemption')).toBe(false);
});

test('shades that need an exemption wait for it', async () => {
  const exemption = { kind: 'medical', certificateNumber: 'M-1204', documentReference: 'sent by email' } as const;
  const { page } = openReview([], { shades: { 'front-sides': darkFront.id }, exemption });
  await page.words('Waiting for us to review your exemption.');
});

test('without shades they are agreed at the car', async () => {
  const { page } = openReview([], { shades: {} });
  await page.words('To be decided at the car');
});

test('a shade that the shop finds not legal leads back to its zone, with all else kept', async () => {
  const message = `Back glass: 1 point too dark. Nearest legal: ${lighter.product}.`;
  const refused = problemAnswer(422, {
    code: 'shade_not_legal',
    fields: { 'tint.shades.1.shadeId': message },
    details: {
      zones: [{ zone: 'back', reason: 'too-dark', margin: -1, nearest: [{ id: lighter.id, name: lighter.product }] }],
    },
  });
  const { page, holds } = openReview([refused], { shades, glass });
  await page.press('Proceed to Payment');
  await page.heading('Anything else while we’re there?');
  await page.words(message);
  const menu = await page.field('Back glass');
  await eventually(() => expect(document.activeElement).toBe(menu));
  expect((await page.field('Front side windows')).getAttribute('aria-invalid')).toBeNull();
  await eventually(() => expect(keptWizard().draft).toEqual(sampleDraft({ tint: { ...emptyTint, shades, glass } })));

  await page.press('Continue to Appointment');
  await page.heading('Anything else while we’re there?');
  await page.press(`${lighter.product} for Back glass`);
  await eventually(() => expect(page.has(message)).toBe(false));
  await page.press('Continue to Appointment');
  await backToReview(page);
  await page.press('Proceed to Payment');
  await page.words('Complete Your Payment');
  expect(holds().map(({ body }) => (body as { tint: { shades: object[] } }).tint.shades[1])).toMatchObject([
    { zone: 'back', shadeId: thinBack.id },
    { zone: 'back', shadeId: lighter.id },
  ]);
});

test('a changed disclosure is shown, and sent as read once the customer has gone on', async () => {
  const message = 'What we say about shades and the law has changed. Read it again.';
  const changed = problemAnswer(409, {
    code: 'disclosure_changed',
    fields: { 'tint.disclosureVersion': message },
    details: { version: '2027-01-01', text: 'The law has changed. The meter decides.' },
  });
  const { page, holds } = openReview([changed], { shades, glass });
  await page.press('Proceed to Payment');
  await page.alert('The law has changed. The meter decides.');
  const panel = await page.words('Shade');
  await eventually(() => expect(document.activeElement?.contains(panel)).toBe(true));
  await page.press('Continue to Appointment');
  await backToReview(page);
  await page.words('The law has changed. The meter decides.');
  await page.press('Proceed to Payment');
  await page.words('Complete Your Payment');
  const versions = holds().map(({ body }) => (body as { tint: { disclosureVersion: string } }).tint.disclosureVersion);
  expect(versions).toEqual([tintDisclosure.version, '2027-01-01']);
});

test('a shade that is not sold any more is said beside the shades', async () => {
  const message = 'This film does not come in this shade. Choose one from its table.';
  const gone: StubAnswer = {
    status: 422,
    body: { code: 'unknown_shade', message, fields: { 'tint.shades': message } },
  };
  const { page } = openReview([gone], { shades });
  await page.press('Proceed to Payment');
  await page.alert(message);
  await page.heading('Anything else while we’re there?');
});
