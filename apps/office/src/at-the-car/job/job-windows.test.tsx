// @vitest-environment jsdom
import type { CarJob, CheckInView, WindowInput } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { pickOption } from '@tintforge/app-base/testing/pick-option';
import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { darkTint, floridaLaw, sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { sampleWindow, sampleWindows } from '@tintforge/app-base/testing/sample-windows';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { type SeenRequest, stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { bringLaw } from '@tintforge/app-base/tint/state-laws';
import { judgeReading, legalClassOf } from '@tintforge/booking-core';
import { films, homeLaw } from '@tintforge/content';
import { expect, test } from 'vitest';
import { CheckInResult } from './check-in-result';

const trackingCode = sampleJob().trackingCode;

/** The server's record of a request, judged the way the server judges. */
function recordedAs({ body }: SeenRequest): CarJob['windows'] {
  const { answers, registeredIn, windows } = body as Pick<
    NonNullable<CarJob['windows']>,
    'answers' | 'registeredIn'
  > & {
    windows: WindowInput[];
  };
  const legalClass = legalClassOf(answers);
  return sampleWindows({
    answers,
    registeredIn,
    legalClass,
    recordedAt,
    windows: windows.map((window) => {
      const { zone, filmedPercent } = window;
      const verdict =
        filmedPercent === null
          ? null
          : judgeReading({ zone, legalClass, law: homeLaw, shade: carbon, measuredVltPercent: filmedPercent });
      return sampleWindow({
        ...window,
        verdict: verdict && {
          kind: verdict.kind,
          law: floridaLaw,
          margin: 0,
          limitPercent: 28,
          statute: '316.2953',
          text: '',
        },
      });
    }),
  });
}

/** A shade of carbon film under the shop’s name. */
const nameOf = (shadeId: string) => films.flatMap(({ rows }) => rows).find(({ id }) => id === shadeId)?.product;
const recordedAt = '2026-12-08T15:20:00.000Z';

const carbon = { vltPercent: 37, vltBasis: 'net73', vlrExteriorPercent: 5 } as const;

type Acts = Readonly<Record<string, (job: CarJob) => StubAnswer | undefined>>;

/** A job under way on site, with a server that stores what is recorded. */
function openJob(changes: Partial<CarJob> = {}, acts: Acts = {}) {
  const shop = {
    job: sampleJob({ status: 'in-progress', obstacle: 'in-progress', tint: sampleTint(), ...changes }),
  };
  const done = (name: string, change: (request: SeenRequest) => Partial<CarJob>) => (request: SeenRequest) => {
    const own = acts[name]?.(shop.job);
    if (own !== undefined) return own;
    shop.job = { ...shop.job, ...change(request), version: shop.job.version + 1 };
    const { version, status, paymentStatus } = shop.job;
    return { status: 200, body: { trackingCode, version, status, paymentStatus } };
  };
  const seen = stubNetwork({
    [`GET /api/admin/check-in/${trackingCode}`]: () => {
      const { status, appointmentDate, appointmentTime, appointmentInstant, region, obstacle } = shop.job;
      const booking = { trackingCode, status, appointmentDate, appointmentTime, appointmentInstant, region };
      const body: CheckInView = { booking: { ...booking, services: [] }, obstacle, job: shop.job };
      return { status: 200, body };
    },
    [`POST /api/admin/bookings/${trackingCode}/windows`]: done('windows', (request) => ({
      windows: recordedAs(request),
    })),
    [`POST /api/admin/bookings/${trackingCode}/complete`]: done('complete', () => ({
      status: 'completed',
      obstacle: 'completed',
    })),
  });
  const open = () =>
    openPage(
      `/booking-verification/${trackingCode}`,
      <QueryScope>
        <CheckInResult trackingCode={trackingCode} />
      </QueryScope>,
    );
  return { page: open(), open, seen, shop, sent: () => seen.filter(({ method }) => method === 'POST') };
}

/** The text of one window. */
const windowText = (zone: string) => document.querySelector(`[data-zone="${zone}"]`)?.textContent ?? '';

const labels = { glass: 'Glass before film', filmed: 'Film and glass', lot: 'Lot or roll number' };

/** Types into a field of one window. */
async function type(zone: string, name: keyof typeof labels, text: string) {
  const input = await eventually(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(`[data-zone="${zone}"] input`)];
    const found = fields.find(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent === labels[name]);
    if (found === undefined) throw new Error(`${zone} has no ${name}`);
    return found;
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}

function pick(zone: string, shadeId: string) {
  const select = document.querySelector<HTMLSelectElement>(`[data-zone="${zone}"] select`);
  if (select === null) throw new Error(`${zone} has no shades`);
  pickOption(select, shadeId);
}

test('a job that has not begun has no readings, and says what was agreed', async () => {
  const { page } = openJob({ status: 'confirmed', obstacle: null });
  await page.words('Front side windows: Carbon 35, lets in 37%');
  expect(page.hasButton('Save readings')).toBe(false);
});

test('an exemption that is not approved says how dark the film may be', async () => {
  const { page } = openJob({ tint: darkTint('pending'), exemptionApproval: 'pending' });
  await page.words('The exemption isn’t approved yet: no film darker than 28% here.');
});

test('the verdict is there as the reading is typed', async () => {
  const { page } = openJob();
  await type('front-sides', 'filmed', '36.5');
  await page.words('The meter reads 36.5%, 8.5 points above Florida’s 28% minimum here.');
  expect(document.querySelector('[data-zone="front-sides"] [role=status]')?.textContent).toMatch(
    /^Meets Florida’s limit/,
  );
  await type('front-sides', 'filmed', '26');
  await page.words('Installing film that Florida doesn’t allow can be an offense of the installer’s.');
  expect(windowText('front-sides')).toContain('Not allowed in Florida');
  expect(windowText('back')).not.toContain('Not allowed in Florida');
});

test('the glass and the shade say what to expect, before anybody cuts in vain', async () => {
  const { page } = openJob();
  await type('front-sides', 'glass', '73');
  await page.words('This shade would read about 37% on this glass, which meets the limit.');
  pick('front-sides', 'carbon-25');
  await page.words('This shade would read about 22% on this glass, which isn’t allowed.');
  expect(windowText('front-sides')).toContain(`Allowed on this glass: ${nameOf('carbon-30')}, ${nameOf('carbon-35')}.`);
});

test('a car of a higher class may be darker behind the driver', async () => {
  const { page } = openJob();
  await type('back', 'filmed', '10');
  await eventually(() => expect(windowText('back')).toContain('Not allowed in Florida'));
  for (const radio of document.querySelectorAll<HTMLInputElement>('details input[value=yes]')) radio.click();
  await page.words('Multipurpose vehicle, registered in Florida');
  await eventually(() => expect(windowText('back')).not.toContain('Not allowed in Florida'));
});

test('the readings are saved as a whole, with the roll of the window before', async () => {
  const { page, sent } = openJob();
  await type('front-sides', 'glass', '74 %');
  await type('front-sides', 'lot', 'R-2041');
  await type('front-sides', 'filmed', '36.5');
  pick('back', 'carbon-35');
  await page.press('Same roll: R-2041');
  await page.press('Add Windshield strip');
  await eventually(() =>
    expect(document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone')).toBe('windshield-strip'),
  );
  await page.words('Not saved yet.');
  await page.press('Save readings');
  await page.words(`Saved by Sample Installer, ${formatInstant(recordedAt)}`);
  expect(sent().map(({ body }) => body)).toEqual([
    {
      version: 3,
      answers: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'not-sure' },
      registeredIn: 'US-FL',
      windows: [
        {
          zone: 'front-sides',
          glassPercent: 74,
          filmedPercent: 36.5,
          shadeId: 'carbon-35',
          lot: 'R-2041',
          removalNote: '',
        },
        { zone: 'back', glassPercent: null, filmedPercent: null, shadeId: 'carbon-35', lot: 'R-2041', removalNote: '' },
      ],
    },
  ]);
  expect(page.has('Not saved yet.')).toBe(false);
});

test('what is no percentage is said at its field, which gets the focus, and nothing is sent', async () => {
  const { page, sent } = openJob();
  const field = await type('back', 'filmed', 'dark');
  await page.press('Save readings');
  await page.words('Please enter a percentage from 0 to 100 with at most one decimal');
  await eventually(() => expect(document.activeElement).toBe(field));
  expect(sent()).toEqual([]);
});

test('what is typed survives a reload and a failure', async () => {
  const answers: StubAnswer[] = ['no network'];
  const { page, open, sent } = openJob({}, { windows: () => answers.pop() });
  await type('front-sides', 'filmed', '36.5');
  await page.words('Not saved yet.');
  const again = open();
  await again.words('Not saved yet.');
  expect((await again.field('Film and glass')).value).toBe('36.5');
  await again.press('Save readings');
  await again.alert('We couldn’t reach the server');
  await again.words('Not saved yet.');
  await again.press('Save readings');
  await again.words('Saved by Sample Installer');
  expect(sent()).toHaveLength(2);
});

test('whoever is second reads that, and chooses between theirs and the other’s', async () => {
  const { page, shop } = openJob(
    {},
    {
      windows: (job) => {
        if (job.windows !== null) return undefined;
        shop.job = { ...job, version: 4, windows: sampleWindows() };
        const message = 'Sample Installer recorded the windows after you opened it. Reload to see the current details.';
        return { status: 409, body: { code: 'changed_meanwhile', message } };
      },
    },
  );
  await type('front-sides', 'filmed', '30');
  await page.press('Save readings');
  await page.alert('Sample Installer recorded the windows after you opened it. Reload to see the current details.');
  await page.alert('Someone else has recorded these windows since you opened them.');
  expect((await page.field('Film and glass')).value).toBe('30');
  await page.press('Take theirs');
  await eventually(async () => expect((await page.field('Film and glass')).value).toBe('36.5'));
  expect(page.has('Somebody else recorded')).toBe(false);
});

test('readings that are not saved yet go first when the job is completed', async () => {
  const { page, sent } = openJob();
  await type('front-sides', 'filmed', '36.5');
  await page.press('Complete');
  await page.press('Complete the job');
  await page.words('Already completed');
  expect(sent().map(({ url, body }) => [url.pathname.split('/').at(-1), body.version])).toEqual([
    ['windows', 3],
    ['complete', 4],
  ]);
});

test('a reading that is not legal asks for the exemption, field by field', async () => {
  const { page, sent } = openJob();
  await type('front-sides', 'filmed', '22');
  await page.press('Complete');
  await page.alert('One window isn’t allowed');
  await page.press('Complete the job');
  await page.words('Choose which applies to this car');
  await page.choose('input[value=exemption]');
  await page.words('Please choose medical or occupational');
  await page.choose('input[value=medical]');
  await page.type('Certificate number', 'SAMPLE-1');
  await page.press('Complete the job');
  await page.words('Please enter the document that shows it');
  await eventually(async () => expect(document.activeElement).toBe(await page.field('Document')));
  expect(sent()).toEqual([]);
  await page.type('Document', 'Photo in the shop’s folder');
  await page.press('Complete the job');
  await page.words('Already completed');
  expect(sent().at(-1)?.body).toEqual({
    version: 4,
    note: '',
    exemption: { kind: 'medical', certificateNumber: 'SAMPLE-1', documentReference: 'Photo in the shop’s folder' },
  });
});

test('windows on which a verdict depends are named before the job is completed without their readings', async () => {
  const { page } = openJob({ tint: sampleTint({ registeredIn: 'US-CO' }) });
  await bringLaw({ registeredIn: 'US-CO' });
  await type('back', 'filmed', '20');
  await page.words('Colorado allows this only if at least 70% of the light gets through here');
  await page.press('Complete');
  await page.alert('Windows stay “Not verified” unless you also meter these:');
  await page.words('Windshield below the strip, Front side windows');
  await page.press('Complete the job');
  await page.words('Already completed');
});

test('or for what became of the film, which is recorded with the window', async () => {
  const { page, sent } = openJob();
  await type('front-sides', 'filmed', '22');
  await page.press('Complete');
  await page.choose('input[value=removal]');
  await page.press('Complete the job');
  await page.words('Enter what happened to the film');
  await page.type('Front side windows: what happened to the film', 'Removed');
  await page.press('Complete the job');
  await page.words('Already completed');
  const [windows, complete] = sent();
  expect(windows?.body.windows).toMatchObject([{ zone: 'front-sides', filmedPercent: 22, removalNote: 'Removed' }]);
  expect(complete?.body).toEqual({ version: 4, note: '' });
});

test('an approved exemption covers it, and nothing is asked', async () => {
  const { page } = openJob({ tint: darkTint('approved'), exemptionApproval: 'approved' });
  await type('front-sides', 'filmed', '22');
  await page.words('This car’s approved exemption covers the reading.');
  await page.press('Complete');
  await page.press('Complete the job');
  await page.words('Already completed');
});

test('a reading of a car whose law isn’t verified is said to be so, and keeps no job open', async () => {
  const { page } = openJob({ tint: sampleTint({ registeredIn: 'unknown' }) });
  await type('front-sides', 'filmed', '22');
  await page.words('The meter reads 22%. We haven’t verified the law of the state where the car is registered.');
  await page.press('Complete');
  await page.press('Complete the job');
  await page.words('Already completed');
});

test('a reading that only the shop refuses opens the same questions', async () => {
  const message = 'Front side windows: the meter reads 29%.';
  const zones = [{ zone: 'front-sides', filmedPercent: 29, margin: -1 }];
  const refusals: StubAnswer[] = [{ status: 422, body: { code: 'reading_not_legal', message, details: { zones } } }];
  const { page, sent } = openJob({}, { complete: () => refusals.pop() });
  await type('front-sides', 'filmed', '29');
  await page.press('Complete');
  await page.press('Complete the job');
  await page.alert(message);
  await page.choose('input[value=removal]');
  await page.type('Front side windows: what happened to the film', 'Replaced with Carbon 40');
  await page.press('Complete the job');
  await page.words('Already completed');
  expect(sent().map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
    'windows',
    'complete',
    'windows',
    'complete',
  ]);
});

test('a job cannot be completed with a field that holds no reading', async () => {
  const { page } = openJob();
  await type('back', 'filmed', 'dark');
  await page.press('Complete');
  await page.alert('Back glass: correct the reading first.');
  expect((await page.button('Complete the job')).disabled).toBe(true);
});

test('a job that is done leads to its sheet', async () => {
  const { page } = openJob({ status: 'completed', obstacle: 'completed', windows: sampleWindows() });
  await page.press('Compliance sheet and label');
  // The stub has no sheet.
  await page.words('No sheet yet');
});
