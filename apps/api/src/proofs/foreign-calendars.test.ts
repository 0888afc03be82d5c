import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { calendarBreaksOf, connectionOf } from '../features/admin/crew-calendars/store';
import { timeOfCell } from '../features/admin/schedule/board-views';
import { type CalDavServer, openCalDavServer } from '../testing/caldav-server';
import { eventFile } from '../testing/calendar-event';
import { loggedIn } from '../testing/logged-in';
import { sampleShop } from '../testing/sample-shop';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { proveBounds } from './foreign-calendars/prove-bounds';

test('hostile answers are read within bounds, and the next calendar after each', async () => {
  await proveBounds({ seed: `${inject('slice')}`, kinds: 8 });
}, 600_000);

const { crewId, otherCrewId } = sampleShop;
const minute = 60_000;

let shop: TestShop;
let hostile: CalDavServer;
let other: CalDavServer;

beforeEach(async () => {
  shop = await openTestShop();
  const owner = await loggedIn(shop, { role: 'admin' });
  [hostile, other] = [await openCalDavServer(), await openCalDavServer()];
  for (const [crew, server] of [
    [crewId, hostile],
    [otherCrewId, other],
  ] as const) {
    const body = { crewId: crew, url: server.url, ...server.login, calendarUrl: server.calendarUrl('work') };
    await owner.staff('connectCrewCalendar', { body });
  }
});
afterEach(async () => {
  await Promise.all([hostile.close(), other.close()]);
  await shop.close();
});

async function run(): Promise<void> {
  shop.clock.advance(minute);
  await shop.runCalendars();
}

/** Why the calendars of both crews aren't in step. */
async function failures(): Promise<(string | null | undefined)[]> {
  const { connection } = shop.database;
  const rows = await Promise.all([crewId, otherCrewId].map((id) => connectionOf(connection, id)));
  return rows.map((row) => row?.failure);
}

/** The half hours of a day that are taken for a crew's calendar, in rows. */
async function breaksOf(id: string, date = '2026-12-08'): Promise<string[]> {
  const breaks = await calendarBreaksOf(shop.database.connection, { crewId: id, dates: [date] });
  return breaks.map(({ fromCell, untilCell }) => `${timeOfCell(fromCell)}–${timeOfCell(untilCell)}`);
}

const errand = (hour: string) =>
  eventFile({ uid: 'errand', start: `2026-12-08 ${hour}:00`, end: `2026-12-08 ${hour}:30` });

test('a calendar that is too much fails alone, keeps its hours, and does so after a restart, too', async () => {
  hostile.put('work', 'errand.ics', errand('11'));
  await run();
  const rule = 'RRULE:FREQ=MINUTELY;INTERVAL=16';
  const more = Array.from({ length: 15 }, (_, at) => errand('10').replace('UID:errand', `UID:${at}\r\n${rule}`));
  for (const [at, text] of more.entries()) hostile.put('work', `${at}.ics`, text);
  other.put('work', 'errand.ics', errand('12'));
  await run();
  expect(await failures()).toEqual(['too-large', null]);
  expect([await breaksOf(crewId), await breaksOf(otherCrewId)]).toEqual([['11:00–11:30'], ['12:00–12:30']]);
  await shop.restart();
  other.put('work', 'errand.ics', errand('13'));
  await run();
  expect([await failures(), await breaksOf(otherCrewId)]).toEqual([['too-large', null], ['13:00–13:30']]);
});

test('a server that wants another protocol fails, and another crew’s calendar is in step', async () => {
  hostile.answers = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n';
  other.put('work', 'errand.ics', errand('12'));
  await run();
  expect([await failures(), await breaksOf(otherCrewId)]).toEqual([['unreachable', null], ['12:00–12:30']]);
});

test('every other half hour of half a year is taken', async () => {
  hostile.put('work', 'half.ics', errand('00').replace('UID:errand', 'UID:half\r\nRRULE:FREQ=HOURLY'));
  await run();
  expect(await failures()).toEqual([null, null]);
  for (const date of ['2026-12-08', '2027-05-11']) {
    const breaks = await breaksOf(crewId, date);
    expect(breaks.length).toBeGreaterThan(5);
    expect(breaks.filter((each) => !/^\d\d:00–\d\d:30$/.test(each))).toEqual([]);
  }
});
