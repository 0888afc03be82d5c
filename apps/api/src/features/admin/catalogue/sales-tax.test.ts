import type { CatalogueDocument } from '@tintforge/api-contract';
import { homeStateName } from '@tintforge/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book, cancel, details, hold, pay, refusal, sync } from '../../../testing/customer';
import { keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
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
async function setRates(rates: Rates, { regionId = sampleShop.regionId, beginsAt = null as string | null } = {}) {
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
const { total, totalCents, packageCents, addOnCents, farRegionId, farZip, regionId, zip } = sampleShop;
/** The tax that an amount includes, in cents, half a cent rounded up. */
const taxIn = (cents: number, rateBp: number) => Math.round((cents * rateBp) / (10_000 + rateBp));
const dollars = (cents: number) => (cents / 100).toFixed(2);
const thirdOfDecember = instantOnShopClock('2026-12-03T00:00');
const lastMail = async () => (await keptMails(shop)).at(-1)?.text ?? '';
const rowOf = async (code: string) => (await storedBooking(shop, code)).row;

test('a shop that has set no rate says that tax is included, and no amount', async () => {
  const ticket = await book(shop);
  expect((await details(shop, ticket)).salesTax).toBeNull();
  expect(await lastMail()).toContain(`Total, ${homeStateName} sales tax included`);
  expect(await rowOf(ticket.booking.trackingCode)).toMatchObject({ stateTaxBp: null, surtaxBp: null, taxCents: null });
});

test('a rate is shown on bill, mail and lists, and changes no price', async () => {
  const published = await setRates(both);
  expect(published.changes).toMatchObject([
    { part: 'region', id: regionId, field: 'stateTaxBp', from: '', to: 600 },
    { part: 'region', id: regionId, field: 'surtaxBp', from: '', to: 150 },
  ]);
  const ticket = await book(shop);
  expect(await details(shop, ticket)).toMatchObject({
    totalPrice: total,
    salesTax: { included: taxIn(totalCents, 750) / 100, rateBp: 750 },
  });
  const included = dollars(taxIn(totalCents, 750));
  expect(await lastMail()).toContain(`Total, $${included} ${homeStateName} sales tax (7.5%) included`);
  const [head = '', line = ''] = (await owner.staff('getStaffBookingsFile', { query: {} })).split('\r\n');
  const column = (name: string) => line.split(',').at(head.split(',').indexOf(name) - head.split(',').length);
  expect([column('Total'), column('Sales tax included'), column('Sales tax percent')]).toEqual([
    dollars(totalCents),
    included,
    '7.50',
  ]);
});

test('each region has its own', async () => {
  await setRates(both);
  await setRates({ stateTaxBp: 600 }, { regionId: farRegionId });
  const rateIn = async (code: string) => (await details(shop, await book(shop, { zip: code }))).salesTax?.rateBp;
  expect([await rateIn(zip), await rateIn(farZip)]).toEqual([750, 600]);
  // Those between the first region and the last have none.
  for (const code of sampleShop.zips.slice(1, -1)) expect(await rateIn(code)).toBeUndefined();
});

test('a bill keeps the rate that it was made with: what was held before, and what is changed later', async () => {
  await setRates({ stateTaxBp: 600 });
  const before = await hold(shop);
  await setRates(both);
  await pay(shop, before);
  await sync(shop, before);
  expect((await details(shop, before)).salesTax).toEqual({ included: taxIn(totalCents, 600) / 100, rateBp: 600 });

  const code = before.booking.trackingCode;
  const body = {
    version: (await rowOf(code)).version,
    addOnIds: [],
    seen: { total: packageCents / 100, refund: addOnCents / 100 },
    reason: '',
    notify: true,
    dryRun: false,
  };
  await owner.staff('changeByShop', { params: { code }, body });
  expect(await rowOf(code)).toMatchObject({ stateTaxBp: 600, surtaxBp: 0, taxCents: taxIn(packageCents, 600) });
  const included = dollars(taxIn(packageCents, 600));
  expect(await lastMail()).toContain(`Total, $${included} ${homeStateName} sales tax (6%) included`);
});

test('a rate that begins on a date is in the bills from then on, and can be taken back', async () => {
  await setRates(both, { beginsAt: thirdOfDecember });
  const rateNow = async (appointmentDate: string) =>
    (await details(shop, await book(shop, { appointmentDate }))).salesTax?.rateBp;
  expect(await rateNow('2026-12-08')).toBeUndefined();
  shop.clock.set(Date.parse(thirdOfDecember));
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
  expect(await rowOf(code)).toMatchObject({ taxCents: taxIn(totalCents, 750) });
  const body = {
    version: (await rowOf(code)).version,
    totalPrice: 300,
    seen: { total: 300, refund: 0 },
    reason: 'Promised last time',
    notify: false,
    dryRun: false,
  };
  await owner.staff('changeByShop', { params: { code }, body });
  expect(await rowOf(code)).toMatchObject({ totalCents: 30_000, taxCents: taxIn(30_000, 750) });
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
  const tax = taxIn(totalCents, 750);
  expect(await report()).toEqual([total, tax / 100]);
  const code = ticket.booking.trackingCode;
  const body = { version: (await rowOf(code)).version, amount: 100, reason: 'A scratch' };
  await owner.staff('refundBooking', { params: { code }, body });
  // The part that went back takes its share of the bill's tax along, to the cent.
  const rest = totalCents - 10_000;
  const restOfTax = tax - Math.round((10_000 * tax) / totalCents);
  expect(await report()).toEqual([rest / 100, restOfTax / 100]);
  await cancel(shop, ticket, rest / 100);
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
    { part: 'region', id: regionId, field, code },
  ]);
});
