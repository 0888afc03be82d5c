import type { BreakRequest } from '@tintforge/api-contract';
import { regions } from '@tintforge/content';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { countlessHolds } from '../../../testing/countless-holds';
import { bookingRequestOf, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { rowsOf } from '../../../testing/raw-sql';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const offeredStarts = regions[0].week[2]?.starts ?? [];

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const lunch: BreakRequest = { crewId: 'tampa-1', date: '2026-12-08', from: '12:00', until: '13:00', reason: 'Lunch' };

function add(changes: Partial<BreakRequest> = {}) {
  return admin.staff('addBreak', { body: { ...lunch, ...changes } });
}

function remove(id: string, isWholeBlock = false) {
  return admin.staff('removeBreak', { params: { id }, body: { isWholeBlock } });
}

/** Whole days of both Tampa crews except for one half hour of the first. */
async function fillTampa(except: { from: string; until: string }) {
  await add({ crewId: 'tampa-2', from: '09:00', until: '20:00' });
  if (except.from > '09:00') await add({ from: '09:00', until: except.from });
  if (except.until < '20:00') await add({ from: except.until, until: '20:00' });
}

async function offered(): Promise<string[]> {
  const query = { zip: '33602', from: '2026-12-08', days: 1, vehicleType: 'sedan', packageId: 'sedan-basic' } as const;
  const { days } = await shop.call('getAvailability', { query });
  return (days[0]?.starts ?? []).filter(({ available }) => available).map(({ time }) => time);
}

test('a break stands on the board, keeps customers away, and is gone when it is removed', async () => {
  const added = await add();
  expect(added).toEqual({ id: expect.any(String), ...lunch, isFromCalendar: false });
  const board = () => admin.staff('getSchedule', { query: { from: '2026-12-08', days: 1, region: 'tampa' } });
  expect((await board()).regions[0]?.crews[0]?.days[0]?.breaks).toEqual([added]);

  await add({ crewId: 'tampa-2', from: '09:00', until: '20:00', reason: 'Ill' });
  // A basic sedan takes two hours and a half with its drive: to be over by noon it has to begin by half past nine.
  expect(await offered()).toEqual(offeredStarts.filter((time) => time <= '09:30' || time >= '13:00'));

  await remove(added.id);
  expect(await offered()).toEqual([...offeredStarts]);
  expect(await refusal(remove(added.id))).toMatchObject({ code: 'not_found' });
});

test('both are audited, with who did it', async () => {
  const { id } = await add();
  await remove(id);
  const rows = await shop.database.connection.select().from(audit).all();
  expect(rows.map(({ action, subject, userId }) => [action, subject, userId])).toEqual([
    ['break.added', 'tampa-1', admin.account.id],
    ['break.removed', 'tampa-1', admin.account.id],
  ]);
});

test('over a job it is refused, and the job is named', async () => {
  const { booking } = await hold(shop);
  const before = await rowCounts(shop);
  const { trackingCode } = booking;
  expect(await refusal(add({ from: '11:30' }))).toMatchObject({
    status: 409,
    code: 'crew_busy',
    message: expect.stringContaining(trackingCode),
    details: { trackingCodes: [trackingCode] },
  });
  expect(await rowCounts(shop)).toEqual(before);
  // The travel after it ends at half past twelve.
  await add({ from: '12:30' });
});

test('two breaks do not overlap', async () => {
  await add();
  expect(await refusal(add({ from: '12:30', until: '14:00' }))).toMatchObject({
    code: 'crew_busy',
    message: expect.stringContaining('12:30 PM'),
    details: { trackingCodes: [] },
  });
});

describe('a break that makes no sense', () => {
  test.each<[Partial<BreakRequest>, string, string]>([
    [{ until: '12:00' }, 'invalid_value', 'until'],
    [{ until: '11:30' }, 'invalid_value', 'until'],
    [{ from: '12:15' }, 'invalid_value', 'from'],
    [{ date: '2026-11-30' }, 'invalid_value', 'date'],
    [{ date: '2026-02-30' }, 'invalid_date', 'date'],
    [{ reason: ' ' }, 'invalid_value', 'reason'],
  ])('%j', async (changes, code, field) => {
    const refused = await refusal(add(changes));
    expect(refused).toMatchObject({ status: 400, code });
    expect(refused.fields).toHaveProperty([field]);
  });

  test('of a crew that does not exist', async () => {
    expect(await refusal(add({ crewId: 'atlantis-1' }))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('an admin who takes the last free hours, and a customer who books them', () => {
  test.each(['the admin', 'the customer'])('%s comes first', async (first) => {
    await fillTampa({ from: '09:00', until: '13:00' });
    const rest = () => add({ from: '09:00', until: '13:00' });
    const booked = () => hold(shop);
    const outcomes = await meet(shop, first === 'the admin' ? [rest, booked] : [booked, rest]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes[1].status === 'rejected' ? outcomes[1].reason : undefined;
    expect(refused).toMatchObject({ body: { code: first === 'the admin' ? 'slot_taken' : 'crew_busy' } });
  });
});

test('whatever is booked and broken off, nobody’s hours are given twice', async () => {
  const place = fc.record({
    kind: fc.constantFrom('book', 'break', 'remove'),
    from: fc.integer({ min: 18, max: 39 }),
    length: fc.integer({ min: 1, max: 8 }),
    start: fc.constantFrom(...offeredStarts),
    crewId: fc.constantFrom('tampa-1', 'tampa-2'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 4, maxLength: 14 }), async (steps) => {
      await shop.close();
      shop = await openTestShop({ limits: { holds: countlessHolds } });
      admin = await loggedIn(shop, { role: 'admin' });
      const breaks: string[] = [];
      const time = (cell: number) => `${String(Math.floor(cell / 2)).padStart(2, '0')}:${cell % 2 === 0 ? '00' : '30'}`;
      for (const { kind, from, length, start, crewId } of steps) {
        const until = Math.min(40, from + length);
        const id = kind === 'remove' ? breaks.pop() : undefined;
        if (kind === 'book') {
          const body = bookingRequestOf(shop.catalogue, { appointmentTime: start });
          await shop.call('createBooking', { body, idempotencyKey: shop.random.uuid() }).catch(() => undefined);
        } else if (kind === 'break') {
          const added = await add({ crewId, from: time(from), until: time(until) }).catch(() => undefined);
          if (added !== undefined) breaks.push(added.id);
        } else if (id !== undefined) {
          await remove(id);
        }
      }
      expect(overlaps(await admin.staff('getSchedule', { query: { from: '2026-12-08', days: 1 } }))).toEqual([]);
      expect(await strayCells()).toEqual([]);
    }),
    { numRuns: 20, seed: 20261201 },
  );
}, 60_000);

/** Half hours that the board shows as two people's. */
function overlaps({ regions }: Awaited<ReturnType<typeof admin.staff<'getSchedule'>>>): string[] {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return regions
    .flatMap(({ crews }) => crews)
    .flatMap(({ id, days }) =>
      days.flatMap(({ jobs, breaks }) => {
        const spans = [
          ...jobs.map((job) => [minutes(job.start), minutes(job.start) + job.jobMinutes + job.travelMinutes] as const),
          ...breaks.map(({ from, until }) => [minutes(from), minutes(until)] as const),
        ].toSorted(([one], [other]) => one - other);
        return spans.flatMap(([from], index) => ((spans[index - 1]?.[1] ?? 0) > from ? [`${id} ${from}`] : []));
      }),
    );
}

/** Half hours of a break that no longer exists. */
function strayCells(): Promise<unknown[]> {
  return rowsOf(
    shop,
    'select * from crew_cells where break_id is not null and break_id not in (select id from crew_breaks)',
  );
}
