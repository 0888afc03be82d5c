import type { StartTime } from '@tintforge/booking-core';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { crewBreaks, crewCells } from '../../db/schema';
import { connectCalendar } from '../../features/admin/crew-calendars/connect-calendar';
import { addBreak } from '../../features/admin/schedule/add-break';
import { removeBreak } from '../../features/admin/schedule/remove-break';
import { openCalDavServer } from '../../testing/caldav-server';
import { cancel, hold, reschedule, type Ticket } from '../../testing/customer';
import { makeAccount } from '../../testing/logged-in';
import { sampleShop } from '../../testing/sample-shop';
import { seededRandomness } from '../../testing/seeded-randomness';
import { keepByStaff } from '../../testing/staff';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { disagreements } from './agreement';
import { type CrewSide, type Draw, days, editCalendar } from './own-events';

const crews = [sampleShop.crewId, sampleShop.otherCrewId] as const;
const minute = 60_000;

interface World {
  shop: TestShop;
  sides: Map<string, CrewSide>;
  tickets: Ticket[];
  userId: string;
  draw: Draw;
}

/**
 * One shop and the calendars of two crews, edited on both sides in random order while the network comes and goes. Once
 * it is back, both sides say the same, and another run writes nothing.
 */
export async function proveEdits({ seed, edits }: { seed: string; edits: number }): Promise<void> {
  const world = await openWorld(seed);
  try {
    for (let edit = 0; edit < edits; edit += 1) {
      await makeEdit(world);
      if (world.draw(4) === 0) await expectOnePlace(world);
    }
    await settle(world);
    await expectAgreed(world);
    await expectQuiet(world);
  } finally {
    for (const { server } of world.sides.values()) await server.close();
    await world.shop.close();
  }
}

async function openWorld(seed: string): Promise<World> {
  const shop = await openTestShop({ seed });
  const random = seededRandomness(`edits ${seed}`, shop.clock);
  const draw: Draw = (below) => (Buffer.from(random.bytes(4)).readUInt32LE() % below) >>> 0;
  const { id: userId } = await makeAccount(shop, { role: 'admin' });
  const sides = new Map<string, CrewSide>();
  for (const crewId of crews) {
    const server = await openCalDavServer();
    const login = { url: server.url, ...server.login, calendarUrl: server.calendarUrl('work') };
    expect(await connectCalendar(shop.crewCalendars, { crewId, ...login, userId })).toBeUndefined();
    sides.set(crewId, { server, events: new Map() });
  }
  return { shop, sides, tickets: [], userId, draw };
}

const starts = [sampleShop.time, '10:00', '11:00', '13:00', '15:00', '17:00'] as const satisfies StartTime[];

async function makeEdit(world: World): Promise<void> {
  const { shop, sides, draw, tickets, userId } = world;
  const crewId = crews[draw(crews.length)] ?? crews[0];
  const side = sides.get(crewId);
  if (side === undefined) throw new Error('There are two crews');
  const place = {
    appointmentDate: days[draw(days.length)] ?? days[0],
    appointmentTime: starts[draw(starts.length)] ?? sampleShop.time,
  };
  const ticket = tickets[draw(Math.max(tickets.length, 1))];
  switch (draw(10)) {
    case 0: {
      const held = await hold(shop, place).catch(() => undefined);
      if (held === undefined) return;
      // Some holds end without a job.
      if (draw(4) === 0) return;
      await keepByStaff(shop, held);
      tickets.push(held);
      return;
    }
    case 1:
      if (ticket !== undefined) await reschedule(shop, ticket, place).catch(() => undefined);
      return;
    case 2:
      if (ticket !== undefined) await cancel(shop, ticket, 0).catch(() => undefined);
      return;
    case 3: {
      const date = days[draw(days.length)] ?? days[0];
      await addBreak(shop.payments.bookings, {
        crewId,
        date,
        from: '12:00',
        until: '13:30',
        reason: 'Workshop',
        userId,
      });
      return;
    }
    case 4: {
      const rows = await shop.database.connection.select().from(crewBreaks).where(eq(crewBreaks.crewId, crewId)).all();
      const row = rows[draw(Math.max(rows.length, 1))];
      if (row !== undefined)
        await removeBreak(shop.payments.bookings, { id: row.id, userId, isWholeBlock: draw(2) === 0 });
      return;
    }
    case 5:
      fail(side, draw);
      return;
    case 6:
    case 7:
      shop.clock.advance(minute);
      await shop.runExpiry();
      await shop.runCalendars();
      return;
    default:
      editCalendar(draw, side);
  }
}

/** The network of a crew's server fails in one of three ways for a few calls, or for good. */
function fail({ server }: CrewSide, draw: Draw): void {
  const kind = (['lost-before', 'lost-after', 'unavailable'] as const)[draw(3)];
  let left = draw(3) === 0 ? Number.POSITIVE_INFINITY : 1 + draw(5);
  // Somewhere in the middle of a run.
  let spared = draw(6);
  server.mishap = () => {
    if (spared > 0) {
      spared -= 1;
      return undefined;
    }
    left -= 1;
    return left >= 0 ? kind : undefined;
  };
}

/** The network is back, and every calendar gets its turn. */
async function settle({ shop, sides }: World): Promise<void> {
  for (const { server } of sides.values()) server.mishap = () => undefined;
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(61 * minute);
    await shop.runExpiry();
    await shop.runCalendars();
  }
}

/** The half hours of jobs and breaks, by the crew: each has one occupant, and no break lacks one. */
async function expectOnePlace({ shop }: World): Promise<void> {
  const { connection } = shop.database;
  const cells = await connection.select().from(crewCells).all();
  const places = cells.map(({ crewId, date, cell }) => `${crewId} ${date} ${cell}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { id, fromCell, untilCell } of await connection.select().from(crewBreaks).all()) {
    const own = cells.filter(({ breakId }) => breakId === id).map(({ cell }) => cell);
    expect(own.sort((one, other) => one - other)).toEqual(
      Array.from({ length: untilCell - fromCell }, (_, index) => fromCell + index),
    );
  }
}

async function expectAgreed(world: World): Promise<void> {
  await expectOnePlace(world);
  for (const [crewId, side] of world.sides) expect(await disagreements(world.shop, { crewId, side })).toEqual([]);
}

/** With both sides in step, another run writes nothing on either. */
async function expectQuiet({ shop, sides }: World): Promise<void> {
  const before = await shop.database.connection.select().from(crewBreaks).all();
  for (const { server } of sides.values()) server.calls.length = 0;
  shop.clock.advance(minute);
  await shop.runCalendars();
  for (const { server } of sides.values()) expect(server.calls).toEqual(['PROPFIND']);
  expect(await shop.database.connection.select().from(crewBreaks).all()).toEqual(before);
}
