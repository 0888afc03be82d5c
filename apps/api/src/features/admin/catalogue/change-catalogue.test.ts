import type { CatalogueDocument } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { bookingRequestOf, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { clockText, instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { catalogueInForce } from '../../settings';

const { addOnCents, addOnId, addOnMinutes, basicCents, basicMinutes, basicPackageId, farRegionId, farZip } = sampleShop;
const { longerCents, longerMinutes, longerPackageId, otherAddOnCents, otherAddOnId, otherAddOnMinutes } = sampleShop;
/** Cents of the basic package when it is raised, and in dollars before and after. */
const raisedCents = basicCents + 2_000;
const [price, raisedPrice] = [basicCents / 100, raisedCents / 100];

let shop: TestShop;
let owner: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin', username: 'the-owner' });
});
afterEach(() => shop.close());

const midDecember = instantOnShopClock('2026-12-15T00:00');
const read = () => owner.staff('getCatalogue', {});

/** The document with its basic package changed, or its price. */
function changed(
  document: CatalogueDocument,
  changes: Partial<CatalogueDocument['packages'][number]>,
): CatalogueDocument {
  const change = (item: CatalogueDocument['packages'][number]) =>
    item.id === basicPackageId ? { ...item, ...changes } : item;
  return { ...document, packages: document.packages.map(change) };
}

/** The basic package of a document or catalog. */
function basicOf<Package extends { id: string }>({ packages }: { packages: readonly Package[] }): Package {
  const basic = packages.find(({ id }) => id === basicPackageId);
  if (basic === undefined) throw new Error('There is no basic package');
  return basic;
}

/** Saves changes to the draft, or begins one. */
async function save(change: (document: CatalogueDocument) => CatalogueDocument, by = owner) {
  const { draft, latest } = await read();
  const { number = 0, version = 0 } = draft ?? {};
  const document = change(draft?.document ?? latest.document);
  return by.staff('saveCatalogueDraft', { body: { number, version, document, note: 'Prices' } });
}

async function publish({ beginsAt = null as string | null, dryRun = false } = {}) {
  const { draft } = await read();
  const { number = 0, version = 0 } = draft ?? {};
  return owner.staff('publishCatalogue', { body: { number, version, beginsAt, dryRun } });
}

async function raise(priceCents: number, beginsAt: string | null = null) {
  await save((document) => changed(document, { priceCents }));
  return publish({ beginsAt });
}

const inForce = async () => {
  const { firstCatalogue, clock, database } = { ...shop, firstCatalogue: shop.catalogue };
  return catalogueInForce(database.connection, { firstCatalogue, clock });
};
const order = { packageId: basicPackageId, addOnIds: [] as string[] } as const;
const heldPrice = async (totalPrice: number) => {
  const { booking } = await hold(shop, { ...order, totalPrice });
  return { price: booking.totalPrice, version: (await storedBooking(shop, booking.trackingCode)).row.catalogueVersion };
};

describe('a shop that has changed nothing', () => {
  test('sells from the catalog that the site was made with', async () => {
    const settings = await read();
    expect(settings.versions).toEqual([expect.objectContaining({ number: 0, state: 'in-force', changed: null })]);
    expect(settings).toMatchObject({ draft: null, inForce: { number: 0 }, latest: { number: 0 } });
    expect(settings.inForce.document.packages.map(({ id }) => id)).toEqual(shop.catalogue.packages.map(({ id }) => id));
  });
});

describe('a draft', () => {
  test('is kept, says who changed it, and changes nothing for customers', async () => {
    await save((document) => changed(document, { priceCents: raisedCents }));
    const { draft, versions } = await read();
    expect(draft).toMatchObject({ number: 1, version: 1, basedOn: 0, changed: { by: 'the-owner' } });
    expect(versions.map(({ number, state }) => [number, state])).toEqual([
      [1, 'draft'],
      [0, 'in-force'],
    ]);
    expect(await heldPrice(price)).toEqual({ price, version: 0 });
  });

  test('may be incomplete, and is saved by one of two who had the same', async () => {
    await save((document) => changed(document, { name: '', priceCents: 0, minutes: 0 }));
    const { draft } = await read();
    if (draft === null) throw new Error('There is no draft');
    const second = await loggedIn(shop, { role: 'admin' });
    const { number, version, document } = draft;
    const body = { number, version, document, note: '' };
    await second.staff('saveCatalogueDraft', { body });
    expect(await refusal(owner.staff('saveCatalogueDraft', { body }))).toMatchObject({ code: 'changed_meanwhile' });
    const begin = { ...body, number: 0, version: 0 };
    expect(await refusal(owner.staff('saveCatalogueDraft', { body: begin }))).toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  test('begun by two at once is begun by one', async () => {
    const { latest } = await read();
    const body = { number: 0, version: 0, document: latest.document, note: '' };
    const both = await Promise.allSettled([
      owner.staff('saveCatalogueDraft', { body }),
      owner.staff('saveCatalogueDraft', { body }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is discarded, and its number is never used again', async () => {
    await save((document) => changed(document, { priceCents: 1 }));
    await owner.staff('discardCatalogueDraft', { body: { number: 1, version: 1 } });
    expect((await read()).draft).toBeNull();
    await save((document) => document);
    expect((await read()).draft?.number).toBe(2);
    expect(await refusal(owner.staff('discardCatalogueDraft', { body: { number: 1, version: 1 } }))).toMatchObject({
      code: 'changed_meanwhile',
    });
  });
});

describe('publishing', () => {
  test('shows first what will change, and writes nothing', async () => {
    await hold(shop, { ...order });
    await save((document) => changed(document, { priceCents: raisedCents, features: ['One', 'Two'] }));
    const shown = await publish({ dryRun: true });
    expect(shown.changes).toEqual([
      expect.objectContaining({
        part: 'package',
        id: basicPackageId,
        field: 'priceCents',
        from: basicCents,
        to: raisedCents,
      }),
      expect.objectContaining({ field: 'features', to: ['One', 'Two'] }),
    ]);
    expect(shown).toMatchObject({ faults: [], keptBookings: 1 });
    expect(await heldPrice(price)).toEqual({ price, version: 0 });
  });

  test('counts from the next hold on, and one that was begun before is paid at its price', async () => {
    const before = await hold(shop, { ...order });
    const published = await raise(raisedCents);
    expect(published.settings).toMatchObject({ draft: null, inForce: { number: 1 } });
    const old = await refusal(hold(shop, { ...order, totalPrice: price }));
    expect(old).toMatchObject({ code: 'price_changed', details: { totalPrice: raisedPrice } });
    expect(await heldPrice(raisedPrice)).toEqual({ price: raisedPrice, version: 1 });

    const { row } = await storedBooking(shop, before.booking.trackingCode);
    expect(row).toMatchObject({ totalCents: basicCents, catalogueVersion: 0 });
    const intent = await shop.call('createIntent', {
      body: {
        amount: price,
        bookingInfo: {
          trackingCode: before.booking.trackingCode,
          customerName: 'Sample Customer',
          vehicleInfo: 'Sample',
        },
      },
      bookingToken: before.manageToken,
    });
    expect(intent).toHaveProperty('clientSecret');
  });

  test('on a date counts from its minute on, and not before', async () => {
    await raise(raisedCents, midDecember);
    expect((await read()).versions.map(({ number, state }) => [number, state])).toEqual([
      [1, 'coming'],
      [0, 'in-force'],
    ]);
    shop.clock.set(Date.parse(midDecember) - 1);
    const late = { appointmentDate: '2026-12-21', ...order } as const;
    expect((await hold(shop, { ...late, totalPrice: price })).booking.totalPrice).toBe(price);
    shop.clock.set(Date.parse(midDecember));
    expect((await hold(shop, { ...late, totalPrice: raisedPrice })).booking.totalPrice).toBe(raisedPrice);
    owner = await loggedIn(shop, { role: 'admin' });
    expect((await read()).versions.map(({ state }) => state)).toEqual(['in-force', 'over']);
  });

  test.each([
    ['that has passed', instantOnShopClock('2026-12-01T09:59'), 'Please choose a time that hasn’t passed.'],
    ['more than a year ahead', instantOnShopClock('2028-01-01T00:00'), 'Please choose a time within a year.'],
    ['within a minute', instantOnShopClock('2026-12-15T00:00:01'), 'Please choose a full minute.'],
  ])('at a moment %s is refused', async (_, beginsAt, message) => {
    await save((document) => changed(document, { priceCents: raisedCents }));
    for (const dryRun of [true, false])
      expect(await refusal(publish({ beginsAt, dryRun }))).toMatchObject({ fields: { beginsAt: message } });
    expect((await read()).draft).not.toBeNull();
  });

  test('before a coming version is refused: it would be replaced by it', async () => {
    await raise(raisedCents, midDecember);
    await save((document) => changed(document, { priceCents: raisedCents + 1_000 }));
    expect(await refusal(publish())).toMatchObject({
      fields: { beginsAt: expect.stringContaining(`Tue, Dec 15, ${clockText('2026-12-15T00:00')}`) },
    });
    expect((await publish({ beginsAt: midDecember })).settings.latest.number).toBe(2);
  });

  test.each<[string, (document: CatalogueDocument) => CatalogueDocument, string]>([
    ['a package without minutes', (document) => changed(document, { minutes: 0 }), 'minutes-missing'],
    ['a price of nothing', (document) => changed(document, { priceCents: 0 }), 'price-missing'],
    [
      'a ZIP code in two regions',
      ({ regions, ...document }) => ({
        ...document,
        regions: regions.map((region) => ({ ...region, zipPrefixes: [...region.zipPrefixes, farZip.slice(0, 3)] })),
      }),
      'zip-taken',
    ],
    ['a package that is gone', ({ packages, ...rest }) => ({ ...rest, packages: packages.slice(1) }), 'id-dropped'],
  ])('what contradicts itself is refused, and named: %s', async (_, change, code) => {
    await save(change);
    expect((await publish({ dryRun: true })).faults.map((fault) => fault.code)).toContain(code);
    expect(await refusal(publish())).toMatchObject({ code: 'invalid_value' });
    expect((await inForce()).packages).toBe(shop.catalogue.packages);
  });

  test('what is published already is refused', async () => {
    await save((document) => document);
    expect(await refusal(publish())).toMatchObject({ message: expect.stringContaining('nothing to publish') });
  });

  test('by two at once publishes once', async () => {
    await save((document) => changed(document, { priceCents: raisedCents }));
    const both = await Promise.allSettled([publish(), publish()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read()).versions).toHaveLength(2);
  });
});

describe('what is switched off', () => {
  test('is not sold, not offered, and not on the phone, while bookings keep it', async () => {
    const { booking } = await hold(shop, { ...order });
    await save((document) => changed(document, { isActive: false }));
    await publish();
    expect(await refusal(hold(shop, { ...order, totalPrice: price }))).toMatchObject({ code: 'unknown_package' });
    const { zip, vehicleType } = sampleShop;
    const query = { zip, from: '2026-12-08', days: 1, vehicleType, packageId: basicPackageId };
    expect(await refusal(shop.call('getAvailability', { query }))).toMatchObject({ code: 'unknown_package' });
    const body = phoneBookingOf(shop.catalogue, { ...order, payment: 'on-site' });
    const call = owner.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() });
    expect(await refusal(call)).toMatchObject({ code: 'unknown_package' });
    const shown = await owner.staff('getStaffBooking', { params: { code: booking.trackingCode } });
    expect(shown.services).toEqual([sampleShop.basicPackageName]);
  });
});

describe('a booking of an earlier version', () => {
  const changeBy = async (code: string, changes: Record<string, unknown>) => {
    const { version } = (await storedBooking(shop, code)).row;
    const body = { version, reason: 'Asked on the phone', notify: false, dryRun: false, ...changes };
    return owner.staff('changeByShop', { params: { code }, body });
  };
  const phoned = async () => {
    const body = phoneBookingOf(shop.catalogue, {
      packageId: basicPackageId,
      addOnIds: [otherAddOnId],
      payment: 'on-site',
    });
    return (await owner.staff('createPhoneBooking', { body, idempotencyKey: shop.random.uuid() })).trackingCode;
  };
  const raiseAll = async () => {
    await save(({ packages, addOns, ...document }) => ({
      ...document,
      packages: packages.map((item) => ({ ...item, priceCents: item.priceCents + 5_000, minutes: item.minutes + 30 })),
      addOns: addOns.map((item) => ({
        ...item,
        priceCents: item.priceCents + 1_000,
        isActive: item.id !== otherAddOnId,
      })),
    }));
    await publish();
  };

  test('keeps the price of what stays, and pays today’s for what is added', async () => {
    const code = await phoned();
    await raiseAll();
    const amounts = { [basicPackageId]: basicCents, [otherAddOnId]: otherAddOnCents, [addOnId]: addOnCents + 1_000 };
    const totalCents = basicCents + otherAddOnCents + addOnCents + 1_000;
    await changeBy(code, { addOnIds: [otherAddOnId, addOnId], seen: { total: totalCents / 100, refund: 0 } });
    const { row } = await storedBooking(shop, code);
    expect(Object.fromEntries(row.lines.map(({ id, amountCents }) => [id, amountCents]))).toEqual(amounts);
    const jobMinutes = basicMinutes + otherAddOnMinutes + addOnMinutes;
    expect(row).toMatchObject({ totalCents, jobMinutes, catalogueVersion: 0 });
  });

  test('with another package pays today’s for it, and is then of today’s version', async () => {
    const code = await phoned();
    await raiseAll();
    const totalCents = longerCents + 5_000 + otherAddOnCents;
    await changeBy(code, { packageId: longerPackageId, seen: { total: totalCents / 100, refund: 0 } });
    const { row } = await storedBooking(shop, code);
    const jobMinutes = longerMinutes + 30 + otherAddOnMinutes;
    expect(row).toMatchObject({ totalCents, jobMinutes, catalogueVersion: 1 });
  });

  test('keeps its film when its package is made of another, and its line is the one in force', async () => {
    const code = await phoned();
    const { filmType } = basicOf(shop.catalogue);
    const otherFilm = shop.catalogue.packages.find((item) => item.filmType !== filmType)?.filmType;
    const phone = `${sampleShop.regionPhone.slice(0, -2)}99`;
    await save((document) => ({
      ...changed(document, { filmType: otherFilm ?? '', features: ['The film that you know'] }),
      regions: document.regions.map((region) => ({ ...region, phone })),
    }));
    await publish();
    const { startsAt } = (await storedBooking(shop, code)).row;
    shop.clock.advance(startsAt - shop.clock.now());
    owner = await loggedIn(shop, { role: 'admin' });
    const { job, booking } = await owner.staff('getCheckIn', { params: { code }, query: {} });
    expect(job?.film).toBe(filmType);
    expect(booking.region.phone).toBe(phone);
  });
});

describe('areas', () => {
  test('serve a new ZIP code at once, and no longer one that is taken out', async () => {
    const zip = '10001';
    expect(await refusal(hold(shop, { ...order, zip }))).toMatchObject({ code: 'outside_area' });
    await save(({ regions, ...document }) => ({
      ...document,
      regions: regions.map((region) =>
        region.id === farRegionId
          ? { ...region, zipPrefixes: [...region.zipPrefixes.filter((prefix) => !farZip.startsWith(prefix)), zip] }
          : region,
      ),
    }));
    await publish();
    const held = await hold(shop, { ...order, zip });
    expect(held.booking.region.id).toBe(farRegionId);
    expect(await refusal(hold(shop, { ...order, zip: farZip }))).toMatchObject({ code: 'outside_area' });
  });
});

describe('a version', () => {
  test('that hasn’t begun is withdrawn, and what it says is the draft again', async () => {
    await raise(raisedCents, midDecember);
    const settings = await owner.staff('withdrawCatalogue', { params: { id: '1' } });
    expect(settings.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'draft'],
      [1, 'withdrawn'],
      [0, 'in-force'],
    ]);
    expect(settings.draft && basicOf(settings.draft.document).priceCents).toBe(raisedCents);
    shop.clock.set(Date.parse(midDecember));
    expect(basicOf(await inForce()).priceCents).toBe(basicCents);
  });

  test('in force can’t be withdrawn, and one that there is not isn’t found', async () => {
    await raise(raisedCents);
    const withdraw = (id: string) => refusal(owner.staff('withdrawCatalogue', { params: { id } }));
    expect(await withdraw('1')).toMatchObject({ code: 'changed_meanwhile' });
    expect(await withdraw('7')).toMatchObject({ code: 'not_found' });
    expect(await withdraw('first')).toMatchObject({ code: 'not_found' });
  });

  test('is taken back by publishing the earlier one again, with what was added since switched off', async () => {
    await save((document) => {
      const more = { ...basicOf(document), id: 'package-plus', name: 'Package Plus', tier: 'Plus' };
      const raised = changed(document, { priceCents: raisedCents });
      return { ...raised, packages: [...raised.packages, more] };
    });
    await publish();
    expect((await hold(shop, { ...order, packageId: 'package-plus', totalPrice: price })).booking.totalPrice).toBe(
      price,
    );
    const body = { inForce: 1, dryRun: false };
    const shown = await owner.staff('restoreCatalogue', { params: { id: '0' }, body: { ...body, dryRun: true } });
    expect(shown.changes.map(({ id, field, to }) => [id, field, to])).toEqual([
      [basicPackageId, 'priceCents', basicCents],
      ['package-plus', 'isActive', false],
    ]);
    const { settings } = await owner.staff('restoreCatalogue', { params: { id: '0' }, body });
    expect(settings.inForce.number).toBe(2);
    expect(await heldPrice(price)).toEqual({ price, version: 2 });
    expect(await refusal(hold(shop, { ...order, packageId: 'package-plus' }))).toMatchObject({
      code: 'unknown_package',
    });
    expect(await refusal(owner.staff('restoreCatalogue', { params: { id: '0' }, body }))).toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  test('is compared with another', async () => {
    await raise(raisedCents);
    await raise(raisedCents + 2_000);
    const compare = (from: number, to: number) => owner.staff('compareCatalogues', { query: { from, to } });
    expect((await compare(1, 2)).changes).toEqual([
      expect.objectContaining({ from: raisedCents, to: raisedCents + 2_000 }),
    ]);
    expect((await compare(2, 0)).changes).toEqual([
      expect.objectContaining({ from: raisedCents + 2_000, to: basicCents }),
    ]);
    expect((await compare(2, 2)).changes).toEqual([]);
    expect(await refusal(compare(0, 9))).toMatchObject({ code: 'not_found' });
  });
});

test('everything that is done is in the audit, with what it was and is', async () => {
  await raise(raisedCents);
  await raise(raisedCents + 2_000, midDecember);
  await owner.staff('withdrawCatalogue', { params: { id: '2' } });
  await owner.staff('discardCatalogueDraft', { body: { number: 3, version: 1 } });
  await owner.staff('restoreCatalogue', { params: { id: '0' }, body: { inForce: 1, dryRun: false } });
  const acts = await shop.database.connection.select().from(audit).all();
  expect(acts.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'catalogue.saved 1',
    'catalogue.published 1',
    'catalogue.saved 2',
    'catalogue.published 2',
    'catalogue.withdrawn 2',
    'catalogue.discarded 3',
    'catalogue.restored 4',
  ]);
  expect(acts[1]?.data).toMatchObject({
    changes: [{ what: `changed package ${basicPackageId} priceCents`, from: basicCents, to: raisedCents }],
  });
});

test('only the owner sees and changes it', async () => {
  for (const role of ['office', 'crew'] as const) {
    const other = await loggedIn(shop, { role });
    expect(await refusal(other.staff('getCatalogue', {}))).toMatchObject({ code: 'forbidden' });
  }
  expect(bookingRequestOf(shop.catalogue).packageId).toBeDefined();
});
