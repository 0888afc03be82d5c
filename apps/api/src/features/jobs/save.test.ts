import { occupiedCells, type StartTime } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Transaction } from '../../db/client';
import { commit, StaleWrite } from '../../db/unit-of-work';
import { isProblem } from '../../platform/problem';
import { book, furtherCarOf, type Ticket } from '../../testing/customer';
import { sampleShop } from '../../testing/sample-shop';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { cancelItemByOwner } from './deeds/cancel-item';
import type { Job } from './job';
import { jobOfRow } from './load';
import { projected } from './project';
import { saveJob } from './save';

let shop: TestShop;
let ticket: Ticket;

beforeEach(async () => {
  shop = await openTestShop();
  ticket = await book(shop);
});
afterEach(() => shop.close());

const { afternoon, otherCrewId, travelMinutes } = sampleShop;
const now = Date.parse('2026-12-01T15:00:00Z');

const load = async ({ booking }: Ticket): Promise<Job> => {
  const { row } = await storedBooking(shop, booking.trackingCode);
  return jobOfRow(shop.database.connection, row);
};

const saved = (before: Job, after: Job) =>
  commit(shop.database, (transaction: Transaction) =>
    saveJob(transaction, { before, after, travelMinutes, billedBy: null, now }),
  );

/** The job with each visit in the afternoon of another crew. */
const moved = (job: Job): Job =>
  projected({
    ...job,
    visits: job.visits.map((visit) => ({
      ...visit,
      crewId: otherCrewId,
      time: afternoon,
      startsAt: instantOf({ date: visit.date, time: afternoon }),
    })),
  });

test('a job that nothing changed is not written', async () => {
  const job = await load(ticket);
  expect(await saved(job, job)).toBe(job);
  expect(await saved(job, projected(job))).toEqual(job);
  expect((await load(ticket)).version).toBe(job.version);
});

test('a visit at another place has the half hours of that place, and the booking shows it', async () => {
  const job = await load(ticket);
  const after = await saved(job, moved(job));
  expect(after).toMatchObject({ version: job.version + 1, updatedAt: now });
  expect(await load(ticket)).toMatchObject(after);
  const { row, cells } = await storedBooking(shop, ticket.booking.trackingCode);
  expect([row.crewId, row.appointmentTime, row.startsAt]).toEqual([otherCrewId, afternoon, after.startsAt]);
  const place = { start: afternoon as StartTime, jobMinutes: row.jobMinutes, travelMinutes };
  expect(cells.toSorted()).toEqual(
    occupiedCells(place)
      .map((cell) => `${otherCrewId} ${row.appointmentDate} ${cell}`)
      .toSorted(),
  );
});

test('a job that another commit changed first is stale, and nothing of it is written', async () => {
  const job = await load(ticket);
  await saved(job, { ...job, notes: 'Gate on the left' });
  await expect(saved(job, moved(job))).rejects.toThrow(StaleWrite);
  expect(await load(ticket)).toMatchObject({ notes: 'Gate on the left', startsAt: job.startsAt });
});

test('a place that is taken is refused by its key, and the job stays where it was', async () => {
  const other = await book(shop);
  const job = await load(ticket);
  await saved(job, moved(job));
  const second = await load(other);
  await expect(saved(second, moved(second))).rejects.toThrow();
  expect(await load(other)).toEqual(second);
});

test('a car that is cancelled leaves bill, refund, time and title of the others', async () => {
  const two = await book(shop, { furtherCars: [furtherCarOf()] });
  const job = await load(two);
  const [first, second] = job.items;
  if (first === undefined || second === undefined) throw new Error('There are not two cars');
  const cents = first.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const decision = cancelItemByOwner(job, {
    item: first,
    seen: { refundCents: cents, keptCents: 0 },
    travelMinutes,
    now,
    newId: () => 'refund-1',
  });
  if (isProblem(decision)) throw new Error(decision.body.message);
  const after = await saved(job, decision.job);
  expect(await load(two)).toMatchObject(after);
  expect(after).toMatchObject({ totalCents: job.totalCents - cents, paymentStatus: 'refund-pending' });
  expect(after.money.refunds).toMatchObject([{ id: 'refund-1', amountCents: cents, status: 'pending' }]);
  expect(after.visits.map(({ minutes }) => minutes)).toEqual([second.minutes]);
});
