import { connectCalendar } from '../../features/admin/crew-calendars/connect-calendar';
import { connectionOf } from '../../features/admin/crew-calendars/store';
import { cellOfTime } from '../../features/admin/schedule/break-hours';
import { type CalDavMishap, openCalDavServer } from '../../testing/caldav-server';
import { eventFile } from '../../testing/calendar-event';
import { sampleShop } from '../../testing/sample-shop';
import { ownerOf } from '../../testing/staff';
import { type CrewSide, cellsBetween, clock } from '../calendar-edits/own-events';
import { type Action, wantedStarts } from './steps';
import type { World } from './world';

const minute = 60_000;

type CalendarEdit = Extract<Action, { kind: 'calendar' }>;

/** A crew adds, moves or deletes a private event, or spoils one of ours. Its first edit connects its calendar. */
export async function editCrewCalendar(world: World, edit: CalendarEdit): Promise<string> {
  const side = await sideOf(world, sampleShop.crewIds[edit.crew] ?? sampleShop.crewId);
  const { events, server } = side;
  const known = [...events.keys()];
  const uid = known[edit.which % Math.max(1, known.length)];
  switch (edit.deed) {
    case 'add':
      return putEvent(side, { uid: `own-${events.size}-${server.calls.length}`, edit });
    case 'move':
      return uid === undefined ? 'nothing to move' : putEvent(side, { uid, edit });
    case 'delete':
      if (uid === undefined) return 'nothing to delete';
      events.delete(uid);
      server.remove('work', `${uid}.ics`);
      return `${uid} is gone`;
    case 'spoil a job':
      return spoilJob(side, edit.which);
  }
}

async function sideOf(world: World, crewId: string): Promise<CrewSide> {
  const known = world.calendars.get(crewId);
  if (known !== undefined) return known;
  const server = await openCalDavServer();
  // Of two edits at the same moment, one opens the crew's calendar.
  const opened = world.calendars.get(crewId);
  if (opened !== undefined) {
    await server.close();
    return opened;
  }
  const side = { server, events: new Map() };
  world.calendars.set(crewId, side);
  await connect(world, { crewId, side });
  return side;
}

async function connect({ shop }: World, { crewId, side }: { crewId: string; side: CrewSide }): Promise<void> {
  const { url, login, calendarUrl } = side.server;
  const { userId } = await ownerOf(shop);
  const order = { crewId, url, ...login, calendarUrl: calendarUrl('work'), userId };
  const refused = await connectCalendar(shop.crewCalendars, order);
  if (refused !== undefined) throw new Error(`The calendar of ${crewId} was refused with ${refused.body.code}`);
}

function putEvent(side: CrewSide, { uid, edit }: { uid: string; edit: CalendarEdit }): string {
  const { appointmentDate: date, appointmentTime } = wantedStarts[edit.start] ?? wantedStarts[0];
  const from = (cellOfTime(appointmentTime) + edit.from) * 30;
  const until = from + edit.length * 30;
  const [start, end] = [`${date} ${clock(from)}`, `${date} ${clock(until)}`];
  const file = `${uid}.ics`;
  const text = eventFile({ uid, start, end });
  side.events.set(uid, { file, text, cells: new Set(cellsBetween(date, { from, until })) });
  side.server.put('work', file, text);
  return `${uid} from ${start} to ${end}`;
}

/** A job in the calendar is deleted or set to another hour, which the next run puts right. */
function spoilJob({ server }: CrewSide, which: number): string {
  const jobs = [...server.files('work').entries()].filter(([name]) => name.startsWith('tintforge-job-'));
  const [name, text] = jobs[which % Math.max(1, jobs.length)] ?? [];
  if (name === undefined || text === undefined) return 'no job there';
  if (which % 2 === 0) server.remove('work', name);
  else server.put('work', name, text.replaceAll(/T(\d\d)0000\r/g, 'T210000\r').replace('SUMMARY:', 'SUMMARY:Not '));
  return `${name} is spoiled`;
}

/** A minute later the calendars that are due have their turn; after some calls the network fails in one way. */
export async function runCalendars(
  { shop, calendars }: World,
  { mishap, spared }: { mishap: CalDavMishap | undefined; spared: number },
): Promise<string> {
  let left = spared;
  for (const { server } of calendars.values()) {
    server.mishap = () => {
      left -= 1;
      return left < 0 ? mishap : undefined;
    };
  }
  shop.clock.advance(minute);
  await shop.runCalendars();
  return mishap ?? 'done';
}

/** The network is back, and every calendar has its turn, also one that failed or whose connecting or run was killed. */
export async function settleCalendars(world: World): Promise<void> {
  const { shop, calendars } = world;
  if (calendars.size === 0) return;
  for (const [crewId, side] of calendars) {
    side.server.mishap = () => undefined;
    const isConnected = (await connectionOf(shop.database.connection, crewId)) !== undefined;
    if (!isConnected) await connect(world, { crewId, side });
  }
  for (let round = 0; round < 2; round += 1) {
    shop.clock.advance(61 * minute);
    await shop.runCalendars();
  }
}

/** Closes the servers of a history. */
export async function closeCalendars({ calendars }: World): Promise<void> {
  for (const { server } of calendars.values()) await server.close();
}
