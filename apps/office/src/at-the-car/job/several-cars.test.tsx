// @vitest-environment jsdom
import type { CarJob, CheckInView } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { floridaLaw, sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { sampleWindow, sampleWindows } from '@tintforge/app-base/testing/sample-windows';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { CheckInResult } from './check-in-result';

type Car = NonNullable<CarJob['cars']>[number];

const sample = sampleJob({ status: 'in-progress', obstacle: 'in-progress', vehicleType: null });
const { trackingCode } = sample;

function carOf(number: number, changes: Partial<Car> = {}): Car {
  return {
    number,
    vehicleType: 'sedan',
    vehicleInfo: `${2020 + number} Sample Wagon (Sedan)`,
    packageId: 'sedan-basic',
    packageName: 'Sedan Basic',
    film: 'Carbon',
    addOns: [],
    preferredShade: null,
    tint: sampleTint(),
    exemptionApproval: 'none',
    windows: null,
    unmetered: [],
    ...changes,
  };
}

const darkWindows = sampleWindows({
  windows: [
    sampleWindow({
      filmedPercent: 22,
      verdict: {
        kind: 'not-legal',
        law: floridaLaw,
        margin: -6,
        limitPercent: 28,
        statute: '316.2953',
        text: 'Too dark.',
      },
    }),
  ],
});

/** A job of these cars under way on site; each staff action raises its version. `refusals` answer completing, once each. */
function openCars(cars: readonly Car[], refusals: StubAnswer[] = [], changes: Partial<CarJob> = {}) {
  const shop = { job: { ...sample, cars: [...cars], ...changes } };
  const acted = () => {
    shop.job = { ...shop.job, version: shop.job.version + 1 };
    const { version, status, paymentStatus } = shop.job;
    return { status: 200, body: { trackingCode, version, status, paymentStatus } };
  };
  const seen = stubNetwork({
    [`GET /api/admin/check-in/${trackingCode}`]: () => {
      const { status, appointmentDate, appointmentTime, appointmentInstant, region, obstacle, job } = {
        ...shop.job,
        job: shop.job,
      };
      const booking = { trackingCode, status, appointmentDate, appointmentTime, appointmentInstant, region };
      const body: CheckInView = { booking: { ...booking, services: [] }, obstacle, job };
      return { status: 200, body };
    },
    [`POST /api/admin/bookings/${trackingCode}/windows`]: acted,
    [`POST /api/admin/bookings/${trackingCode}/complete`]: () => refusals.pop() ?? acted(),
  });
  const page = openPage(
    `/booking-verification/${trackingCode}`,
    <QueryScope>
      <CheckInResult trackingCode={trackingCode} />
    </QueryScope>,
  );
  return { page, sent: () => seen.filter(({ method }) => method === 'POST') };
}

const filmedField = () =>
  eventually(() => {
    const label = [...document.querySelectorAll('[data-zone="front-sides"] label')].find(
      ({ textContent }) => textContent === 'Film and glass',
    );
    const input = document.querySelector<HTMLInputElement>(`[id="${label?.getAttribute('for')}"]`);
    if (input === null) throw new Error('no reading of the front side windows');
    return input;
  });

async function typeReading(text: string) {
  const input = await filmedField();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const submit = () => document.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();

test('each car is listed with its work and its shades', async () => {
  const { page } = openCars([carOf(1), carOf(2, { addOns: ['Windshield strip'], tint: null })]);
  await page.words('Car 2');
  for (const text of ['2021 Sample Wagon (Sedan)', '2022 Sample Wagon (Sedan)', 'Sedan Basic, Windshield strip']) {
    expect(page.has(text), text).toBe(true);
  }
});

test('what is changed at several cars is called by what it is: their notes', async () => {
  const { page } = openCars([carOf(1), carOf(2)], [], { change: ['notes'] });
  await page.button('Change notes');
});

test('readings belong to the car that is chosen above them', async () => {
  const { page, sent } = openCars([carOf(1), carOf(2)]);
  await typeReading('36.5');
  await page.choose('input[type=radio][value="2"]');
  expect((await filmedField()).value).toBe('');
  await typeReading('41');
  await page.press('Save readings');
  await eventually(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ version: 3, car: 2, windows: [{ zone: 'front-sides', filmedPercent: 41 }] });
  await page.choose('input[type=radio][value="1"]');
  expect((await filmedField()).value).toBe('36.5');
});

test('a single car of a visit has no choice, and is recorded by its number', async () => {
  const { page, sent } = openCars([carOf(2)]);
  await typeReading('36.5');
  expect(page.has('Which car?')).toBe(false);
  await page.press('Save readings');
  await eventually(() => expect(sent()[0]?.body).toMatchObject({ car: 2 }));
});

test('unsaved readings of every car go first when the job is completed', async () => {
  const { page, sent } = openCars([carOf(1), carOf(2)]);
  await typeReading('36.5');
  await page.choose('input[type=radio][value="2"]');
  await typeReading('41');
  await page.press('Complete');
  await page.words('For the shop.');
  submit();
  await eventually(() => expect(sent()).toHaveLength(3));
  const [first, second, complete] = sent();
  expect(first?.body).toMatchObject({ version: 3, car: 1, windows: [{ filmedPercent: 36.5 }] });
  expect(second?.body).toMatchObject({ version: 4, car: 2, windows: [{ filmedPercent: 41 }] });
  expect(complete?.body).toEqual({ version: 5, note: '' });
});

test('each car with an exemption has its certificate, by its number', async () => {
  const certificates = [{ car: 2, photos: [], isOpen: true }];
  const { page } = openCars([carOf(1), carOf(2)], [], { certificates });
  await page.words('Certificate, car 2');
  expect(page.has('Certificate, car 1')).toBe(false);
});

test('a reading that is not legal is asked about with the car that has it', async () => {
  const { page, sent } = openCars([carOf(1), carOf(2, { windows: darkWindows })]);
  await page.press('Complete');
  await page.alert('One window isn’t allowed');
  expect(document.querySelector('dialog')?.textContent).toContain('Car 2: 2022 Sample Wagon (Sedan)');
  await page.choose('dialog input[value=removal]');
  await page.type('Front side windows: what happened to the film', 'Removed');
  submit();
  await eventually(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.body).toMatchObject({ version: 3, car: 2, windows: [{ removalNote: 'Removed' }] });
  expect(sent()[1]?.body).toEqual({ version: 4, note: '' });
});

test('of two cars with such a reading, one is asked about after the other', async () => {
  const zones = [{ zone: 'front-sides', filmedPercent: 22, margin: -6 }];
  const refusal = problemAnswer(422, { code: 'reading_not_legal', details: { zones } });
  const { page, sent } = openCars([carOf(1, { windows: darkWindows }), carOf(2, { windows: darkWindows })], [refusal]);
  const dialogText = () => document.querySelector('dialog')?.textContent;
  await page.press('Complete');
  await page.alert('One window isn’t allowed');
  expect(dialogText()).toContain('Car 1: 2021 Sample Wagon (Sedan)');
  await page.choose('dialog input[value=removal]');
  await page.type('Front side windows: what happened to the film', 'Removed');
  submit();
  await eventually(() => expect(dialogText()).toContain('Car 2: 2022 Sample Wagon (Sedan)'));
  await page.type('Front side windows: what happened to the film', 'Replaced');
  submit();
  await eventually(() => expect(sent()).toHaveLength(4));
  expect(sent()[2]?.body).toMatchObject({ car: 2, windows: [{ removalNote: 'Replaced' }] });
});

test('whose job it is can be chosen where two crews come, and stays chosen after a reload', async () => {
  const crews = ['Crew 1', 'Crew 2'];
  const visits = crews.map((crewName, index) => ({
    number: index + 1,
    crewName,
    vehicleInfo: carOf(index + 1).vehicleInfo,
  }));
  const jobOf = (number: number): CarJob => ({
    ...sample,
    visit: { number, position: number, count: 2, areOthersOpen: true },
    crew: { id: `crew-${number}`, name: `Crew ${number}` },
    cars: [carOf(number)],
  });
  const asked = stubNetwork({
    [`GET /api/admin/check-in/${trackingCode}`]: ({ url }) => {
      const job = jobOf(Number(url.searchParams.get('visit') ?? 1));
      const { status, appointmentDate, appointmentTime, appointmentInstant, region, obstacle } = job;
      const booking = { trackingCode, status, appointmentDate, appointmentTime, appointmentInstant, region };
      return { status: 200, body: { booking: { ...booking, services: [] }, visits, obstacle, job } };
    },
  });
  const page = openPage(
    `/booking-verification/${trackingCode}`,
    <QueryScope>
      <CheckInResult trackingCode={trackingCode} />
    </QueryScope>,
  );
  await page.words('Windows of car 1');
  const second = () => document.querySelector<HTMLInputElement>('input[value="2"]');
  second()?.focus();
  await page.choose('input[value="2"]');
  // While its job is on the way, the choice is made and keeps the focus, and nothing of the other crew’s can be pressed.
  expect(second()?.checked).toBe(true);
  expect(page.has('Windows of car 1')).toBe(false);
  await page.words('Windows of car 2');
  expect(document.activeElement).toBe(second());
  expect(asked).toHaveLength(2);
  expect(window.location.search).toBe('?visit=2');
});
