import type { BreakRequest } from '@tintforge/api-contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { countlessHolds } from '../../../testing/countless-holds';
import { bookingRequestOf, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { rowsOf } from '../../../testing/raw-sql';
import { later, minutesOf, sampleShop, startsInTime } from '../../../testing/sample-shop';
import { rowCounts } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { basicMinutes, basicPackageId, closes, crewId, crewIds, opens, regionId, travelMinutes, vehicleType, zip } =
  sampleShop;
/** When a sample job's crew is free again, its drive over. */
const jobEnds = later(sampleShop.time, sampleShop.cells * 30);
/** Minutes of a crew that a basic job takes. */
const basicTakes = basicMinutes + travelMinutes;
/** Starts from which a basic job ends with the day. */
const offeredStarts = startsInTime(basicMinutes);

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const lunch: BreakRequest = { crewId, date: '2026-12-08', from: '12:00', until: '13:00', reason: 'Lunch' };

function add(changes: Partial<BreakRequest> = {}) {
  return admin.staff('addBreak', { body: { ...lunch, ...changes } });
}

function remove(id: string, isWholeBlock = false) {
  return admin.staff('removeBreak', { params: { id }, body: { isWholeBlock } });
}

/** Whole days of all crews but the first. */
async function fillOthers() {
  for (const other of crewIds.slice(1)) await add({ crewId: other, from: opens, until: closes, reason: 'Ill' });
}

/** Whole days of all crews except for some hours of the first. */
async function fillRegion(except: { from: string; until: string }) {
  await fillOthers();
  if (except.from > opens) await add({ from: opens, until: except.from });
  if (except.until < closes) await add({ from: except.until, until: closes });
}

async function offered(): Promise<string[]> {
  const query = { zip, from: '2026-12-08', days: 1, vehicleType, packageId: basicPackageId };
  const { days } = await shop.call('getAvailability', { query });
  return (days[0]?.starts ?? []).filter(({ available }) => available).map(({ time }) => time);
}

test('a break stands on the board, keeps customers away, and is gone when it is removed', async () => {
  const added = await add();
  expect(added).toEqual({ id: expect.any(String), ...lunch, isFromCalendar: false });
  const board = () => admin.staff('getSchedule', { query: { from: '2026-12-08', days: 1, region: regionId } });
  expect((await board()).regions[0]?.crews[0]?.days[0]?.breaks).toEqual([added]);

  await fillOthers();
  // A job has to be over by noon with its drive, or begin at one.
  expect(await offered()).toEqual(
    offeredStarts.filter((time) => later(time, basicTakes) <= '12:00' || time >= '13:00'),
  );
  expect(await offered()).not.toEqual(offeredStarts);

  await remove(added.id);
  expect(await offered()).toEqual([...offeredStarts]);
  expect(await refusal(remove(added.id))).toMatchObject({ code: 'not_found' });
});

test('both are audited, with who did it', async () => {
  const { id } = await add();
  await remove(id);
  const rows = await shop.database.connection.select().from(audit).all();
  expect(rows.map(({ action, subject, userId }) => [action, subject, userId])).toEqual([
    ['break.added', crewId, admin.account.id],
    ['break.removed', crewId, admin.account.id],
  ]);
});

test('over a job it is refused, and the job is named', async () => {
  const { booking } = await hold(shop);
  const before = await rowCounts(shop);
  const { trackingCode } = booking;
  expect(await refusal(add({ from: later(jobEnds, -60), until: later(jobEnds, 30) }))).toMatchObject({
    status: 409,
    code: 'crew_busy',
    message: expect.stringContaining(trackingCode),
    details: { trackingCodes: [trackingCode] },
  });
  expect(await rowCounts(shop)).toEqual(before);
  // Its crew has driven by then.
  await add({ from: jobEnds, until: later(jobEnds, 30) });
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
    await fillRegion({ from: sampleShop.time, until: jobEnds });
    const rest = () => add({ from: sampleShop.time, until: jobEnds });
    const booked = () => hold(shop);
    const outcomes = await meet(shop, first === 'the admin' ? [rest, booked] : [booked, rest]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes[1].status === 'rejected' ? outcomes[1].reason : undefined;
    expect(refused).toMatchObject({ body: { code: first === 'the admin' ? 'slot_taken' : 'crew_busy' } });
  });
});

test('whatever is booked and broken off, nobody’s hours are given twice', async () => {
  const firstCell = minutesOf(opens) / 30;
  const lastCell = minutesOf(closes) / 30 - 1;
  const place = fc.record({
    kind: fc.constantFrom('book', 'break', 'remove'),
    from: fc.integer({ min: firstCell, max: lastCell }),
    length: fc.integer({ min: 1, max: 8 }),
    start: fc.constantFrom(...offeredStarts),
    crewId: fc.constantFrom(...crewIds),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 4, maxLength: 14 }), async (steps) => {
      await shop.close();
      shop = await openTestShop({ limits: { holds: countlessHolds } });
      admin = await loggedIn(shop, { role: 'admin' });
      const breaks: string[] = [];
      for (const { kind, from, length, start, crewId } of steps) {
        const until = Math.min(lastCell + 1, from + length);
        const id = kind === 'remove' ? breaks.pop() : undefined;
        if (kind === 'book') {
          const body = bookingRequestOf(shop.catalogue, { appointmentTime: start });
          await shop.call('createBooking', { body, idempotencyKey: shop.random.uuid() }).catch(() => undefined);
        } else if (kind === 'break') {
          const added = await add({ crewId, from: later('00:00', from * 30), until: later('00:00', until * 30) }).catch(
            () => undefined,
          );
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
});

/** Half hours that the board shows as two people's. */
function overlaps({ regions }: Awaited<ReturnType<typeof admin.staff<'getSchedule'>>>): string[] {
  return regions
    .flatMap(({ crews }) => crews)
    .flatMap(({ id, days }) =>
      days.flatMap(({ jobs, breaks }) => {
        const spans = [
          ...jobs.map(
            (job) => [minutesOf(job.start), minutesOf(job.start) + job.jobMinutes + job.travelMinutes] as const,
          ),
          ...breaks.map(({ from, until }) => [minutesOf(from), minutesOf(until)] as const),
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
