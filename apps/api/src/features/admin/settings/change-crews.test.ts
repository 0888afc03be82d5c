import type { CrewRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { book, hold, refusal, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleShop, startsInTime } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { addOnId, addOnName, afternoon, crewId, crewIds, otherAddOnId, otherCrewId, regionId, time } = sampleShop;
const { basicMinutes, basicPackageId, vehicleType, zip } = sampleShop;
const basic = { zip, from: '2026-12-08', days: 1, vehicleType, packageId: basicPackageId };

let shop: TestShop;
let owner: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning; what is booked is for Tuesday the 8th. */
beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

async function crewOf(id: string) {
  const crew = (await owner.staff('getCrews', {})).crews.find((each) => each.id === id);
  if (crew === undefined) throw new Error(`There is no crew ${id}`);
  return crew;
}

async function change(id: string, changes: Partial<CrewRequest>) {
  const { version, name, members, isActive, workingDays, missingSkills } = await crewOf(id);
  const body = { version, name, members, isActive, workingDays, missingSkills, dryRun: false, ...changes };
  return owner.staff('changeCrew', { params: { id }, body });
}

const crewIdOf = async (code: string) => (await storedBooking(shop, code)).row.crewId;

async function offered(addOnIds = ''): Promise<string[]> {
  const { days } = await shop.call('getAvailability', { query: { ...basic, addOnIds } });
  return (days[0]?.starts ?? []).filter(({ available }) => available).map(({ time }) => time);
}

test('the crews stand in the order of the regions, with the jobs that they have ahead', async () => {
  await book(shop);
  const { crews } = await owner.staff('getCrews', {});
  expect(crews.map(({ id, jobsAhead }) => [id, jobsAhead])).toEqual(
    shop.catalogue.regions.flatMap(({ id, initialCrews }) =>
      Array.from({ length: initialCrews }, (_, index) => [
        `${id}-${index + 1}`,
        id === regionId && index === 0 ? 1 : 0,
      ]),
    ),
  );
  expect(crews[0]).toMatchObject({ version: 1, isActive: true, workingDays: [1, 2, 3, 4, 5, 6], missingSkills: [] });
});

describe('a job', () => {
  test('goes to a crew that works on its day', async () => {
    await change(crewId, { workingDays: [1, 3, 4, 5, 6] });
    const held = await hold(shop);
    expect(await crewIdOf(held.booking.trackingCode)).toBe(otherCrewId);
    for (const other of crewIds.slice(1)) await change(other, { workingDays: [1] });
    expect(await offered()).toEqual([]);
    expect(await refusal(hold(shop, { appointmentTime: afternoon }))).toMatchObject({ code: 'slot_taken' });
  });

  test('goes to a crew that can do all of it, also when it is moved', async () => {
    const first = await book(shop);
    expect(await crewIdOf(first.booking.trackingCode)).toBe(crewId);
    await change(crewId, { missingSkills: [addOnId] });
    const second = await hold(shop, { appointmentTime: afternoon });
    expect(await crewIdOf(second.booking.trackingCode)).toBe(otherCrewId);
    const plain = await hold(shop, { addOnIds: [], appointmentTime: afternoon });
    expect(await crewIdOf(plain.booking.trackingCode)).toBe(crewId);
    await reschedule(shop, first, { appointmentDate: '2026-12-09', appointmentTime: time });
    expect(await crewIdOf(first.booking.trackingCode)).toBe(otherCrewId);
  });

  test('is offered at no start when nobody can do all of it, and at every start without that', async () => {
    for (const id of crewIds) await change(id, { missingSkills: [otherAddOnId] });
    expect(await offered(otherAddOnId)).toEqual([]);
    expect(await offered(addOnId)).toEqual(startsInTime(basicMinutes + sampleShop.addOnMinutes));
  });

  test('is not given to a crew that takes none', async () => {
    for (const id of crewIds) await change(id, { isActive: id === otherCrewId });
    const held = await hold(shop);
    expect(await crewIdOf(held.booking.trackingCode)).toBe(otherCrewId);
    expect(await offered()).not.toContain(time);
  });
});

describe('the jobs that a change leaves where they are', () => {
  test.each([
    [{ workingDays: [1, 3] }, 'The crew doesn’t work on this day'],
    [{ missingSkills: [addOnId, otherAddOnId] }, `The crew can’t do ${addOnName}`],
    [{ isActive: false }, 'The crew is inactive'],
  ])('are shown first with the reason: %j', async (changes, reason) => {
    const { booking } = await book(shop);
    const { trackingCode } = booking;
    const before = await storedBooking(shop, trackingCode);
    const shown = await change(crewId, { ...changes, dryRun: true });
    expect(shown.standing).toEqual({
      count: 1,
      bookings: [
        {
          trackingCode,
          date: '2026-12-08',
          time,
          regionId,
          crewName: expect.stringMatching(/crew 1$/),
          customerName: 'Sample Customer',
          totalPrice: sampleShop.total,
          reason,
        },
      ],
    });
    expect(await crewOf(crewId)).toMatchObject({ version: 1, isActive: true, missingSkills: [] });

    const done = await change(crewId, changes);
    expect(done.standing).toEqual(shown.standing);
    expect(await crewOf(crewId)).toMatchObject({ version: 2, jobsAhead: 1, ...changes });
    expect(await storedBooking(shop, trackingCode)).toEqual(before);
  });

  test('are none when all still fit, or belong to another crew', async () => {
    await book(shop);
    expect((await change(crewId, { workingDays: [2], dryRun: true })).standing.count).toBe(0);
    expect((await change(otherCrewId, { isActive: false, dryRun: true })).standing.count).toBe(0);
  });
});

describe('a new crew', () => {
  const body = { regionId, name: 'The third', members: 'A and B', workingDays: [6, 1], missingSkills: [] };
  const next = (more: number) => `${regionId}-${crewIds.length + more}`;

  test('is given jobs at once, under a number of its own', async () => {
    const added = await owner.staff('addCrew', { body });
    expect(added).toMatchObject({ id: next(1), version: 1, isActive: true, workingDays: [1, 6], jobsAhead: 0 });
    expect((await owner.staff('addCrew', { body })).id).toBe(next(2));
    for (const id of [...crewIds, next(2)]) await change(id, { isActive: false });
    const held = await hold(shop, { appointmentDate: '2026-12-07' });
    expect(await crewIdOf(held.booking.trackingCode)).toBe(next(1));
  });

  test.each([
    [{ regionId: 'miami' }, 'regionId'],
    [{ missingSkills: ['gold'] }, 'missingSkills'],
    [{ name: ' ' }, 'name'],
    [{ workingDays: [7] }, 'workingDays.0'],
    [{ workingDays: [1, 1] }, 'workingDays'],
  ])('is refused with %j', async (changes, field) => {
    const wrong = await refusal(owner.staff('addCrew', { body: { ...body, ...changes } }));
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_value', fields: { [field]: expect.any(String) } });
  });
});

test('who changes a crew that somebody else has changed is told so, and nothing is written', async () => {
  await change(crewId, { name: 'The first' });
  expect(await refusal(change(crewId, { version: 1, name: 'Another' }))).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  expect((await crewOf(crewId)).name).toBe('The first');
  expect(
    await refusal(owner.staff('changeCrew', { params: { id: 'nobody' }, body: { ...emptyChange } })),
  ).toMatchObject({
    status: 404,
  });
});

const emptyChange: CrewRequest = {
  version: 1,
  name: 'Nobody',
  members: '',
  isActive: true,
  workingDays: [],
  missingSkills: [],
  dryRun: false,
};

test('a hold and a change at the same moment leave the hold with a crew that took it, or with the other', async () => {
  const [held] = await Promise.all([hold(shop), change(crewId, { isActive: false })]);
  const { row, cells } = await storedBooking(shop, held.booking.trackingCode);
  expect(crewIds).toContain(row.crewId);
  expect(new Set(cells.map((cell) => cell.split(' ')[0]))).toEqual(new Set([row.crewId]));
});

test('the audit has a crew as it was and as it is, without its members', async () => {
  await change(crewId, { members: 'A and B', workingDays: [1] });
  const acts = await shop.database.connection.select().from(audit).all();
  expect(acts).toMatchObject([
    {
      userId: owner.account.id,
      action: 'crew.changed',
      subject: crewId,
      data: { before: { workingDays: [1, 2, 3, 4, 5, 6] }, after: { workingDays: [1] } },
    },
  ]);
  expect(JSON.stringify(acts)).not.toContain('A and B');
});

describe('a crew that is away', () => {
  const away = [{ from: '2026-12-07', until: '2026-12-09', reason: 'Training' }];

  test('gets no jobs on those days and keeps what it has, which is shown first', async () => {
    const { booking } = await book(shop);
    const before = await storedBooking(shop, booking.trackingCode);
    expect((await change(crewId, { absences: away, dryRun: true })).standing).toMatchObject({
      count: 1,
      bookings: [{ trackingCode: booking.trackingCode, reason: 'The crew is away' }],
    });
    await change(crewId, { absences: away });
    expect(await storedBooking(shop, booking.trackingCode)).toEqual(before);
    for (const other of crewIds.slice(1)) {
      const held = await hold(shop, { appointmentTime: afternoon });
      expect(await crewIdOf(held.booking.trackingCode)).toBe(other);
    }
    expect(await refusal(hold(shop, { appointmentTime: afternoon }))).toMatchObject({ code: 'slot_taken' });
    await expect(hold(shop, { appointmentDate: '2026-12-10', appointmentTime: afternoon })).resolves.toBeDefined();
  });

  test('is on the board with the reason', async () => {
    await change(crewId, { absences: away });
    const query = { from: '2026-12-09', days: 2, region: regionId };
    const [crew] = (await owner.staff('getSchedule', { query })).regions[0]?.crews ?? [];
    expect(crew?.days.map((day) => [day.isWorking, day.away])).toEqual([
      [false, 'Training'],
      [true, null],
    ]);
  });

  test('keeps its absences when another change leaves them out; the audit has no reason', async () => {
    await change(crewId, { absences: away });
    await change(crewId, { name: 'Renamed' });
    expect((await crewOf(crewId)).absences).toEqual(away);
    const rows = await shop.database.connection.select().from(audit).all();
    expect(JSON.stringify(rows)).toContain('2026-12-07');
    expect(JSON.stringify(rows)).not.toContain('Training');
  });

  test.each([
    [{ absences: [{ from: '2026-12-09', until: '2026-12-07', reason: 'Training' }] }],
    [{ absences: [{ from: '2026-12-07', until: '2026-12-09', reason: '' }] }],
    [{ hours: [{ opens: '12:00', closes: '09:00' }, null, null, null, null, null, null] }],
    [{ hours: [{ opens: '09:00', closes: '12:00' }] }],
  ])('is refused with %j', async (changes) => {
    expect(await refusal(change(crewId, changes))).toMatchObject({ status: 400 });
  });
});

describe('a crew with its own hours', () => {
  const shortTuesday = [null, null, { opens: '10:00', closes: '15:00' }, null, null, null, null];

  test('gets jobs that are done, with their travel, within them', async () => {
    await change(crewId, { hours: shortTuesday });
    for (const other of crewIds.slice(1)) await change(other, { isActive: false });
    const within = startsInTime(basicMinutes, '15:00').filter((start) => start >= '10:00');
    expect(within).not.toEqual([]);
    expect(await offered()).toEqual(within);
    // Not taken: no one bought it.
    const [day] = (await shop.call('getAvailability', { query: basic })).days;
    expect(day?.starts.find((start) => start.time === startsInTime(basicMinutes).at(-1))).toMatchObject({
      reason: 'closed',
    });
    expect(await refusal(hold(shop, { appointmentTime: afternoon }))).toMatchObject({ code: 'slot_taken' });
    await expect(hold(shop, { appointmentTime: within[0] ?? time })).resolves.toBeDefined();
  });

  test('keeps the jobs that it has outside them, which are shown first', async () => {
    await book(shop, { appointmentTime: afternoon });
    expect((await change(crewId, { hours: shortTuesday, dryRun: true })).standing).toMatchObject({
      count: 1,
      bookings: [{ reason: 'Outside the crew’s hours' }],
    });
  });
});
