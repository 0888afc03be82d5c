import type { CatalogueDocument } from '@tintforge/api-contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book, cancel, details, hold, pay, refusal, sync } from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

type Rates = Pick<CatalogueDocument['regions'][number], 'stateTaxBp' | 'surtaxBp'>;

/** Publishes rates of one region, or none. */
async function setRates(rates: Rates, { regionId = 'tampa', beginsAt = null as string | null } = {}) {
  const { draft, latest } = await owner.staff('getCatalogue', {});
  const before = draft?.document ?? latest.document;
  const regions = before.regions.map(({ stateTaxBp, surtaxBp, ...region }) => {
    if (region.id === regionId) return { ...region, ...rates };
    return {
      ...region,
      ...(stateTaxBp === undefined ? {} : { stateTaxBp }),
      ...(surtaxBp === undefined ? {} : { surtaxBp }),
    };
  });
  const body = { number: draft?.number ?? 0, version: draft?.version ?? 0, document: { ...before, regions }, note: '' };
  const saved = await owner.staff('saveCatalogueDraft', { body });
  const { number = 0, version = 0 } = saved.draft ?? {};
  return owner.staff('publishCatalogue', { body: { number, version, beginsAt, dryRun: false } });
}

const both = { stateTaxBp: 600, surtaxBp: 150 };
const lastMail = async () => (await keptMails(shop)).at(-1)?.text ?? '';
const rowOf = async (code: string) => (await storedBooking(shop, code)).row;

test('a shop that has set no rate says that tax is included, and no amount', async () => {
  const ticket = await book(shop);
  expect((await details(shop, ticket)).salesTax).toBeNull();
  expect(await lastMail()).toContain('Total, Florida sales tax included');
  expect(await rowOf(ticket.booking.trackingCode)).toMatchObject({ stateTaxBp: null, surtaxBp: null, taxCents: null });
});

test('a rate is shown on bill, mail and lists, and changes no price', async () => {
  const published = await setRates(both);
  expect(published.changes).toMatchObject([
    { part: 'region', id: 'tampa', field: 'stateTaxBp', from: '', to: 600 },
    { part: 'region', id: 'tampa', field: 'surtaxBp', from: '', to: 150 },
  ]);
  const ticket = await book(shop);
  expect(await details(shop, ticket)).toMatchObject({ totalPrice: 449.98, salesTax: { included: 31.39, rateBp: 750 } });
  expect(await lastMail()).toContain('Total, $31.39 Florida sales tax (7.5%) included');
  const [head = '', line = ''] = (await owner.staff('getStaffBookingsFile', { query: {} })).split('\r\n');
  const column = (name: string) => line.split(',').at(head.split(',').indexOf(name) - head.split(',').length);
  expect([column('Total'), column('Sales tax included'), column('Sales tax percent')]).toEqual([
    '449.98',
    '31.39',
    '7.50',
  ]);
});

test('each region has its own', async () => {
  await setRates(both);
  await setRates({ stateTaxBp: 600 }, { regionId: 'naples' });
  const rateIn = async (zip: string) => (await details(shop, await book(shop, { zip }))).salesTax?.rateBp;
  expect([await rateIn('33602'), await rateIn('34102'), await rateIn('34201')]).toEqual([750, 600, undefined]);
});

test('a bill keeps the rate that it was made with: what was held before, and what is changed later', async () => {
  await setRates({ stateTaxBp: 600 });
  const before = await hold(shop);
  await setRates(both);
  await pay(shop, before);
  await sync(shop, before);
  expect((await details(shop, before)).salesTax).toEqual({ included: 25.47, rateBp: 600 });

  const code = before.booking.trackingCode;
  const body = {
    version: (await rowOf(code)).version,
    addOnIds: [],
    seen: { total: 349.99, refund: 99.99 },
    reason: '',
    notify: true,
    dryRun: false,
  };
  await owner.staff('changeByShop', { params: { code }, body });
  expect(await rowOf(code)).toMatchObject({ stateTaxBp: 600, surtaxBp: 0, taxCents: 1_981 });
  expect(await lastMail()).toContain('Total, $19.81 Florida sales tax (6%) included');
});

test('a rate that begins on a date is in the bills from then on, and can be taken back', async () => {
  await setRates(both, { beginsAt: '2026-12-03T05:00:00.000Z' });
  const rateNow = async (appointmentDate: string) =>
    (await details(shop, await book(shop, { appointmentDate }))).salesTax?.rateBp;
  expect(await rateNow('2026-12-08')).toBeUndefined();
  shop.clock.set(Date.parse('2026-12-03T05:00:00.000Z'));
  expect(await rateNow('2026-12-09')).toBe(750);
  owner = await loggedIn(shop, { role: 'admin' });
  const body = { inForce: 1, dryRun: false };
  await owner.staff('restoreCatalogue', { params: { id: '0' }, body });
  expect(await rateNow('2026-12-10')).toBeUndefined();
});

test('a booking on the phone has it too, and a price that was agreed holds its share', async () => {
  await setRates(both);
  const booking = phoneBookingOf(shop.catalogue, { payment: 'on-site' });
  const made = await owner.staff('createPhoneBooking', { body: booking, idempotencyKey: shop.random.uuid() });
  const code = made.trackingCode;
  expect(await rowOf(code)).toMatchObject({ taxCents: 3_139 });
  const body = {
    version: (await rowOf(code)).version,
    totalPrice: 400,
    seen: { total: 400, refund: 0 },
    reason: 'Promised last time',
    notify: false,
    dryRun: false,
  };
  await owner.staff('changeByShop', { params: { code }, body });
  expect(await rowOf(code)).toMatchObject({ totalCents: 40_000, taxCents: 2_791 });
});

test('reports add up to the cent: what came in, a part that went back, and the rest', async () => {
  await setRates(both);
  const report = async () => {
    const query = { from: '2026-12-01', to: '2026-12-31', by: 'month' } as const;
    const { figures, regions } = await owner.staff('getReport', { query });
    expect(regions.reduce((sum, { money }) => sum + (money.salesTax ?? 0), 0)).toBeCloseTo(figures.money.salesTax ?? 0);
    return [figures.money.net, figures.money.salesTax];
  };
  expect(await report()).toEqual([0, 0]);
  const ticket = await book(shop, { appointmentDate: '2026-12-09' });
  expect(await report()).toEqual([449.98, 31.39]);
  const code = ticket.booking.trackingCode;
  const body = { version: (await rowOf(code)).version, amount: 100, reason: 'A scratch' };
  await owner.staff('refundBooking', { params: { code }, body });
  expect(await report()).toEqual([349.98, 24.41]);
  await cancel(shop, ticket, 349.98);
  expect(await report()).toEqual([0, 0]);
});

test.each<[name: string, rates: Rates, field: string, code: string]>([
  ['a surtax without the state’s tax', { surtaxBp: 150 }, 'stateTaxBp', 'surtax-without-tax'],
  ['a state’s tax of a typing error', { stateTaxBp: 6_000 }, 'stateTaxBp', 'tax-too-high'],
  ['a surtax of a typing error', { stateTaxBp: 600, surtaxBp: 1_500 }, 'surtaxBp', 'tax-too-high'],
])('%s can’t be published', async (_name, rates, field, code) => {
  expect(await refusal(setRates(rates))).toMatchObject({ code: 'invalid_value' });
  const { draft } = await owner.staff('getCatalogue', {});
  const body = { number: draft?.number ?? 0, version: draft?.version ?? 0, beginsAt: null, dryRun: true };
  expect((await owner.staff('publishCatalogue', { body })).faults).toMatchObject([
    { part: 'region', id: 'tampa', field, code },
  ]);
});
