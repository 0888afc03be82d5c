import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventFile } from '../testing/calendar-event';
import { book, cancel, reschedule } from '../testing/customer';
import { type LoggedIn, loggedIn } from '../testing/logged-in';
import { openRealCalDav, type RealCalDav, realServers } from '../testing/real-caldav';
import { sampleShop } from '../testing/sample-shop';
import { openTestShop, type TestShop } from '../testing/test-shop';

const crewId = sampleShop.crewId;

describe.each(realServers)('a crew’s calendar on %s', (name) => {
  let shop: TestShop;
  let owner: LoggedIn;
  let server: RealCalDav;

  beforeEach(async () => {
    server = await openRealCalDav(name);
    shop = await openTestShop();
    owner = await loggedIn(shop, { role: 'admin' });
  });
  afterEach(async () => {
    await shop.close();
    await server.close();
  });

  async function connect() {
    const login = { url: server.url, ...server.login };
    const { calendars, failure } = await owner.staff('findCrewCalendars', { body: login });
    expect([failure, calendars.map(({ url }) => url)]).toEqual([null, [server.calendarUrl]]);
    const [calendar] = calendars;
    await owner.staff('connectCrewCalendar', { body: { ...login, crewId, calendarUrl: calendar?.url ?? '' } });
    await expectInStep();
  }

  async function expectInStep() {
    const { crews } = await owner.staff('getCrewCalendars', {});
    const state = crews.find((crew) => crew.crewId === crewId)?.connection;
    expect(state).toMatchObject({ state: 'on', failure: null, unreadable: 0 });
  }

  async function run() {
    shop.clock.advance(60_000);
    await shop.runCalendars();
  }

  async function breaks(date = '2026-12-08') {
    const { regions } = await owner.staff('getSchedule', {
      query: { from: date, days: 1, region: sampleShop.regionId },
    });
    const day = regions[0]?.crews.find(({ id }) => id === crewId)?.days[0];
    return (day?.breaks ?? []).map(({ from, until }) => `${from}–${until}`);
  }

  const ours = async () => [...(await server.files())].filter(([file]) => file.startsWith('tintforge-job-'));
  const starts = async () => (await ours()).map(([, text]) => /DTSTART;TZID=America\/New_York:(\w+)/.exec(text)?.[1]);

  test('both directions follow every change', async () => {
    const ticket = await book(shop);
    await server.put('errand.ics', eventFile({ uid: 'errand', start: '2026-12-09 10:00', end: '2026-12-09 11:00' }));
    await connect();
    expect([await breaks('2026-12-09'), await starts()]).toEqual([['10:00–11:00'], ['20261208T090000']]);

    await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: '13:00' });
    await server.put('errand.ics', eventFile({ uid: 'errand', start: '2026-12-10 12:00', end: '2026-12-10 13:00' }));
    await run();
    expect([await breaks('2026-12-09'), await breaks('2026-12-10')]).toEqual([[], ['12:00–13:00']]);
    expect(await starts()).toEqual(['20261211T130000']);

    await cancel(shop, ticket);
    await server.remove('errand.ics');
    await run();
    expect([await breaks('2026-12-10'), await ours()]).toEqual([[], []]);
  });

  test('recurring events, with an exception, a day and a zone of their own', async () => {
    const rule = ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'EXDATE;TZID=America/New_York:20261215T120000'];
    await server.put(
      'school.ics',
      eventFile({ uid: 'school', start: '2026-06-02 12:00', end: '2026-06-02 13:00', more: rule }),
    );
    await connect();
    for (const [date, hours] of [
      ['2026-12-08', ['12:00–13:00']],
      ['2026-12-15', []],
      ['2026-12-22', ['12:00–13:00']],
    ] as const) {
      expect([date, await breaks(date)]).toEqual([date, hours]);
    }
  });

  test('a job that the crew moved or deleted there is put back', async () => {
    await book(shop);
    await connect();
    const [[file, text] = ['', '']] = await ours();
    await server.put(file, text.replaceAll('T090000', 'T110000').replaceAll('T120000', 'T140000'));
    await run();
    expect(await starts()).toEqual(['20261208T090000']);
    await server.remove(file);
    await run();
    expect(await starts()).toEqual(['20261208T090000']);
  });

  test('nothing is written while nothing changes', async () => {
    await book(shop);
    await connect();
    await run();
    const before = await server.files();
    await run();
    expect(await server.files()).toEqual(before);
    await expectInStep();
  });

  test('a server that goes and comes back has everything afterward', async () => {
    await connect();
    await server.stop();
    await book(shop);
    await run();
    await server.start();
    await owner.staff('syncCrewCalendar', { body: { crewId } });
    expect(await starts()).toEqual(['20261208T090000']);
    await expectInStep();
  });

  test('disconnecting removes our jobs and leaves the crew’s events', async () => {
    await book(shop);
    await server.put('errand.ics', eventFile({ uid: 'errand', start: '2026-12-09 10:00', end: '2026-12-09 11:00' }));
    await connect();
    await owner.staff('disconnectCrewCalendar', { body: { crewId, forget: false } });
    expect([...(await server.files()).keys()]).toEqual(['errand.ics']);
    expect(await breaks('2026-12-09')).toEqual([]);
  });
});
