import { tintWords } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookings } from '../../../db/schema';
import { book, hold, type Ticket } from '../../../testing/customer';
import { lastMail } from '../../../testing/kept-mails';
import { keepByStaff } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleExemption, tintOrderOf } from '../../../testing/tint-order';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

async function decide({ booking }: Ticket, tintApproval: 'approved' | 'refused'): Promise<void> {
  const isIt = eq(bookings.trackingCode, booking.trackingCode);
  await shop.database.commit((transaction) => transaction.update(bookings).set({ tintApproval }).where(isIt).run());
}

const front = 'Front side windows: Carbon 35, 37% of the light gets through';
const shown = 'Shown next to your shades when you booked, Tue, Dec 1, 10:00 AM EST.';
const back = 'Back glass: Carbon 15, 16% of the light gets through';

test('the confirmation names the shades window by window, and what was said beside them', async () => {
  await book(shop, { tint: tintOrderOf() });
  const { text, html } = await lastMail(shop);
  for (const form of [text, html]) {
    for (const line of [front, back, tintWords.disclaimer, shown]) expect(form).toContain(line);
    expect(form).not.toContain('Your exemption');
    expect(form).not.toContain('Why a range?');
  }
});

test('the law that judged them is named with its sections, whatever state it is of', async () => {
  await book(shop, { tint: tintOrderOf() });
  expect((await lastMail(shop)).text).toContain('Judged by Florida’s law: Florida Statutes 316.2953, 316.2954.');
  const [front] = tintOrderOf().shades;
  const shades = front === undefined ? [] : [front];
  const stranger = { customerEmail: 'stranger@tintforge.example', appointmentTime: '13:00' } as const;
  await book(shop, { ...stranger, tint: tintOrderOf({ registeredIn: 'US-MS', shades, knowsPaper: true }) });
  const { text } = await lastMail(shop);
  expect(text).toContain('Judged by Mississippi’s law: 63-7-59');
  expect(text).toContain('also requires a label or certificate');
  expect(text).not.toContain('Florida Statutes');
});

test('where no law was read, the email says so', async () => {
  await book(shop, { tint: tintOrderOf({ registeredIn: 'US-AZ', asksShop: true }) });
  expect((await lastMail(shop)).text).toContain('We haven’t verified the law of the state');
});

test('so does what is kept without a card, and the reminder', async () => {
  await keepByStaff(shop, await hold(shop, { tint: tintOrderOf() }));
  expect((await lastMail(shop)).text).toContain(front);
  shop.clock.set(Date.parse('2026-12-07T09:00:01-05:00'));
  const { subject, text } = await lastMail(shop);
  expect(subject).toContain('Reminder');
  for (const line of [front, back, tintWords.disclaimer]) expect(text).toContain(line);
});

test('two readings are told and explained where the maker does not say on which glass it measured', async () => {
  const glass = { kind: 'preset', presetId: 'glass-73' } as const;
  const shades = [{ zone: 'front-sides', shadeId: 'ceramic-ir-50', glass } as const];
  await book(shop, { packageId: 'sedan-ultimate', tint: tintOrderOf({ shades, asksShop: true }) });
  const { text, html } = await lastMail(shop);
  expect(text).toContain('Some of these shades aren’t verified. We’ll decide before the job and email you.');
  expect(text).not.toContain('exemption');
  expect(text).toContain('Front side windows: Ceramic IR 50, 36.5–50% of the light gets through');
  for (const form of [text, html]) expect(form.match(/We go by the darker one\./g)).toHaveLength(1);
});

test('an exemption that waits is said to wait, and its certificate stands in no mail', async () => {
  await book(shop, { tint: exemptOrder() });
  const { text, html } = await lastMail(shop);
  expect(text).toContain('Front side windows: Carbon 25, 22% of the light gets through');
  expect(text).toContain('We’ll review your document before the job.');
  for (const form of [text, html]) {
    expect(form).not.toContain(sampleExemption.certificateNumber);
    expect(form).not.toContain(sampleExemption.documentReference);
  }
});

test('an approved one is said to be approved', async () => {
  await decide(await book(shop, { tint: exemptOrder() }), 'approved');
  expect((await lastMail(shop)).text).toContain('We’ve reviewed your document and approved it.');
});

test('a refused one leaves its shades to be decided at the car, and the others as they are', async () => {
  await decide(await book(shop, { tint: exemptOrder() }), 'refused');
  const { text } = await lastMail(shop);
  expect(text).toContain('Front side windows: to be decided at the car');
  expect(text).not.toContain('Carbon 25');
  expect(text).toContain(back);
});

test('a booking without shades by window says nothing of them', async () => {
  await book(shop, { preferredShade: 'Carbon 35' });
  const { text } = await lastMail(shop);
  expect(text).toContain('Preferred shade: Carbon 35');
  expect(text).not.toMatch(/Please note|gets through|exemption/);
});
