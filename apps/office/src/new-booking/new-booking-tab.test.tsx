// @vitest-environment jsdom
import type { StaffStarts } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { pickOption } from '@tintforge/app-base/testing/pick-option';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { emptyTint, formatCents } from '@tintforge/booking-core';
import { films, packages, vehicleTypes } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test, vi } from 'vitest';
import { sampleStaffBooking } from '../testing/sample-staff-booking';
import { NewBookingTab } from './new-booking-tab';
import { keepPhoneForm } from './phone-draft';
import { emptyPhoneCar, emptyPhoneForm, type PhoneCar, type PhoneForm } from './phone-form';

const { vehicleType, addOnId, regionId, regionName, regionPhone, city, zip, time } = sampleShop;
const hybrid = films.find(({ series }) => series === 'hybrid');
const offer = packages.find((each) => each.vehicleType === vehicleType && each.filmType === hybrid?.filmType);
const truck = vehicleTypes.find(({ drawing }) => drawing === 'truck');
if (hybrid === undefined || offer === undefined || truck === undefined)
  throw new Error('The shop has no hybrid film, or no trucks');

/** The darkest hybrid film that is recommended for a limit: three points above it. */
const recommendedFor = (limit: number) =>
  hybrid.rows
    .filter(({ vltPercent }) => vltPercent >= limit + 3)
    .toSorted((one, other) => one.vltPercent - other.vltPercent)[0]?.id ?? '';
const [frontShade, backShade] = [recommendedFor(sampleLaw.front), recommendedFor(sampleLaw.back)];
/** The lightest and the darkest of its shades. */
const [lightest, darkest] = [Math.max, Math.min].map((pick) =>
  hybrid.rows.find(({ vltPercent }) => vltPercent === pick(...hybrid.rows.map((row) => row.vltPercent))),
);

const bookLabel = `Book, ${formatCents(offer.priceCents)} due on site`;

const date = '2096-12-04';
const startsAt = new Date(instantOf({ date, time })).toISOString();

const starts: StaffStarts = {
  region: { id: regionId, name: regionName, phone: regionPhone },
  jobMinutes: 120,
  lateFeePercent: 25,
  depositPercent: null,
  holdMinutes: 15,
  days: [{ date, state: 'open', starts: [{ time, startsAt, available: true }], beyondRule: [] }],
  crews: [{ id: sampleShop.crewId, name: `${regionName} crew 1` }],
};

const car: PhoneCar = { ...emptyPhoneCar(), vehicleYear: 2024, vehicleType, packageId: offer.id };

/** A complete call. */
const call: PhoneForm = {
  ...emptyPhoneForm(),
  zip,
  cars: [car],
  appointmentDate: date,
  appointmentTime: time,
  customerName: 'Pat Phone',
  customerPhone: '813 555 0188',
  address: { street: '9 Sample Street', city },
};

const booked: StubAnswer = {
  status: 201,
  body: { trackingCode: 'TF-7K3M-9QXA', version: 1, status: 'scheduled', paymentStatus: 'on-site' },
};

/** Opens the page, or reloads it; the server responds to each booking in turn. */
function openForm(answers: StubAnswer[] = []) {
  const seen = stubNetwork({
    'GET /api/admin/starts': () => ({ status: 200, body: starts }),
    'POST /api/admin/bookings': () => answers.shift() ?? 'no network',
  });
  const page = openPage(
    '/admin/new-booking',
    <QueryScope>
      <NewBookingTab />
      <ToastRegion />
    </QueryScope>,
  );
  return { page, sent: () => seen.filter(({ method }) => method === 'POST') };
}

const kept = () => window.sessionStorage.getItem('unsent_drafts') ?? '';

const holdLabel = `Hold and email a link for ${formatCents(offer.priceCents + sampleShop.addOnCents)}`;

test('a reload loses nothing of what was typed and selected', async () => {
  const { page } = openForm();
  await page.choose(`input[value=${vehicleType}]`);
  await page.choose(`input[value=${offer.id}]`);
  await page.choose(`input[value=${addOnId}]`);
  await page.type('Name', 'Pat Phone');
  await page.choose('input[value=link]');
  await page.words(holdLabel);
  await eventually(() => expect(kept()).toContain('"payment":"link"'));

  const again = openForm().page;
  await again.words(holdLabel);
  expect((await again.field('Name')).value).toBe('Pat Phone');
  expect(document.querySelector<HTMLInputElement>(`input[value=${addOnId}]`)?.checked).toBe(true);
});

describe('a caller who has booked before', () => {
  const summary = {
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Pat Phone',
    email: 'pat@tintforge.example',
    phone: '8135550188',
    bookings: 2,
    latestDate: '2026-11-02',
    hasAccount: false,
  };
  const vehicle = { type: truck.id, year: 2022, make: 'Sample', model: 'Hauler', latestDate: '2026-11-02' };
  const details = { ...summary, version: 1, notes: 'Dog in the yard', since: '2026-01-01T15:00:00Z', accounts: [] };
  const money = { paid: 0, refunded: 0, net: 0 };
  const known = { ...details, vehicles: [vehicle], money, mergedFrom: [], duplicates: [] };
  const booking = sampleStaffBooking();

  function openKnown(latestDate = summary.latestDate) {
    const seen = stubNetwork({
      'GET /api/admin/starts': () => ({ status: 200, body: starts }),
      'GET /api/admin/customers': ({ url }) => ({
        status: 200,
        body: {
          customers: '8135550188'.startsWith(url.searchParams.get('q') ?? '') ? [{ ...summary, latestDate }] : [],
          next: null,
          count: 1,
          isCountCapped: false,
        },
      }),
      [`GET /api/admin/customers/${summary.id}`]: () => ({ status: 200, body: known }),
      [`GET /api/admin/customers/${summary.id}/bookings`]: () => ({
        status: 200,
        body: { bookings: [{ ...booking, regionName }], next: null },
      }),
      [`GET /api/admin/bookings/${booking.trackingCode}`]: () => ({ status: 200, body: booking }),
    });
    const page = openPage(
      '/admin/new-booking',
      <QueryScope>
        <NewBookingTab />
      </QueryScope>,
    );
    return { page, asked: () => seen.filter(({ url }) => url.pathname === '/api/admin/customers') };
  }

  test('is known to be booked already where their latest job is ahead', async () => {
    vi.setSystemTime('2026-12-05T12:00:00-05:00');
    const { page } = openKnown('2026-12-08');
    await page.type('Phone', '813555');
    await page.button('Pat Phone, 2 bookings, booked for Tue, Dec 8');
    vi.useRealTimers();
  });

  test('is found while the number is typed, and fills in name, car and address', async () => {
    const { page, asked } = openKnown();
    await page.type('Phone', '81355');
    await page.type('Phone', '813555');
    await page.press('Pat Phone, 2 bookings, last Mon, Nov 2');
    expect(asked()).toHaveLength(1);
    expect((await page.field('Name')).value).toBe('Pat Phone');
    expect((await page.field('Email (optional)')).value).toBe('pat@tintforge.example');
    await page.words('Dog in the yard');
    await page.press(`2022 Sample Hauler (${truck.name})`);
    expect(document.querySelector<HTMLInputElement>(`input[value=${truck.id}]`)?.checked).toBe(true);
    await page.press(`12 Sample Street, ${city} ${zip}`);
    expect((await page.field('Street')).value).toBe('12 Sample Street');
    expect(kept()).toContain(`"zip":"${zip}"`);
  });

  test('who turns out to be someone else leaves nothing of the other customer', async () => {
    const { page } = openKnown();
    await page.type('Name', 'Robin Phone');
    await page.type('Phone', '813555');
    await page.press('Pat Phone, 2 bookings, last Mon, Nov 2');
    await page.words('Known about Pat Phone.');
    await page.press('Someone else');
    await eventually(async () => expect((await page.field('Email (optional)')).value).toBe(''));
    expect((await page.field('Name')).value).toBe('Robin Phone');
    expect(kept()).not.toContain('pat@tintforge.example');
  });

  test('who turns out to be someone else keeps what was corrected since', async () => {
    const { page } = openKnown();
    await page.type('Phone', '813555');
    await page.press('Pat Phone, 2 bookings, last Mon, Nov 2');
    await page.words('Known about Pat Phone.');
    await page.type('Name', 'Robin Phone');
    await page.press('Someone else');
    await eventually(async () => expect((await page.field('Email (optional)')).value).toBe(''));
    expect((await page.field('Name')).value).toBe('Robin Phone');
  });

  test('is not asked for with half a number, or where nobody has it', async () => {
    const { page, asked } = openKnown();
    await page.type('Phone', '813');
    expect(asked()).toEqual([]);
    await page.type('Phone', '9415550');
    await eventually(() => expect(asked()).toHaveLength(1));
    expect(page.has('Have they booked before?')).toBe(false);
  });
});

test('a shade for the front leaves the others to be decided at the car', async () => {
  keepPhoneForm({ ...call, cars: [{ ...car, tint: { ...emptyTint, shades: { 'front-sides': frontShade } } }] });
  const { page } = openForm();
  const back = (await page.field('Back glass')) as unknown as HTMLSelectElement;
  expect(back.options[0]?.text).toBe('To be decided at the car');
  expect(page.has('No film here')).toBe(false);
  await page.words('The car and its glass');
  await page.button('Decide all at the car');
  expect(page.has('Let the installer advise me')).toBe(false);
  (await page.words('Windows without a shade stay without film')).click();
  await eventually(() => expect(back.options[0]?.text).toBe('No film here'));
});

test('starting over empties the form, for a reload too', async () => {
  keepPhoneForm(call);
  const { page } = openForm();
  expect((await page.field('Name')).value).toBe('Pat Phone');
  await page.press('Start over');
  await page.press('Clear the form');
  await eventually(async () => expect((await page.field('Name')).value).toBe(''));
  await page.words('Enter a ZIP code and choose a package to see times.');
  await page.press('Add another car at this address');
  await page.words('Enter a ZIP code and choose a package for each car to see times.');
  await page.press('Remove car 2');
  await page.button('Book');
  expect(kept()).not.toContain('Pat Phone');
  expect((await openForm().page.field('Name')).value).toBe('');
});

test('starting over by a wrong tap loses nothing', async () => {
  keepPhoneForm(call);
  const { page } = openForm();
  await page.press('Start over');
  await page.words('Everything you entered for this call will be cleared.');
  await page.press('Keep my entries');
  await eventually(() => expect(page.has('Start over?')).toBe(false));
  expect((await page.field('Name')).value).toBe('Pat Phone');
  expect(kept()).toContain('Pat Phone');
});

test('starting over with nothing but a time asks nothing', async () => {
  keepPhoneForm({ ...emptyPhoneForm(), appointmentDate: date, appointmentTime: time });
  const { page } = openForm();
  await page.press('Start over');
  await page.words('Enter a ZIP code and choose a package to see times.');
  expect(page.has('Start over?')).toBe(false);
});

test('nothing stays of a call that was booked', async () => {
  keepPhoneForm(call);
  const { page, sent } = openForm([booked]);
  await page.press(bookLabel);
  await page.words('TF-7K3M-9QXA is confirmed.');
  expect(sent()[0]?.body).toMatchObject({ customerName: 'Pat Phone', appointmentTime: time });
  expect(kept()).not.toContain('Pat Phone');
});

test('a booking whose answer was lost is the same booking after a reload', async () => {
  keepPhoneForm(call);
  const first = openForm(['no network']);
  await first.page.press(bookLabel);
  await first.page.alert('couldn’t reach the server');
  const second = openForm([booked]);
  await second.page.press(bookLabel);
  await second.page.words('TF-7K3M-9QXA is confirmed.');
  const keys = [...first.sent(), ...second.sent()].map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test.each([502, 503, 504])(
  'one whose response was a failure on the way (%i) is the same booking again',
  async (status) => {
    keepPhoneForm(call);
    const { page, sent } = openForm([{ status, body: {} }, booked]);
    await page.press(bookLabel);
    await page.alert('couldn’t reach the server');
    await page.press(bookLabel);
    await page.words('TF-7K3M-9QXA is confirmed.');
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  },
);

test('one that the shop refused is sent under a key of its own the next time', async () => {
  keepPhoneForm(call);
  const { page, sent } = openForm([problemAnswer(409, { code: 'slot_taken' }), booked]);
  await page.press(bookLabel);
  await page.alert('slot_taken happened');
  await page.press(bookLabel);
  await page.words('TF-7K3M-9QXA is confirmed.');
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

describe('several cars', () => {
  const addCar = 'Add another car at this address';
  const groups = (name: string) => document.querySelectorAll(`section:has(> h2) input[value=${name}]`);

  /** The form of a call with its cars; the times that were asked for come along. */
  function openCars(cars: PhoneCar[], { crews = 1, answers = [] }: { crews?: 1 | 2; answers?: StubAnswer[] } = {}) {
    keepPhoneForm({ ...call, cars, crews });
    const seen = stubNetwork({
      'GET /api/admin/starts': () => ({ status: 200, body: starts }),
      'POST /api/admin/bookings': () => answers.shift() ?? 'no network',
    });
    const page = openPage(
      '/admin/new-booking',
      <QueryScope>
        <NewBookingTab />
        <ToastRegion />
      </QueryScope>,
    );
    const asked = () =>
      seen
        .filter(({ url }) => url.pathname === '/api/admin/starts')
        .map(({ url }) => Object.fromEntries(url.searchParams));
    return { page, asked, sent: () => seen.filter(({ method }) => method === 'POST').map(({ body }) => body) };
  }

  /** Presses the button that books, whatever it costs. */
  const submit = () =>
    eventually(() => {
      const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
      if (button === null) throw new Error('Nothing books');
      button.click();
    });

  test('are added one by one up to four, each with its questions, and a reload keeps them', async () => {
    const { page } = openCars([car]);
    await page.button(bookLabel);
    await page.press(addCar);
    await page.words('Car 2 added');
    await eventually(() => expect(document.activeElement).toBe(groups(vehicleTypes[0].id)[1]));
    await page.words('Order for car 2');
    // The second car has no package yet.
    await page.button('Book');
    await page.press(addCar);
    await page.press(addCar);
    await page.words('A booking holds four cars. For more, make a quote.');
    expect(page.hasButton(addCar)).toBe(false);
    await eventually(() => expect(kept()).toContain('"cars":[{'));
    await openForm().page.words('Order for car 4');
  });

  test('are removed, and the others move up', async () => {
    const { page } = openCars([car, { ...car, vehicleMake: 'Second' }, { ...car, vehicleMake: 'Third' }], { crews: 2 });
    await page.press('Remove car 2');
    await page.words('Car 2 removed');
    await eventually(() => expect(document.activeElement?.textContent).toBe(addCar));
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input[name$=vehicleMake]')].map(({ value }) => value),
    ).toEqual(['', 'Third']);
    await page.press('Remove car 2');
    expect(page.has('By one crew')).toBe(false);
    await eventually(() => expect(kept()).toContain('"crews":1'));
  });

  test('are one bill, and each line says whose it is', async () => {
    const { page, sent } = openCars([car, car], { answers: [booked] });
    await page.words(`Car 1: ${offer.name}`);
    await page.words(`Car 2: ${offer.name}`);
    await page.words(`about ${formatDuration(2 * offer.minutes)} on site`);
    await page.press(`Book, ${formatCents(2 * offer.priceCents)} due on site`);
    await page.words('TF-7K3M-9QXA is confirmed.');
    expect(sent()[0]).toMatchObject({
      totalPrice: (2 * offer.priceCents) / 100,
      furtherCars: [{ packageId: offer.id }],
      crews: 1,
    });
  });

  test('are done back to back or by two crews, and times are those of the choice', async () => {
    const { page, asked, sent } = openCars([car, { ...car, addOnIds: [addOnId] }], { answers: [booked] });
    const crew = await page.field('Crew (optional)');
    await eventually(() => expect(asked().at(-1)).toMatchObject({ cars: `${offer.id}.${addOnId}`, crews: '1' }));
    await page.choose('input[value="2"]');
    await eventually(() => expect(asked().at(-1)).toMatchObject({ cars: `${offer.id}.${addOnId}`, crews: '2' }));
    expect(crew.isConnected).toBe(false);
    await submit();
    await page.words('TF-7K3M-9QXA is confirmed.');
    expect(sent()[0]).toMatchObject({ crews: 2 });
    expect(sent()[0]).not.toHaveProperty('crewId');
  });

  test('that take more than a day are not booked', async () => {
    const long = { ...car, addOnIds: sampleShop.longest.addOnIds };
    const { page, asked, sent } = openCars([long, long, long]);
    await page.words('That’s more than a day’s work.');
    await submit();
    expect(asked()).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test('are refused at the car that it is about', async () => {
    const dark = { ...car, tint: { ...emptyTint, shades: { back: backShade } } };
    const refused = problemAnswer(422, {
      code: 'shade_not_legal',
      fields: { 'furtherCars.0.tint.shades.0.shadeId': 'Back glass: 14% gets through.' },
      details: { zones: [{ zone: 'back', reason: 'too-dark', margin: -1, nearest: [] }] },
    });
    const { page } = openCars([dark, dark], { answers: [refused] });
    await submit();
    await page.words('Back glass: 14% gets through.');
    const menus = [...document.querySelectorAll('select')].filter(
      ({ labels }) => labels?.[0]?.textContent === 'Back glass',
    );
    expect(menus.map((menu) => menu.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  });
});

describe('shades', () => {
  const tintedCar: PhoneCar = {
    ...car,
    tint: { ...emptyTint, shades: { 'front-sides': frontShade, back: backShade } },
  };
  const tinted: PhoneForm = { ...call, cars: [tintedCar] };

  test('are agreed on site until somebody asks for them, and come back after a reload', async () => {
    keepPhoneForm(call);
    const { page } = openForm();
    expect((await page.field('Front side windows')).value).toBe('');
    await page.press('Use the recommendation');
    await eventually(async () => expect((await page.field('Front side windows')).value).toBe(frontShade));
    await eventually(() => expect(kept()).toContain(`"front-sides":"${frontShade}"`));
    expect((await openForm().page.field('Front side windows')).value).toBe(frontShade);
  });

  test('go along with the booking', async () => {
    keepPhoneForm(tinted);
    const { page, sent } = openForm([booked]);
    await page.press(bookLabel);
    await page.words('TF-7K3M-9QXA is confirmed.');
    expect(sent()[0]?.body).toMatchObject({
      tint: {
        shades: [
          { zone: 'front-sides', shadeId: frontShade },
          { zone: 'back', shadeId: backShade },
        ],
      },
    });
    expect(sent()[0]?.body).not.toHaveProperty('preferredShade');
  });

  test('that are not legal are not booked, and the first such zone takes the focus', async () => {
    const dark = { ...emptyTint, shades: { 'rear-sides': backShade, back: darkest?.id ?? '' } };
    keepPhoneForm({ ...call, cars: [{ ...car, tint: dark }] });
    const { page, sent } = openForm();
    await page.press(bookLabel);
    const menu = await page.field('Back glass');
    await eventually(() => expect(document.activeElement).toBe(menu));
    expect(sent()).toHaveLength(0);
    pickOption(menu, backShade);
    await eventually(() => expect(menu.getAttribute('aria-invalid')).toBeNull());
  });

  test('that the shop refuses are told at their zone', async () => {
    keepPhoneForm(tinted);
    const refused = problemAnswer(422, {
      code: 'shade_not_legal',
      fields: { 'tint.shades.1.shadeId': 'Back glass: 14% gets through.' },
      details: {
        zones: [
          {
            zone: 'back',
            reason: 'too-dark',
            margin: -1,
            nearest: [{ id: lightest?.id ?? '', name: lightest?.product ?? '' }],
          },
        ],
      },
    });
    const { page, sent } = openForm([refused, booked]);
    await page.press(bookLabel);
    await page.words('Back glass: 14% gets through.');
    const menu = await page.field('Back glass');
    await eventually(() => expect(document.activeElement).toBe(menu));
    await page.press(`${lightest?.product} for Back glass`);
    await page.press(bookLabel);
    await page.words('TF-7K3M-9QXA is confirmed.');
    expect(sent()[1]?.body).toMatchObject({ tint: { shades: [{}, { zone: 'back', shadeId: lightest?.id }] } });
  });

  test('are sent again under a changed disclosure once it stands there', async () => {
    keepPhoneForm(tinted);
    const message = 'Our note on shades and the law has changed. Read it again.';
    const changed = problemAnswer(409, {
      code: 'disclosure_changed',
      fields: { 'tint.disclosureVersion': message },
      details: { version: '2027-01-01', text: 'The law has changed.' },
    });
    const { page, sent } = openForm([changed, booked]);
    await page.press(bookLabel);
    await page.words('The law has changed.');
    await page.press(bookLabel);
    await page.words('TF-7K3M-9QXA is confirmed.');
    expect(sent()[1]?.body).toMatchObject({ tint: { disclosureVersion: '2027-01-01' } });
  });

  test('of one film fall away with it', async () => {
    keepPhoneForm(tinted);
    const { page } = openForm();
    expect((await page.field('Front side windows')).value).toBe(frontShade);
    await page.choose(`input[value=${sampleShop.packageId}]`);
    await eventually(async () => expect((await page.field('Front side windows')).value).toBe(''));
  });
});
