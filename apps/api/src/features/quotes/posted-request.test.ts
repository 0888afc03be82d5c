import { maxVehicleRows } from '@tintforge/booking-core';
import { vehicleTypes } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox, quotes } from '../../db/schema';
import { sampleQuote } from '../../testing/sample-quote';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const stored = () => shop.database.connection.select().from(quotes).all();
const queued = async () => (await shop.database.connection.select().from(outbox).all()).map(({ kind }) => kind);

const { customerName, customerEmail, customerPhone, zip, city } = sampleQuote;
const contact = { customerName, customerEmail, customerPhone, zip, city, company: '', notes: '', website: '' };
const [{ id: vehicleType } = { id: '' }] = vehicleTypes;

const building = {
  ...contact,
  kind: 'residential',
  'windows.0.room': 'Bedroom',
  'windows.0.count': '2',
  'windows.0.width': '36',
  'windows.0.height': '48.5',
  'windows.0.sun': 'west',
  // As a browser sends an empty row: with the first side of its list.
  'windows.1.room': '',
  'windows.1.count': '',
  'windows.1.width': '',
  'windows.1.height': '',
  'windows.1.sun': 'not-sure',
  'windows.2.room': ' Study ',
  'windows.2.count': '1',
  'windows.2.width': '',
  'windows.2.height': '',
  'windows.2.sun': 'not-sure',
  glass: 'not-sure',
  oldFilm: 'no',
  reach: 'ladder',
  home: 'house',
  association: 'not-sure',
};

const car = {
  ...contact,
  kind: 'ppf',
  year: '2024',
  make: 'Sample',
  carModel: 'Coupe',
  color: '',
  chips: 'no',
  repainted: 'no',
  garage: 'yes',
};

const fleet = {
  ...contact,
  kind: 'fleet',
  'vehicles.0.type': vehicleType,
  'vehicles.0.count': '3',
  'vehicles.0.model': 'Sample Van',
  'vehicles.1.type': '',
  'vehicles.1.count': '',
  'vehicles.1.model': '',
  wanted: '',
  places: 'At the lot',
  offRoad: '',
};

type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

async function post(fields: Fields, headers: Record<string, string> = {}) {
  const pairs = Array.isArray(fields) ? fields.map((pair) => [...pair]) : Object.entries(fields);
  const { statusCode, headers: answered } = await shop.server.inject({
    method: 'POST',
    url: '/quote',
    payload: new URLSearchParams(pairs as string[][]).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...headers,
    },
  });
  return [statusCode, answered.location];
}

const sent = [303, '/quote#sent'];
const notSent = [303, '/quote#not-sent'];

describe('the own post of a form for a quote, without script,', () => {
  test('stores a building’s request and writes to shop and customer, and its page says so', async () => {
    // A form sends line breaks as CR LF.
    const typed = [...Object.entries({ ...building, notes: 'One.\r\nTwo.' }), ['goals', 'heat'], ['goals', 'glare']];
    expect(await post(typed as [string, string][])).toEqual(sent);
    expect(await stored()).toMatchObject([
      {
        kind: 'residential',
        status: 'requested',
        customerName,
        notes: 'One.\nTwo.',
        details: {
          kind: 'residential',
          windows: [
            { room: 'Bedroom', count: 2, size: { widthInches: 36, heightInches: 48.5 }, sun: 'west' },
            { room: 'Study', count: 1, size: null, sun: 'not-sure' },
          ],
          goals: ['heat', 'glare'],
          glass: 'not-sure',
          oldFilm: 'no',
          reach: 'ladder',
          home: 'house',
          association: 'not-sure',
        },
      },
    ]);
    expect(await queued()).toEqual(['quote-received', 'quote-request-acknowledged']);
  });

  test.each<[string, Fields, object]>([
    [
      'a business’s',
      {
        ...building,
        kind: 'commercial',
        workHours: 'After six',
        siteContact: '',
        needsCertificate: 'yes',
      },
      { kind: 'commercial', workHours: 'After six', siteContact: '', needsCertificate: true, goals: [] },
    ],
    [
      'a car’s by its panels',
      [...Object.entries({ ...car, coverage: 'panels' }), ['panels', 'hood'], ['panels', 'roof']],
      { kind: 'ppf', year: 2024, model: 'Coupe', coverage: 'panels', panels: ['hood', 'roof'], garage: 'yes' },
    ],
    [
      'a whole car’s, whatever panels were ticked before',
      [...Object.entries({ ...car, coverage: 'full-vehicle' }), ['panels', 'hood']],
      { kind: 'ppf', coverage: 'full-vehicle', panels: [] },
    ],
    [
      'a fleet’s',
      fleet,
      { kind: 'fleet', vehicles: [{ type: vehicleType, count: 3, model: 'Sample Van' }], places: 'At the lot' },
    ],
  ])('stores %s', async (_name, fields, details) => {
    expect(await post(fields)).toEqual(sent);
    expect(await stored()).toMatchObject([{ details }]);
  });

  test('once more on the same day is the same request, and changed or on another day a new one', async () => {
    expect(await Promise.all([post(fleet), post(fleet)])).toEqual([sent, sent]);
    expect(await post(fleet)).toEqual(sent);
    expect(await stored()).toHaveLength(1);
    expect(await post({ ...fleet, places: 'In town' })).toEqual(sent);
    shop.clock.advance(24 * 60 * 60_000);
    expect(await post(fleet)).toEqual(sent);
    expect(await stored()).toHaveLength(3);
  });

  test.each<[string, Fields, Record<string, string>]>([
    ['of no kind', { ...fleet, kind: '' }, {}],
    ['of another kind', { ...fleet, kind: 'boat' }, {}],
    ['without a name', { ...fleet, customerName: '' }, {}],
    ['without windows', { ...building, 'windows.0.room': '', 'windows.0.count': '', 'windows.2.room': '' }, {}],
    ['with half a size', { ...building, 'windows.0.height': '' }, {}],
    ['with words for a number', { ...building, 'windows.0.count': 'two' }, {}],
    ['without panels', { ...car, coverage: 'panels' }, {}],
    ['from an unserved ZIP code', { ...fleet, zip: '10001' }, {}],
    ['by another site', fleet, { origin: 'https://elsewhere.example' }],
    ['by nowhere', fleet, { origin: 'null' }],
  ])('%s stores nothing and says so', async (_name, fields, headers) => {
    expect(await post(fields, headers)).toEqual(notSent);
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  test('is asked once about an address with a probable typing error', async () => {
    const mistyped = { ...fleet, customerEmail: 'ann@gmial.com' };
    expect(await post(mistyped)).toEqual(notSent);
    expect(await stored()).toEqual([]);
    expect(await post({ ...mistyped, askedAbout: mistyped.customerEmail })).toEqual(sent);
    expect(await stored()).toHaveLength(1);
  });

  test('reads as many rows as a request can have, and none beyond', async () => {
    const rows = Array.from({ length: maxVehicleRows + 1 }, (_, index) => [
      [`vehicles.${index}.type`, vehicleType],
      [`vehicles.${index}.count`, '1'],
    ]).flat();
    const others = Object.entries(fleet).filter(([name]) => !name.startsWith('vehicles.'));
    expect(await post([...others, ...rows] as [string, string][])).toEqual(sent);
    const [row] = await stored();
    expect(row?.details?.kind === 'fleet' && row.details.vehicles).toHaveLength(maxVehicleRows);
  });

  test('of a program that fills what people do not see is answered and forgotten', async () => {
    expect(await post({ ...fleet, website: 'https://spam.example' })).toEqual(sent);
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  test('in another form than a form’s is refused', async () => {
    expect((await post(fleet, { 'content-type': 'text/xml' }))[0]).toBe(415);
  });
});
