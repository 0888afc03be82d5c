import type { CatalogueDocument } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingRequestOf } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { type RawAnswer, rawCall } from '../../../testing/raw-call';
import { instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning. */
beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

const { basicPackageId, basicMinutes, vehicleType, zip } = sampleShop;
/** Minutes of the basic package in a draft of `longer`. */
const longerMinutes = basicMinutes + 30;
const halfPastTen = instantOnShopClock('2026-12-01T10:30');

/** Saves a draft in which every package takes half an hour longer and there is one more package. */
async function saveDraft(change: (document: CatalogueDocument) => CatalogueDocument = longer) {
  const { draft, latest } = await owner.staff('getCatalogue', {});
  const { number = 0, version = 0 } = draft ?? {};
  const document = change(draft?.document ?? latest.document);
  const saved = await owner.staff('saveCatalogueDraft', { body: { number, version, document, note: '' } });
  return saved.draft?.number ?? 0;
}

function longer(document: CatalogueDocument): CatalogueDocument {
  const first = document.packages.find(({ id }) => id === basicPackageId);
  if (first === undefined) throw new Error('There is no package');
  const added = { ...first, id: 'new-package', name: 'New Package', tier: 'New', recommended: false };
  return {
    ...document,
    packages: [...document.packages.map((item) => ({ ...item, minutes: item.minutes + 30 })), added],
  };
}

const begin = (number: number, by = owner) =>
  rawCall(shop, { name: 'previewCatalogue', id: String(number), headers: by.headers });

function cookieIn({ headers }: RawAnswer): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function minutesWith(cookie: string | undefined, packageId: string = basicPackageId): Promise<number | string> {
  const suffix = `?zip=${zip}&from=2026-12-08&days=1&vehicleType=${vehicleType}&packageId=${packageId}`;
  const { body } = await rawCall(shop, {
    name: 'getAvailability',
    suffix,
    headers: cookie === undefined ? {} : { cookie },
  });
  const { jobMinutes, code } = body as { jobMinutes?: number; code?: string };
  return jobMinutes ?? code ?? '';
}

function logOut() {
  const ownPage = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  return rawCall(shop, { name: 'logout', headers: { ...ownPage, cookie: owner.cookie } });
}

async function bookWith(cookie: string): Promise<string | undefined> {
  const payload = bookingRequestOf(shop.catalogue, { packageId: basicPackageId, addOnIds: [] });
  const headers = { 'idempotency-key': shop.random.uuid(), cookie };
  const { body } = await rawCall(shop, { name: 'createBooking', payload, headers });
  return (body as { code?: string }).code;
}

describe('a preview', () => {
  test('shows the owner’s browser what the draft would take and offer, and no other', async () => {
    const cookie = cookieIn(await begin(await saveDraft()));
    expect(await minutesWith(undefined)).toBe(basicMinutes);
    expect(await minutesWith(cookie)).toBe(longerMinutes);
    expect(await minutesWith(undefined)).toBe(basicMinutes);
    expect([await minutesWith(cookie, 'new-package'), await minutesWith(undefined, 'new-package')]).toEqual([
      basicMinutes,
      'unknown_package',
    ]);
  });

  test('follows the draft as it is saved', async () => {
    const cookie = cookieIn(await begin(await saveDraft()));
    await saveDraft();
    expect(await minutesWith(cookie)).toBe(basicMinutes + 60);
  });

  test('books nothing, at no price', async () => {
    const cookie = cookieIn(await begin(await saveDraft()));
    expect(await bookWith(cookie)).toBe('preview_only');
    expect(await bookWith('preview=')).toBeUndefined();
  });

  test('can be of a coming version, until it begins', async () => {
    const number = await saveDraft();
    const body = { number, version: 1, beginsAt: halfPastTen, dryRun: false };
    await owner.staff('publishCatalogue', { body });
    const cookie = cookieIn(await begin(number));
    expect([await minutesWith(undefined), await minutesWith(cookie)]).toEqual([basicMinutes, longerMinutes]);
    shop.clock.set(Date.parse(halfPastTen));
    expect(await bookWith(cookie)).not.toBe('preview_only');
  });

  test('is a cookie that scripts and other sites don’t get, for an hour', async () => {
    const answer = await begin(await saveDraft());
    expect(answer.body).toEqual({ until: instantOnShopClock('2026-12-01T11:00') });
    expect(String(answer.headers['set-cookie'])).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/);
    const ended = await rawCall(shop, { name: 'endCataloguePreview', headers: owner.headers });
    expect(String(ended.headers['set-cookie'])).toMatch(/^preview=; Max-Age=0;/);
  });
});

describe('a preview ends', () => {
  test.each<[name: string, end: (number: number) => Promise<unknown>]>([
    ['after an hour', async () => shop.clock.advance(60 * 60_000)],
    ['with its login', () => logOut()],
    ['with the draft', async (number) => owner.staff('discardCatalogueDraft', { body: { number, version: 1 } })],
  ])('%s', async (_name, end) => {
    const number = await saveDraft();
    const cookie = cookieIn(await begin(number));
    expect(await minutesWith(cookie)).toBe(longerMinutes);
    await end(number);
    expect(await minutesWith(cookie)).toBe(basicMinutes);
  });

  test('with the right to it', async () => {
    const second = await loggedIn(shop, { role: 'admin', username: 'second' });
    const cookie = cookieIn(await begin(await saveDraft(), second));
    const { id, version } = second.account;
    const body = { version, firstName: '', lastName: '', role: 'office', regionId: null, isActive: true } as const;
    await owner.staff('changeStaff', { params: { id }, body });
    expect(await minutesWith(cookie)).toBe(basicMinutes);
  });
});

describe('no preview is begun', () => {
  test('of a version that is in force, over, withdrawn or not there', async () => {
    for (const number of [0, 7]) expect((await begin(number)).status).toBe(404);
    const number = await saveDraft();
    await owner.staff('discardCatalogueDraft', { body: { number, version: 1 } });
    expect((await begin(number)).status).toBe(404);
  });

  test('of a draft that contradicts itself', async () => {
    const number = await saveDraft((document) => ({ ...document, packages: [] }));
    const { status, body } = await begin(number);
    expect([status, body]).toMatchObject([400, { fields: { id: expect.stringContaining('contradicts itself') } }]);
  });

  test('by the office', async () => {
    const office = await loggedIn(shop, { role: 'office' });
    expect((await begin(await saveDraft(), office)).status).toBe(403);
  });

  test.each([
    ['another version', (value: string) => value.replace('=1.', '=2.')],
    ['a longer life', (value: string) => value.replace('.1796', '.2796')],
    ['another key', (value: string) => value.replace(/[^.]+$/, 'A'.repeat(43))],
    ['nothing', () => 'preview='],
    ['too little', () => 'preview=1.2'],
  ])('by a cookie that was forged to have %s', async (_what, forge) => {
    const cookie = cookieIn(await begin(await saveDraft()));
    expect(forge(cookie)).not.toBe(cookie);
    expect(await minutesWith(forge(cookie))).toBe(basicMinutes);
  });
});
