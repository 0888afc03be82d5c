import { randomUUID } from 'node:crypto';
import type { ErrorCode, TintInput } from '@tintforge/api-contract';
import { errorStatuses } from '@tintforge/api-contract';
import { catalogue, films, homeLaw, packages, tintCatalogue, tintDisclosure } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { book, bookingRequestOf, details, hold, refusal, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { type RawAnswer, rawCall } from '../../../testing/raw-call';
import { rowsOf } from '../../../testing/raw-sql';
import { instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import {
  darkFront,
  exemptOrder,
  legalFront,
  sampleExemption,
  sampleLaw,
  thinBack,
  tintOrderOf,
} from '../../../testing/tint-order';

const { front: frontLimit } = sampleLaw;

/** The shade of a film that lets so much light through, by the film's table. Throws when there is none. */
function shadeOf(series: 'carbon' | 'ceramic', percent: number): { id: string; name: string } {
  const row = films.find((film) => film.series === series)?.rows.find(({ vltPercent }) => vltPercent === percent);
  if (row === undefined) throw new Error(`No ${series} film lets ${percent}% of the light through`);
  return { id: row.id, name: row.product };
}

/** A package of a vehicle type with a film. */
const packageOf = (vehicleType: string | undefined, series: 'carbon' | 'ceramic') => {
  const filmType = films.find((film) => film.series === series)?.filmType;
  return packages.find((each) => each.vehicleType === vehicleType && each.filmType === filmType)?.id ?? '';
};

/** The darkest shades of carbon film, 5% and 16%. */
const [darkest, dark] = [shadeOf('carbon', 5), shadeOf('carbon', 16)];
const pickup = catalogue.vehicleTypes.find(({ usualBody }) => usualBody === 'pickup')?.id ?? '';
const asPickup = { vehicleType: pickup, packageId: packageOf(pickup, 'carbon') };

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

/** Sends an order as text goes over the wire. */
function send(tint: unknown): Promise<RawAnswer> {
  return rawCall(shop, {
    name: 'createBooking',
    payload: { ...bookingRequestOf(shop.catalogue), tint },
    headers: { 'idempotency-key': randomUUID() },
  });
}

async function expectRefusal(tint: unknown, expected: { code: ErrorCode; field: string; says: RegExp }) {
  const before = await rowCounts(shop);
  const answer = await send(tint);
  expect(answer.body).toMatchObject({ code: expected.code, message: expect.stringMatching(expected.says) });
  expect(answer.status).toBe(errorStatuses[expected.code]);
  expect(answer.body.fields).toHaveProperty([expected.field]);
  expect(await rowCounts(shop)).toEqual(before);
}

const stored = async ({ booking }: { booking: { trackingCode: string } }) =>
  (await storedBooking(shop, booking.trackingCode)).row;

describe('a shade that is not legal', () => {
  test('is refused with its zone, by how much, and what is legal nearest to it, and writes nothing', async () => {
    const before = await rowCounts(shop);
    const answer = await send(tintOrderOf({ shades: [thinBack, { ...darkFront, shadeId: darkest.id }] }));
    const { id, name } = sampleLaw.nearestFront;
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'shade_not_legal',
      message: expect.stringMatching(
        new RegExp(`^Front side windows: 5% .* Nearest that meets the limit: ${name}\\.$`),
      ),
      fields: {
        'tint.shades.1.shadeId': expect.stringMatching(
          new RegExp(`^Front side windows: .* ${frontLimit - 5} points below ${homeLaw.name}’s ${frontLimit}% minimum`),
        ),
      },
      details: {
        zones: [
          {
            zone: 'front-sides',
            reason: 'too-dark',
            margin: 5 - frontLimit,
            nearest: expect.arrayContaining([{ id, name }]),
          },
        ],
      },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('is refused for each zone that has one, in the order’s own order', async () => {
    const shades = [{ ...thinBack, shadeId: darkest.id }, darkFront];
    const { body } = await send(tintOrderOf({ shades }));
    const margin = sampleLaw.darkFront.percent - frontLimit;
    expect(body).toMatchObject({ details: { zones: [{ zone: 'back' }, { zone: 'front-sides', margin }] } });
    expect(Object.keys(body.fields ?? {})).toEqual(['tint.shades.0.shadeId', 'tint.shades.1.shadeId']);
  });

  test('has nothing beside it where the glass is too dark for all', async () => {
    const glass = { kind: 'meter', vltPercent: 10 } as const;
    const refused = await refusal(hold(shop, { tint: tintOrderOf({ shades: [{ ...legalFront, glass }] }) }));
    expect(refused).toMatchObject({
      message: expect.stringContaining('No shade of this film is sure to meet the limit on this glass.'),
      details: { zones: [{ nearest: [] }] },
    });
  });

  test('is refused to staff on the telephone too', async () => {
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const before = await rowCounts(shop);
    const body = phoneBookingOf(shop.catalogue, { tint: tintOrderOf({ shades: [darkFront] }), payment: 'on-site' });
    const refused = await refusal(staff('createPhoneBooking', { body, idempotencyKey: randomUUID() }));
    expect(refused).toMatchObject({ status: 422, code: 'shade_not_legal' });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('is judged by no law where none was verified: it waits for the shop if the shop is asked, and is refused if not', async () => {
    const elsewhere = { registeredIn: 'unknown' as const, shades: [legalFront] };
    expect(await refusal(hold(shop, { tint: tintOrderOf(elsewhere) }))).toMatchObject({
      code: 'shade_not_legal',
      details: { zones: [{ zone: 'front-sides', reason: 'no-law', margin: null, nearest: [] }] },
    });
    const held = await hold(shop, { tint: tintOrderOf({ ...elsewhere, asksShop: true }) });
    expect((await details(shop, held)).tint).toMatchObject({
      registeredIn: 'unknown',
      zones: [{ verdict: 'not-verified', law: null, margin: null, statute: null, needsApproval: true }],
      approval: 'pending',
    });
  });

  test('of a car of another state is judged by that state’s law, and the booking keeps whose law it was', async () => {
    const held = await hold(shop, { tint: tintOrderOf({ registeredIn: 'US-GA', shades: [legalFront] }) });
    expect((await details(shop, held)).tint).toMatchObject({
      registeredIn: 'US-GA',
      zones: [
        {
          verdict: 'legal',
          law: { jurisdiction: 'US-GA', name: 'Georgia', version: expect.any(String) },
          margin: sampleLaw.legalFront.percent - 32,
          limitPercent: 32,
          statute: '40-8-73.1(b)(2)',
        },
      ],
      approval: 'none',
    });
    const shades = [{ ...thinBack, shadeId: dark.id }];
    expect(await refusal(hold(shop, { tint: tintOrderOf({ registeredIn: 'US-GA', shades }) }))).toMatchObject({
      code: 'shade_not_legal',
      details: { zones: [{ zone: 'back', margin: 16 - 32 }] },
    });
    expect(await refusal(hold(shop, { tint: tintOrderOf({ registeredIn: 'US-MI', asksShop: true }) }))).toMatchObject({
      code: 'shade_not_legal',
      details: { zones: [{ zone: 'front-sides', reason: 'no-film' }] },
    });
  });

  test('of a car whose state’s law was not read is booked where it meets the rule of every state, and is verified by none', async () => {
    const { answers } = tintOrderOf();
    const light = shadeOf('carbon', 51);
    const back = { ...legalFront, zone: 'back', shadeId: light.id } as const;
    const car = { truckChassisOrOffRoad: 'yes', bothOutsideMirrors: 'yes', body: 'pickup' } as const;
    const order = (changes: Partial<TintInput> = {}) => ({
      ...asPickup,
      tint: tintOrderOf({ registeredIn: 'US-AZ', answers: { ...answers, ...car }, shades: [back], ...changes }),
    });
    expect((await details(shop, await hold(shop, order()))).tint).toMatchObject({
      registeredIn: 'US-AZ',
      zones: [{ verdict: 'not-verified', law: null, notes: ['meets-every-law'], needsApproval: false }],
      approval: 'none',
    });
    expect(await refusal(hold(shop, order({ shades: [{ ...back, shadeId: darkest.id }] })))).toMatchObject({
      details: { zones: [{ reason: 'no-law', nearest: expect.arrayContaining([light]) }] },
    });
    expect(await refusal(hold(shop, order({ answers })))).toMatchObject({ code: 'shade_not_legal' });
  });

  test('of a state that asks for a label from elsewhere is booked once the customer knows of it', async () => {
    const order = tintOrderOf({ registeredIn: 'US-MS', shades: [legalFront] });
    expect(await refusal(hold(shop, { tint: order }))).toMatchObject({
      status: 422,
      code: 'paper_not_acknowledged',
      fields: { 'tint.knowsPaper': expect.stringContaining('label') },
    });
    const held = await hold(shop, { tint: { ...order, knowsPaper: true } });
    expect((await details(shop, held)).tint).toMatchObject({
      zones: [{ verdict: 'legal', notes: ['paper-elsewhere'] }],
    });
  });

  test('rests on the mirrors where that state’s law does, and on what its vehicle type says of the body', async () => {
    const { answers } = tintOrderOf();
    const shades = [{ ...thinBack, shadeId: dark.id }];
    const back = { registeredIn: 'US-TX' as const, shades };
    expect(await refusal(hold(shop, { tint: tintOrderOf(back) }))).toMatchObject({
      details: { zones: [{ zone: 'back', reason: 'mirrors' }] },
    });
    const held = await hold(shop, {
      tint: tintOrderOf({ ...back, answers: { ...answers, bothOutsideMirrors: 'yes' } }),
    });
    expect((await details(shop, held)).tint).toMatchObject({ zones: [{ verdict: 'no-limit' }], approval: 'none' });
    const carolina = { registeredIn: 'US-NC' as const, shades };
    const inPickup = await hold(shop, {
      ...asPickup,
      customerEmail: 'pickup@tintforge.example',
      tint: tintOrderOf(carolina),
    });
    expect((await details(shop, inPickup)).tint).toMatchObject({ zones: [{ verdict: 'no-limit' }] });
    expect(
      await refusal(
        hold(shop, { ...asPickup, tint: tintOrderOf({ ...carolina, answers: { ...answers, body: 'suv' } }) }),
      ),
    ).toMatchObject({ code: 'shade_not_legal' });
  });

  test('waits for the shop where no one states its reflectance, and a dark one is refused however the shop is asked', async () => {
    // A live shop leaves out the statements that a folder marks as samples.
    const live = await openTestShop({ config: { mode: 'production' } });
    onTestFinished(() => live.close());
    const glass = { kind: 'preset', presetId: 'glass-73' } as const;
    const ceramic = (percent: number) => ({
      packageId: packageOf(sampleShop.vehicleType, 'ceramic'),
      tint: tintOrderOf({
        registeredIn: 'US-FL',
        shades: [{ zone: 'front-sides', shadeId: shadeOf('ceramic', percent).id, glass }],
        asksShop: true,
      }),
    });
    const held = await hold(live, ceramic(50));
    // On glass that lets 73% through the film leaves 36.5%, where Florida wants 28.
    expect((await details(live, held)).tint).toMatchObject({
      zones: [{ verdict: 'not-verified', margin: 8.5, needsApproval: true }],
      approval: 'pending',
    });
    expect(await refusal(hold(live, ceramic(37)))).toMatchObject({
      details: { zones: [{ reason: 'too-dark-if-film-only' }] },
    });
  });

  test('is judged by the class that the two answers make: behind the driver a multipurpose vehicle may be darker', async () => {
    const glass = { kind: 'preset', presetId: 'privacy-20' } as const;
    const shades = [{ ...thinBack, shadeId: shadeOf('carbon', 22).id, glass }];
    const mpv = { truckChassisOrOffRoad: 'yes', tenPersonsOrFewer: 'yes' } as const;
    const held = await hold(shop, { tint: tintOrderOf({ registeredIn: 'US-FL', answers: mpv, shades }) });
    expect((await details(shop, held)).tint).toMatchObject({ legalClass: 'mpv', zones: [{ margin: 0 }] });
    const unsure = { ...mpv, truckChassisOrOffRoad: 'not-sure' } as const;
    const refused = await refusal(
      hold(shop, { tint: tintOrderOf({ registeredIn: 'US-FL', answers: unsure, shades }) }),
    );
    expect(refused).toMatchObject({ code: 'shade_not_legal' });
  });
});

describe('an order that cannot be judged is refused', () => {
  const back = (glass: unknown) => ({ ...thinBack, glass });
  const otherFilm = films.find(({ filmType }) => filmType !== sampleShop.filmType)?.rows[0]?.id;
  test.each<[string, object, ErrorCode, string, RegExp]>([
    ['a zone twice', { shades: [legalFront, legalFront] }, 'repeated_zone', 'tint.shades', /zone/],
    [
      'a shade of another film',
      { shades: [{ ...legalFront, shadeId: otherFilm }] },
      'unknown_shade',
      'tint.shades',
      new RegExp(sampleShop.filmType),
    ],
    [
      'glass that is not offered there',
      { shades: [{ ...legalFront, glass: { kind: 'preset', presetId: 'privacy-20' } }] },
      'unknown_glass',
      'tint.shades',
      /glass/,
    ],
    [
      'a reading that no meter prints',
      { shades: [back({ kind: 'meter', vltPercent: 18.55 })] },
      'invalid_value',
      'tint.shades.0.glass.vltPercent',
      /percentage/,
    ],
    ['glass of no kind', { shades: [back({ vltPercent: 70 })] }, 'missing_field', 'tint.shades.0.glass.kind', /glass/],
    ['a lamp', { shades: [{ ...thinBack, zone: 'headlamps' }] }, 'invalid_value', 'tint.shades.0.zone', /zone/],
    ['a verdict of its own', { verdict: 'legal' }, 'unknown_key', 'tint.verdict', /verdict/],
    [
      'a disclosure that is not ours now',
      { disclosureVersion: '2020-01-01' },
      'disclosure_changed',
      'tint.disclosureVersion',
      /Read it again/,
    ],
    [
      'an exemption of no kind',
      { exemption: { ...sampleExemption, kind: null } },
      'exemption_incomplete',
      'tint.exemption.kind',
      /medical/,
    ],
    [
      'an exemption without its number',
      { shades: [darkFront], exemption: { ...sampleExemption, certificateNumber: ' ' } },
      'exemption_incomplete',
      'tint.exemption.certificateNumber',
      /number/,
    ],
    [
      'an exemption without its document',
      { shades: [darkFront], exemption: { ...sampleExemption, documentReference: '' } },
      'exemption_incomplete',
      'tint.exemption.documentReference',
      /document/,
    ],
  ])('%s', async (_, changes, code, field, says) => {
    await expectRefusal({ ...tintOrderOf(), ...changes }, { code, field, says });
  });

  test('and a changed disclosure comes with what is said now', async () => {
    const { details: said } = (await send(tintOrderOf({ disclosureVersion: 'old' }))).body;
    expect(said).toEqual(tintDisclosure);
  });
});

describe('legal shades', () => {
  test('of a car of the shop’s own state are judged by its law', async () => {
    const held = await hold(shop, { tint: tintOrderOf() });
    const { jurisdiction, name, version } = homeLaw;
    const law = { jurisdiction, name, version };
    const { legalFront: front, thinBack: thin, back } = sampleLaw;
    expect((await details(shop, held)).tint).toMatchObject({
      registeredIn: jurisdiction,
      zones: [
        { zone: 'front-sides', shade: front.name, law, limitPercent: frontLimit, margin: front.percent - frontLimit },
        { zone: 'back', shade: thin.name, law, limitPercent: back, margin: thin.percent - back },
      ],
      approval: 'none',
    });
  });

  test('are shown to the owner as they were judged, with what was said beside them and when', async () => {
    const front = shadeOf('carbon', 37);
    const shades = [
      { ...legalFront, shadeId: front.id },
      { ...thinBack, shadeId: dark.id },
    ];
    const held = await hold(shop, { tint: tintOrderOf({ registeredIn: 'US-FL', shades }) });
    const florida = { jurisdiction: 'US-FL', name: 'Florida', code: 'Florida Statutes', version: expect.any(String) };
    expect((await details(shop, held)).tint).toEqual({
      legalClass: 'passenger',
      registeredIn: 'US-FL',
      zones: [
        {
          zone: 'front-sides',
          shadeId: front.id,
          shade: front.name,
          glassPercent: 73,
          isMetered: false,
          net: { readings: [{ basis: 'net73', percent: 37 }], judgedPercent: 37 },
          verdict: 'legal',
          law: florida,
          margin: 9,
          limitPercent: 28,
          statute: '316.2953',
          notes: [],
          needsApproval: false,
        },
        {
          zone: 'back',
          shadeId: dark.id,
          shade: dark.name,
          glassPercent: 73,
          isMetered: true,
          net: { readings: [{ basis: 'net73', percent: 16 }], judgedPercent: 16 },
          verdict: 'legal-thin',
          law: florida,
          margin: 1,
          limitPercent: 15,
          statute: '316.2954',
          notes: ['two-outside-mirrors'],
          needsApproval: false,
        },
      ],
      approval: 'none',
      disclosure: { ...tintDisclosure, acceptedAt: instantOnShopClock('2026-12-01T10:00') },
    });
  });

  test('are not for who only knows the code, nor in the answer to the hold', async () => {
    const held = await hold(shop, { tint: tintOrderOf() });
    expect(held.booking).not.toHaveProperty('tint');
    const { body } = await rawCall(shop, { name: 'getBooking', code: held.booking.trackingCode });
    expect(JSON.stringify(body)).not.toMatch(
      new RegExp(`tint"|${sampleLaw.legalFront.id}|${sampleLaw.legalFront.name}|shade|exempt`, 'i'),
    );
  });

  test('that the law has no percentage for have no margin', async () => {
    const shades = [{ ...legalFront, zone: 'roof', shadeId: darkest.id } as const];
    const held = await hold(shop, { tint: tintOrderOf({ registeredIn: 'US-FL', shades }) });
    expect((await details(shop, held)).tint).toMatchObject({
      zones: [{ verdict: 'no-limit', margin: null, statute: '316.2951' }],
    });
  });

  test('are as agreed, whatever tables and words say later, and wherever the booking goes', async () => {
    const booked = await book(shop, { tint: tintOrderOf() });
    const agreed = (await details(shop, booked)).tint;
    const darker = tintCatalogue.shades.map((shade) => ({ ...shade, name: 'Another', vltPercent: 1 }));
    shop.payments.bookings.tint = {
      ...shop.payments.bookings.tint,
      catalogue: { ...tintCatalogue, shades: darker },
      disclosure: { version: 'later', text: 'Something else.' },
    };
    await reschedule(shop, booked, { appointmentDate: '2026-12-11', appointmentTime: sampleShop.afternoon });
    expect((await details(shop, booked)).tint).toEqual(agreed);
  });

  test('come from staff on the telephone too', async () => {
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const body = phoneBookingOf(shop.catalogue, { tint: tintOrderOf(), payment: 'on-site' });
    const { trackingCode } = await staff('createPhoneBooking', { body, idempotencyKey: randomUUID() });
    const seen = await staff('getStaffBooking', { params: { code: trackingCode } });
    const zones = [{ shade: sampleLaw.legalFront.name }, { shade: sampleLaw.thinBack.name }];
    expect(seen).toMatchObject({ tint: { approval: 'none', zones } });
  });

  test('of a car of another state are chosen at the car, and the booking keeps which state it is', async () => {
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const tint = tintOrderOf({ registeredIn: 'US-GA', shades: [] });
    const body = phoneBookingOf(shop.catalogue, { tint, payment: 'on-site' });
    const { trackingCode } = await staff('createPhoneBooking', { body, idempotencyKey: randomUUID() });
    const seen = await staff('getStaffBooking', { params: { code: trackingCode } });
    expect(seen.tint).toMatchObject({ registeredIn: 'US-GA', zones: [], approval: 'none' });
    const held = await hold(shop, { tint, appointmentDate: '2026-12-11' });
    expect((await details(shop, held)).tint).toMatchObject({ registeredIn: 'US-GA', zones: [] });
    const own = { ...tint, registeredIn: homeLaw.jurisdiction };
    const ours = await hold(shop, { tint: own, appointmentDate: '2026-12-10' });
    expect((await details(shop, ours)).tint).toBeNull();
  });

  test('are not asked for: a booking without them has none', async () => {
    const { name: preferredShade } = sampleLaw.legalFront;
    const held = await hold(shop, { preferredShade });
    expect(await details(shop, held)).toMatchObject({ preferredShade, tint: null });
    const { id } = await stored(held);
    const absent = 'select id from bookings where tint is null and exemption is null';
    expect(await rowsOf(shop, absent)).toEqual([{ id }]);
    expect(await stored(held)).toMatchObject({
      tintApproval: 'none',
      tintDisclosureVersion: null,
      tintDisclosedAt: null,
    });
  });
});

describe('an exemption', () => {
  let admin: LoggedIn;
  beforeEach(async () => {
    admin = await loggedIn(shop, { role: 'admin' });
  });
  const asShop = ({ booking }: { booking: { trackingCode: string } }) =>
    admin.staff('getStaffBooking', { params: { code: booking.trackingCode } });

  test('books what is not legal, to be approved before the job', async () => {
    const held = await hold(shop, { tint: exemptOrder() });
    expect((await details(shop, held)).tint).toMatchObject({
      approval: 'pending',
      zones: [
        {
          zone: 'front-sides',
          verdict: 'not-legal',
          margin: sampleLaw.darkFront.percent - frontLimit,
          needsApproval: true,
        },
        { zone: 'back', needsApproval: false },
      ],
    });
  });

  test('is read by the shop, and its number by nobody else', async () => {
    const booked = await book(shop, { tint: exemptOrder() });
    expect(await asShop(booked)).toMatchObject({ exemption: sampleExemption, can: { decideExemption: true } });
    const { booking, manageToken } = booked;
    for (const name of ['getBooking', 'getBookingDetails'] as const) {
      const headers = { 'booking-token': manageToken };
      const { body } = await rawCall(shop, { name, code: booking.trackingCode, headers });
      expect(JSON.stringify(body)).not.toMatch(/CERT-48151623|drawer 7|medical/);
    }
  });

  test('that no shade needs is not kept', async () => {
    const held = await hold(shop, { tint: tintOrderOf({ exemption: sampleExemption }) });
    expect(await stored(held)).toMatchObject({ exemption: null, tintApproval: 'none' });
    expect(await asShop(held)).toMatchObject({ exemption: null, can: { decideExemption: false } });
  });
});

describe('the same key again', () => {
  const request = (tint: TintInput, idempotencyKey: string) =>
    shop.call('createBooking', { body: bookingRequestOf(shop.catalogue, { tint }), idempotencyKey });

  test('answers the same booking and writes nothing', async () => {
    const key = randomUUID();
    const first = await request(exemptOrder(), key);
    const before = await rowCounts(shop);
    expect(await request(exemptOrder(), key)).toEqual(first);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('with another shade is another order', async () => {
    const key = randomUUID();
    await request(tintOrderOf(), key);
    const other = tintOrderOf({ shades: [legalFront] });
    expect(await refusal(request(other, key))).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('a hold that takes the place of another', () => {
  const naming = ({ booking, manageToken }: Awaited<ReturnType<typeof hold>>) => ({
    replaces: { trackingCode: booking.trackingCode, manageToken },
  });

  test('carries its own shades and its own approval', async () => {
    const old = await hold(shop, { tint: exemptOrder() });
    const next = await hold(shop, { tint: tintOrderOf({ shades: [legalFront] }), ...naming(old) });
    expect((await details(shop, next)).tint).toMatchObject({
      approval: 'none',
      zones: [{ shade: sampleLaw.legalFront.name }],
    });
    expect((await stored(next)).exemption).toBeNull();
    const bare = await hold(shop, naming(next));
    expect((await details(shop, bare)).tint).toBeNull();
  });

  test('with a shade that is not legal leaves the old one as it was', async () => {
    const old = await hold(shop, { tint: tintOrderOf() });
    const before = await stored(old);
    const refused = await refusal(hold(shop, { tint: tintOrderOf({ shades: [darkFront] }), ...naming(old) }));
    expect(refused).toMatchObject({ code: 'shade_not_legal' });
    expect(await stored(old)).toEqual(before);
  });
});
