import { films, homeJurisdiction, homeStateName, packages, tintWords } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bookings } from '../../../db/schema';
import { book, hold, type Ticket } from '../../../testing/customer';
import { lastMail } from '../../../testing/kept-mails';
import { clockText, instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { keepByStaff } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleExemption, sampleLaw, tintOrderOf } from '../../../testing/tint-order';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

async function decide({ booking }: Ticket, tintApproval: 'approved' | 'refused'): Promise<void> {
  const isIt = eq(bookings.trackingCode, booking.trackingCode);
  await shop.database.commit((transaction) => transaction.update(bookings).set({ tintApproval }).where(isIt).run());
}

const { legalFront, darkFront, thinBack } = sampleLaw;
const lightOf = ({ name, percent }: { name: string; percent: number }) =>
  `${name}, ${percent}% of the light gets through`;
const front = `Front side windows: ${lightOf(legalFront)}`;
const shown = `Shown next to your shades when you booked, Tue, Dec 1, ${clockText('2026-12-01T10:00')}.`;
const back = `Back glass: ${lightOf(thinBack)}`;

/** As they are cited, from the statutes. */
const sections: Readonly<Record<string, string>> = {
  'US-FL': 'Florida Statutes 316.2953, 316.2954',
  'US-CO': '42-4-227(1)(a)(I)',
};

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
  expect((await lastMail(shop)).text).toContain(`Judged by ${homeStateName}’s law: ${sections[homeJurisdiction]}.`);
  const [front] = tintOrderOf().shades;
  const shades = front === undefined ? [] : [front];
  const stranger = { customerEmail: 'stranger@tintforge.example', appointmentTime: sampleShop.afternoon };
  await book(shop, { ...stranger, tint: tintOrderOf({ registeredIn: 'US-MS', shades, knowsPaper: true }) });
  const { text } = await lastMail(shop);
  expect(text).toContain('Judged by Mississippi’s law: 63-7-59');
  expect(text).toContain('also requires a label or certificate');
  expect(text).not.toContain(`by ${homeStateName}’s law`);
});

test('where no law was read, the email says so', async () => {
  await book(shop, { tint: tintOrderOf({ registeredIn: 'US-AZ', asksShop: true }) });
  expect((await lastMail(shop)).text).toContain('We haven’t verified the law of the state');
});

test('so does what is kept without a card, and the reminder', async () => {
  await keepByStaff(shop, await hold(shop, { tint: tintOrderOf() }));
  expect((await lastMail(shop)).text).toContain(front);
  shop.clock.set(Date.parse(instantOnShopClock(`2026-12-07T${sampleShop.time}`)) + 1000);
  const { subject, text } = await lastMail(shop);
  expect(subject).toContain('Reminder');
  for (const line of [front, back, tintWords.disclaimer]) expect(text).toContain(line);
});

test('two readings are told and explained where the maker does not say on which glass it measured, or what it reflects', async () => {
  // A live shop leaves out the statements that a folder marks as samples.
  const live = await openTestShop({ config: { mode: 'production' } });
  onTestFinished(() => live.close());
  const glass = { kind: 'preset', presetId: 'glass-73' } as const;
  const ceramic = films.find(({ vltBasis }) => vltBasis === 'unknown');
  const row = ceramic?.rows.find(({ vltPercent }) => vltPercent === 50);
  const { vehicleType } = sampleShop;
  const ofFilm = packages.find((each) => each.vehicleType === vehicleType && each.filmType === ceramic?.filmType);
  const shades = [{ zone: 'front-sides', shadeId: row?.id ?? '', glass } as const];
  await book(live, { packageId: ofFilm?.id ?? '', tint: tintOrderOf({ shades, asksShop: true }) });
  const { text, html } = await lastMail(live);
  expect(text).toContain('Some of these shades aren’t verified. We’ll decide before the job and email you.');
  expect(text).not.toContain('exemption');
  // 73% glass under film of 50% lets 36.5% through, when the film's figure is that of the film alone.
  expect(text).toContain(`Front side windows: ${row?.product}, 36.5–50% of the light gets through`);
  for (const form of [text, html]) expect(form.match(/We go by the darker one\./g)).toHaveLength(1);
});

test('an exemption that waits is said to wait, and its certificate stands in no mail', async () => {
  await book(shop, { tint: exemptOrder() });
  const { text, html } = await lastMail(shop);
  expect(text).toContain(`Front side windows: ${lightOf(darkFront)}`);
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
  expect(text).not.toContain(darkFront.name);
  expect(text).toContain(back);
});

test('a booking without shades by window says nothing of them', async () => {
  await book(shop, { preferredShade: legalFront.name });
  const { text } = await lastMail(shop);
  expect(text).toContain(`Preferred shade: ${legalFront.name}`);
  expect(text).not.toMatch(/Please note|gets through|exemption/);
});
