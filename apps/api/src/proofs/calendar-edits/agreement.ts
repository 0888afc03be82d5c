import { openingOn } from '@tintforge/booking-core';
import { timeZone } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';
import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import { bookings, crewBreaks, crewCalendarClashes, crewCells, visits } from '../../db/schema';
import { cellOfTime } from '../../features/admin/schedule/break-hours';
import { sampleShop } from '../../testing/sample-shop';
import type { TestShop } from '../../testing/test-shop';
import { blockedBy, type CrewSide } from './own-events';

/** A crew, and its side of the calendar. */
interface CrewWithSide {
  crewId: string;
  side: CrewSide;
}

/**
 * Where a crew's calendar and the shop disagree once both have had their turn, in words; empty when they agree. Each job
 * is there once, as it is here, and the crew's own events are as it left them. From today on, blocked hours within
 * working hours are taken, no others are taken for them, and each job in them that is still to be done is a clash.
 */
export async function disagreements(shop: TestShop, crew: CrewWithSide): Promise<string[]> {
  return [...(await inCalendar(shop, crew)), ...(await inShop(shop, crew))];
}

const jobFile = (name: string) => name.startsWith('tintforge-job-');

async function inCalendar(shop: TestShop, { crewId, side }: CrewWithSide): Promise<string[]> {
  const rows = await shop.database.connection
    .select({ visit: visits })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(
      and(
        eq(visits.crewId, crewId),
        inArray(visits.status, ['planned', 'in-progress', 'completed']),
        ne(bookings.status, 'pending'),
      ),
    )
    .all();
  const files = [...side.server.files('work')];
  const jobs = {
    wanted: rows.map(({ visit: { bookingId, number, date, time } }) => {
      const start = `${date}T${time}`.replaceAll(/[-:]/g, '');
      return `tintforge-job-${bookingId}${number === 1 ? '' : `.${number}`}.ics ${start}00`;
    }),
    found: files
      .filter(([name]) => jobFile(name))
      .map(([name, text]) => `${name} ${new RegExp(`DTSTART;TZID=${timeZone}:(\\w+)`).exec(text)?.[1]}`),
  };
  const own = {
    wanted: [...side.events.values()].map(({ file, text }) => `${file} ${text}`),
    found: files.filter(([name]) => !jobFile(name)).map(([name, text]) => `${name} ${text}`),
  };
  return [...differences('job in the calendar', jobs), ...differences('event of the crew’s', own)];
}

async function inShop(shop: TestShop, { crewId, side }: CrewWithSide): Promise<string[]> {
  const { connection } = shop.database;
  const today = localMoment(shop.clock.now()).date;
  const rows = await connection
    .select({
      cell: crewCells.cell,
      date: crewCells.date,
      bookingId: crewCells.bookingId,
      visitNumber: crewCells.visitNumber,
      held: bookings.status,
      status: visits.status,
      isFromCalendar: crewBreaks.isFromCalendar,
    })
    .from(crewCells)
    .leftJoin(bookings, eq(bookings.id, crewCells.bookingId))
    .leftJoin(visits, and(eq(visits.bookingId, crewCells.bookingId), eq(visits.number, crewCells.visitNumber)))
    .leftJoin(crewBreaks, eq(crewBreaks.id, crewCells.breakId))
    .where(and(eq(crewCells.crewId, crewId), gte(crewCells.date, today)))
    .all();
  const taken = rows.map(({ date, cell, ...row }) => ({ place: `${date} ${cell}`, ...row }));
  const blocked = new Set([...blockedBy(side)].filter((place) => place >= today));
  const isWorked = workedHours(shop);

  const others = new Set(taken.flatMap(({ place, isFromCalendar }) => (isFromCalendar === true ? [] : [place])));
  const breaks = {
    wanted: [...blocked].filter((place) => isWorked(place) && !others.has(place)),
    found: taken.flatMap(({ place, isFromCalendar }) => (isFromCalendar === true ? [place] : [])),
  };
  const inBlocked = taken.flatMap(({ place, bookingId, visitNumber, held, status }) =>
    bookingId !== null && status === 'planned' && held !== 'pending' && blocked.has(place)
      ? [`${bookingId} ${visitNumber}`]
      : [],
  );
  const rowsOfClashes = await connection
    .select()
    .from(crewCalendarClashes)
    .where(eq(crewCalendarClashes.crewId, crewId))
    .all();
  const clashes = {
    wanted: [...new Set(inBlocked)],
    found: rowsOfClashes.map(({ bookingId, visitNumber }) => `${bookingId} ${visitNumber}`),
  };
  return [...differences('half hour of a break', breaks), ...differences('clash', clashes)];
}

/** True for half hours (`2026-12-08 19`) in which the crews of the first region work. */
function workedHours({ catalogue }: TestShop): (place: string) => boolean {
  const region = catalogue.regions.find(({ id }) => id === sampleShop.regionId);
  return (place) => {
    const [date = '', cell = ''] = place.split(' ');
    const hours = region === undefined ? undefined : openingOn(region, date);
    return hours !== undefined && Number(cell) >= cellOfTime(hours.opens) && Number(cell) < cellOfTime(hours.closes);
  };
}

function differences(
  what: string,
  { wanted, found }: { wanted: readonly string[]; found: readonly string[] },
): string[] {
  return [
    ...wanted.filter((each) => !found.includes(each)).map((each) => `no ${what}: ${each}`),
    ...found
      .filter((each, index) => !wanted.includes(each) || found.indexOf(each) < index)
      .map((each) => `a ${what} too many: ${each}`),
  ];
}
