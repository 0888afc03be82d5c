// @vitest-environment jsdom
import type { BoardBreak, MoveOutcome, StaffStarts } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { formatStart } from '@tintforge/app-base/shop-time';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { type SeenRequest, stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { instantOf } from '@tintforge/content/clock';
import { beforeAll, describe, expect, test } from 'vitest';
import { refetchStaffQueries } from '../lib/refetch-staff-queries';
import { sampleJob, sampleSchedule } from '../testing/sample-schedule';
import { ScheduleTab } from './schedule-tab';

/** The test page has no width; here it matches a desktop's. */
beforeAll(() => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => wide });
});

const job = sampleJob();
const moveAddress = `POST /api/admin/bookings/${job.trackingCode}/move`;
const board = sampleSchedule({ 'tampa-1': { jobs: [job] } });
const boardAnswer: StubAnswer = { status: 200, body: board };

function moveAnswer({ body }: SeenRequest, changes: Partial<MoveOutcome> = {}): StubAnswer {
  const { appointmentDate: date, appointmentTime: start, crewId = job.crewId } = body;
  const { trackingCode, status, paymentStatus } = job;
  const from = { date: job.date, start: job.start, crewId: job.crewId };
  const move = { trackingCode, version: 4, status, paymentStatus, from, to: { date, start, crewId } };
  return {
    status: 200,
    body: { ...move, isWritten: body.dryRun === false, overrides: [], canNotify: true, ...changes },
  };
}

/** A time of the job's day as an instant. */
const at = (time: string) => new Date(instantOf({ date: job.date, time })).toISOString();
/** The same as people read it. */
const whenText = (time: string) => formatStart({ date: job.date, time });

/** Nine, the job's current start, and one o'clock are free. */
const starts: StaffStarts = {
  region: { id: 'tampa', name: 'Tampa Bay', phone: '(813) 555-4700' },
  jobMinutes: 180,
  lateFeePercent: 25,
  depositPercent: null,
  holdMinutes: 15,
  days: [
    {
      date: job.date,
      state: 'open',
      starts: [
        { time: '09:00', startsAt: at('09:00'), available: true },
        { time: '13:00', startsAt: at('13:00'), available: true },
      ],
      beyondRule: [],
    },
  ],
  crews: ['tampa-1', 'tampa-2'].map((id) => ({ id, name: `Tampa Bay crew ${id.slice(-1)}` })),
};

type Answers = Record<string, (request: SeenRequest) => StubAnswer>;

function openBoard(answers: Answers = {}) {
  const seen = stubNetwork({
    'GET /api/admin/schedule': () => boardAnswer,
    'GET /api/admin/starts': () => ({ status: 200, body: starts }),
    [moveAddress]: (request) => moveAnswer(request),
    ...answers,
  });
  const page = openPage(
    '/admin?day=2026-12-08',
    <QueryScope>
      <ScheduleTab />
      <ToastRegion />
    </QueryScope>,
  );
  const moves = () => seen.filter(({ url }) => url.pathname.endsWith('/move')).map(({ body }) => body);
  return { page, seen, written: () => moves().filter(({ dryRun }) => dryRun === false) };
}

const confirmLabel = `Move to ${whenText('13:00')}`;
const jobName = '9:00 AM, Sedan, Premium, Tampa 33602, Sample Customer, TF-2H8D-4WNE, confirmed, late, not checked in';

/** Opens the job's dialog and chooses one o'clock there. */
async function askForOne(page: ReturnType<typeof openBoard>['page']) {
  await page.press(jobName);
  await page.press('Move');
  await page.words('2 of 2 start times available.');
  await page.choose('dialog input[value="13:00"]');
  await page.button(confirmLabel);
}

test('shows who works where, and the day in figures', async () => {
  const { page, seen } = openBoard();
  await page.heading('Tue, Dec 8');
  await page.button(jobName);
  await page.words('$449.98');
  expect(seen[0]?.url.search).toBe('?from=2026-12-08&days=1');
});

test('what cannot be loaded is said, and asked for again', async () => {
  const answers: StubAnswer[] = ['no network', boardAnswer];
  const { page } = openBoard({ 'GET /api/admin/schedule': () => answers.shift() ?? boardAnswer });
  await page.alert('We couldn’t load the schedule.');
  await page.press('Try again');
  await page.button(jobName);
});

describe('a move', () => {
  test('is tried out first, and written once somebody confirms, with the mail', async () => {
    const { page, written } = openBoard();
    await askForOne(page);
    await page.words(`${whenText('13:00')}, Tampa Bay crew 1`);
    expect(written()).toEqual([]);
    await page.press(confirmLabel);
    await page.words('Booking moved');
    expect(written()).toEqual([
      {
        version: 3,
        appointmentDate: '2026-12-08',
        appointmentTime: '13:00',
        notify: true,
        reason: '',
        dryRun: false,
      },
    ]);
  });

  test('that sets a rule aside asks for a reason first', async () => {
    const overrides = ['This is sooner than customers can book.'];
    const { page, written } = openBoard({
      [moveAddress]: (request) => moveAnswer(request, { overrides }),
    });
    await askForOne(page);
    await page.alert('This is sooner than customers can book.');
    await page.press(confirmLabel);
    await page.words('Enter a reason');
    expect(written()).toEqual([]);
    await page.type('Reason', 'The customer asked');
    await page.press(confirmLabel);
    await eventually(() => expect(written()).toMatchObject([{ reason: 'The customer asked' }]));
  });

  test.each([
    ['to a place that does not work', problemAnswer(409, { code: 'slot_taken', details: { days: [] } })],
    ['that failed in the shop', problemAnswer(500, { code: 'internal' })],
  ])('%s says why and cannot be confirmed', async (_name, answer) => {
    const { page, written } = openBoard({ [moveAddress]: () => answer });
    await askForOne(page);
    await page.alert('This time doesn’t work.');
    expect((await page.button(confirmLabel)).disabled).toBe(true);
    expect(written()).toEqual([]);
  });

  test('of a job that somebody else has changed says where it is now, and starts again from there', async () => {
    let isChanged = false;
    const elsewhere = sampleJob({ version: 7, start: '10:00', crewId: 'tampa-2' });
    const changed = sampleSchedule({ 'tampa-2': { jobs: [elsewhere] } });
    const { page, written } = openBoard({
      'GET /api/admin/schedule': () => (isChanged ? { status: 200, body: changed } : boardAnswer),
      [moveAddress]: (request) => {
        if (request.body.dryRun === true || isChanged) return moveAnswer(request);
        isChanged = true;
        return problemAnswer(409, { code: 'changed_meanwhile' });
      },
    });
    await askForOne(page);
    await page.press(confirmLabel);
    await page.alert(`It’s now ${whenText('10:00')}, Tampa Bay crew 2.`);
    expect(page.hasButton(confirmLabel)).toBe(false);
    await page.press('Start again');
    await page.choose('dialog input[value="13:00"]');
    await page.press(confirmLabel);
    await page.words('Booking moved');
    expect(written().map(({ version }) => version)).toEqual([3, 7]);
  });

  test('that a colleague made while the dialog was open is told before anything is confirmed', async () => {
    let shown = board;
    const { page, written } = openBoard({ 'GET /api/admin/schedule': () => ({ status: 200, body: shown }) });
    await askForOne(page);
    shown = sampleSchedule({ 'tampa-1': { jobs: [sampleJob({ version: 4, start: '10:00' })] } });
    await refetchStaffQueries();
    await page.alert(`It’s now ${whenText('10:00')}, Tampa Bay crew 1.`);
    expect(page.hasButton(confirmLabel)).toBe(false);
    expect(written()).toEqual([]);
  });

  test('is not possible once the job has started', async () => {
    let shown = board;
    const { page } = openBoard({ 'GET /api/admin/schedule': () => ({ status: 200, body: shown }) });
    await askForOne(page);
    shown = sampleSchedule({ 'tampa-1': { jobs: [sampleJob({ version: 4, status: 'in-progress' })] } });
    await refetchStaffQueries();
    await page.words('That’s no longer possible after this change. Nothing was saved.');
    expect(page.hasButton(confirmLabel)).toBe(false);
  });
});

describe('a blocked day', () => {
  const storm = (id: string, from: string, until: string) =>
    ({ id, crewId: 'tampa-1', date: '2026-12-08', from, until, reason: 'Storm' }) as BoardBreak;
  const first = storm('first', '09:00', '12:00');
  const second = storm('second', '13:00', '20:00');

  function openBlocked(breaks: BoardBreak[]) {
    const remove = (id: string) => `POST /api/admin/schedule/breaks/${id}/remove`;
    const done: StubAnswer = { status: 200, body: { done: true } };
    const { page, seen } = openBoard({
      'GET /api/admin/schedule': () => ({ status: 200, body: sampleSchedule({ 'tampa-1': { breaks } }) }),
      [remove('first')]: () => done,
    });
    return { page, removed: () => seen.filter(({ url }) => url.pathname.endsWith('/remove')).map(({ body }) => body) };
  }

  test('is opened again by one press, with all its breaks', async () => {
    const { page, removed } = openBlocked([first, second]);
    await page.press('Break: Storm, 9:00 AM to 12:00 PM');
    await page.words('Break: Storm, 1:00 PM to 8:00 PM');
    await page.press('Remove all 2 breaks');
    await page.words('Breaks removed');
    expect(removed()).toEqual([{ isWholeBlock: true }]);
  });

  test('keeps the others when only one is removed', async () => {
    const { page, removed } = openBlocked([first, second]);
    await page.press('Break: Storm, 9:00 AM to 12:00 PM');
    await page.press('Only 9:00 AM to 12:00 PM');
    await page.words('Break removed');
    expect(removed()).toEqual([{ isWholeBlock: false }]);
  });

  test('with one break is that break', async () => {
    const { page, removed } = openBlocked([first, { ...second, reason: 'Lunch' }]);
    await page.press('Break: Storm, 9:00 AM to 12:00 PM');
    await page.press('Remove the break');
    await page.words('Break removed');
    expect(removed()).toEqual([{ isWholeBlock: false }]);
  });
});

test('a region that was closed on the board is reopened there', async () => {
  const closed = sampleSchedule();
  const [tampa] = closed.regions;
  if (tampa === undefined) throw new Error('The region is missing');
  tampa.closures = [{ date: '2026-12-08', reason: 'Storm', canReopen: true }];
  const { page, seen } = openBoard({
    'GET /api/admin/schedule': () => ({ status: 200, body: closed }),
    'POST /api/admin/schedule/reopen': () => ({ status: 200, body: { done: true } }),
  });
  await page.press('Reopen Tue, Dec 8');
  await page.words('It’s closed: Storm.');
  await page.press('Reopen the day');
  await page.words('Day reopened');
  expect(seen.filter(({ url }) => url.pathname.endsWith('/reopen')).map(({ body }) => body)).toEqual([
    { regionId: 'tampa', date: '2026-12-08' },
  ]);
});
