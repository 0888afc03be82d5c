import { timeZone } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crewCalendars } from '../../../db/schema';
import { type CalDavServer, openCalDavServer } from '../../../testing/caldav-server';
import { eventFile } from '../../../testing/calendar-event';
import { book, cancel, furtherCarOf, hold, refusal, reschedule } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { instantOnShopClock, later, sampleShop } from '../../../testing/sample-shop';
import { auditOf } from '../../../testing/staff';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { afternoon, closes, crewId, farRegionId, minutes, opens, otherCrewId, regionId, time } = sampleShop;
/** A time on 2026-12-08 as events have it. */
const eighth = (clock: string) => `2026-12-08 ${clock}`;
/** An hour and two after a sample job begins. */
const [hourIn, twoHoursIn] = [later(time, 60), later(time, 120)];
/** Now, as settings show it. */
const now = instantOnShopClock('2026-12-01T10:00').replace('.000Z', 'Z');
/** A time as calendar files have it: 090000. */
const stamp = (clock: string) => `${clock.replace(':', '')}00`;

let shop: TestShop;
let owner: LoggedIn;
let server: CalDavServer;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
  server = await openCalDavServer(['private', 'work']);
});
afterEach(async () => {
  await server.close();
  await shop.close();
});

const minute = 60_000;

const login = () => ({ url: server.url, ...server.login });
const connect = (changes = {}) =>
  owner.staff('connectCrewCalendar', {
    body: { crewId, ...login(), calendarUrl: server.calendarUrl('work'), ...changes },
  });
const find = (changes = {}) => owner.staff('findCrewCalendars', { body: { ...login(), ...changes } });
const disconnect = (forget = false) => owner.staff('disconnectCrewCalendar', { body: { crewId, forget } });

/** The connection as its settings show it. */
async function connection() {
  const { crews } = await owner.staff('getCrewCalendars', {});
  return crews.find((crew) => crew.crewId === crewId)?.connection;
}

/** A minute later, when the calendar is due again. */
async function run(): Promise<void> {
  shop.clock.advance(minute);
  await shop.runCalendars();
}

const block = (uid: string, start: string, end: string, more: string[] = []) =>
  server.put('work', `${uid}.ics`, eventFile({ uid, start, end, more }));

/** The crew's day on the board. */
async function dayOf(date = '2026-12-08') {
  const { regions } = await owner.staff('getSchedule', { query: { from: date, days: 1, region: regionId } });
  const day = regions[0]?.crews.find(({ id }) => id === crewId)?.days[0];
  if (day === undefined) throw new Error('The board has no such crew');
  return day;
}

const breaks = async (date?: string) => (await dayOf(date)).breaks.map(({ from, until }) => `${from}–${until}`);

/** Our events in the calendar. */
const ours = () => [...server.files('work').entries()].filter(([name]) => name.startsWith('tintforge-job-'));

describe('connecting', () => {
  test('finds the calendars of a login, and connects one of them', async () => {
    const found = await find();
    expect(found).toEqual({
      calendars: [
        { url: server.calendarUrl('private'), name: 'private' },
        { url: server.calendarUrl('work'), name: 'work' },
      ],
      failure: null,
    });
    expect(await connection()).toBeNull();
    const { crews } = await connect();
    expect(crews.find((crew) => crew.crewId === crewId)?.connection).toEqual({
      serverUrl: server.url,
      username: server.login.username,
      calendarName: 'work',
      state: 'on',
      syncedAt: now,
      triedAt: now,
      failure: null,
      unreadable: 0,
      oddEvents: [],
      clashes: [],
    });
  });

  test('takes the address of a calendar itself', async () => {
    expect((await find({ url: server.calendarUrl('work') })).calendars).toEqual([
      { url: server.calendarUrl('work'), name: 'work' },
    ]);
  });

  test.each([
    ['a wrong password', { password: 'wrong' }, 'login-refused'],
    ['a server that isn’t there', { url: 'http://127.0.0.1:9' }, 'unreachable'],
    ['no address', { url: 'not an address' }, 'not-allowed'],
  ])('says what is wrong with %s', async (_what, changes, failure) => {
    expect(await find(changes)).toEqual({ calendars: [], failure });
  });

  test.each([
    ['a principal', 'current-user-principal'],
    ['a home', 'calendar-home-set'],
  ] as const)('a login isn’t sent to another host that a server names as %s', async (_what, property) => {
    const elsewhere = await openCalDavServer(['work']);
    server.hrefs[property] = `${elsewhere.url}/dav/`;
    expect(await find()).toEqual({ calendars: [], failure: 'not-allowed' });
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.close();
  });

  test('a calendar that the login doesn’t have is not connected', async () => {
    const refused = await refusal(connect({ calendarUrl: 'http://127.0.0.1:9/calendar/' }));
    expect(refused).toMatchObject({ status: 400, code: 'invalid_value' });
    expect(await connection()).toBeNull();
  });

  test('the password is in no table, no audit and no response in plain', async () => {
    await connect();
    const row = await shop.database.connection.select().from(crewCalendars).get();
    expect(row?.password).toMatch(/^v1\./);
    expect(JSON.stringify([row, await auditOf(shop), await owner.staff('getCrewCalendars', {})])).not.toContain(
      'ünusual',
    );
  });

  test('another calendar needs the first to be disconnected, another password doesn’t', async () => {
    await connect();
    const other = await refusal(connect({ calendarUrl: server.calendarUrl('private') }));
    expect(other).toMatchObject({ status: 409, code: 'in_calendar' });
    await connect();
  });
});

describe('what the crew blocks', () => {
  test('is a break, takes its half hours, and says nothing of what it is', async () => {
    block('errand', '2026-12-08 10:15', '2026-12-08 11:30');
    await connect();
    expect((await dayOf()).breaks).toMatchObject([
      { from: '10:00', until: '11:30', reason: 'Busy in the crew’s calendar', isFromCalendar: true },
    ]);
    // It goes to another crew: a job in the morning would run into it.
    await book(shop);
    expect((await dayOf()).jobs).toEqual([]);
  });

  test('goes and moves with the calendar', async () => {
    block('errand', '2026-12-08 10:00', '2026-12-08 11:00');
    await connect();
    block('errand', '2026-12-08 12:00', '2026-12-08 13:00');
    await run();
    expect(await breaks()).toEqual(['12:00–13:00']);
    server.remove('work', 'errand.ics');
    await run();
    expect(await breaks()).toEqual([]);
  });

  test('outside of working hours takes nothing', async () => {
    block('early', eighth('05:00'), eighth(opens));
    block('late', eighth(closes), '2026-12-09 06:00');
    block('sunday', '2026-12-06 10:00', '2026-12-06 12:00');
    await connect();
    for (const date of ['2026-12-06', '2026-12-08', '2026-12-09']) expect(await breaks(date)).toEqual([]);
  });

  test('every week comes every week', async () => {
    block('school', '2026-12-01 12:00', '2026-12-01 13:00', ['RRULE:FREQ=WEEKLY']);
    await connect();
    for (const date of ['2026-12-08', '2026-12-15', '2027-04-06']) expect(await breaks(date)).toEqual(['12:00–13:00']);
  });

  test('can’t be removed on the board', async () => {
    block('errand', '2026-12-08 10:00', '2026-12-08 11:00');
    await connect();
    const [pause] = (await dayOf()).breaks;
    const refused = await refusal(
      owner.staff('removeBreak', { params: { id: pause?.id ?? '' }, body: { isWholeBlock: false } }),
    );
    expect(refused).toMatchObject({ status: 409, code: 'in_calendar' });
  });

  test('leaves a break of the staff’s alone', async () => {
    await owner.staff('addBreak', {
      body: { crewId, date: '2026-12-08', from: '10:00', until: '11:00', reason: 'Workshop' },
    });
    block('errand', '2026-12-08 09:30', '2026-12-08 12:00');
    await connect();
    expect((await dayOf()).breaks.map(({ from, until, reason }) => [from, until, reason])).toEqual([
      ['09:30', '10:00', 'Busy in the crew’s calendar'],
      ['10:00', '11:00', 'Workshop'],
      ['11:00', '12:00', 'Busy in the crew’s calendar'],
    ]);
  });

  test('is shown with its day where it can’t be read as it is', async () => {
    const odd = (uid: string, change: (text: string) => string, date = '2026-12-08') =>
      server.put('work', `${uid}.ics`, change(eventFile({ uid, start: `${date} 10:00`, end: `${date} 11:00` })));
    odd('zone', (text) => text.replaceAll(`${timeZone}:2`, 'Mars/Olympus:2'));
    odd('end', (text) => text.replace(/DTEND[^\r]*/, 'DTEND:20261208T100000'), '2026-12-09');
    odd('nothing', () => 'no calendar');
    await connect();
    expect(await connection()).toMatchObject({
      unreadable: 2,
      oddEvents: [
        { date: null, trouble: 'unreadable' },
        { date: '2026-12-08', trouble: 'unknown-zone' },
        { date: '2026-12-09', trouble: 'unreadable' },
      ],
      failure: null,
    });
    expect(await breaks()).toEqual(['10:00–11:00']);
  });
});

describe('the crew’s jobs', () => {
  test('appear in its calendar, with place and work and neither phone nor email', async () => {
    await book(shop);
    await connect();
    const [[name, text] = ['', ''], ...others] = ours();
    expect(others).toEqual([]);
    expect(name).toMatch(/^tintforge-job-[\da-f-]{36}\.ics$/);
    const lines = text.replaceAll('\r\n ', '');
    expect(lines).toContain(`DTSTART;TZID=${timeZone}:20261208T${stamp(time)}`);
    expect(lines).toContain('SUMMARY:Sample');
    expect(lines).not.toMatch(/555|@tintforge\.example|METHOD/);
    // It blocks nothing itself.
    expect(await breaks()).toEqual([]);
  });

  test('of a booking that two crews do at once are its own cars', async () => {
    await book(shop, { furtherCars: [furtherCarOf()], crews: 2 });
    await connect();
    const cars = ours().map(([, text]) => [...new Set(text.replaceAll('\r\n ', '').match(/Car \d/g))]);
    expect(cars).toEqual([['Car 1']]);
  });

  test('move, and go when they are cancelled', async () => {
    const ticket = await book(shop);
    await connect();
    await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: afternoon });
    await run();
    expect(ours().map(([, text]) => text.split(`DTSTART;TZID=${timeZone}:`)[1]?.slice(0, 15))).toEqual([
      `20261211T${stamp(afternoon)}`,
    ]);
    await cancel(shop, ticket);
    await run();
    expect(ours()).toEqual([]);
  });

  test('that the crew changes or deletes in its calendar are put back: they are agreed with a customer', async () => {
    await book(shop);
    await connect();
    const [[name, text] = ['', '']] = ours();
    // Two hours later.
    const moved = text
      .replace(`T${stamp(later(time, minutes))}`, `T${stamp(later(time, minutes + 120))}`)
      .replace(`T${stamp(time)}`, `T${stamp(twoHoursIn)}`);
    expect([moved.includes(`T${stamp(time)}`), moved.includes(`T${stamp(twoHoursIn)}`)]).toEqual([false, true]);
    server.put('work', name, moved);
    await run();
    expect(ours()).toEqual([[name, text]]);
    server.remove('work', name);
    await run();
    expect(ours()).toEqual([[name, text]]);
  });

  test('keep what a calendar app has added, such as an alarm', async () => {
    await book(shop);
    await connect();
    const [[name, text] = ['', '']] = ours();
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Soon', 'TRIGGER:-PT30M', 'END:VALARM', ''].join(
      '\r\n',
    );
    const withAlarm = text.replace('END:VEVENT', `${alarm}END:VEVENT`);
    server.put('work', name, withAlarm);
    await run();
    expect(server.files('work').get(name)).toBe(withAlarm);
  });

  test('leave the calendar thirty days after their day', async () => {
    await book(shop);
    await connect();
    shop.clock.advance(37 * 86_400_000);
    await shop.runCalendars();
    expect(ours()).toHaveLength(1);
    shop.clock.advance(86_400_000);
    await shop.runCalendars();
    expect(ours()).toEqual([]);
  });

  test('a hold isn’t a job yet', async () => {
    await hold(shop);
    await connect();
    expect(ours()).toEqual([]);
  });

  test('nothing is written and little is asked while nothing changes', async () => {
    await book(shop);
    await connect();
    await run();
    server.calls.length = 0;
    await run();
    await run();
    expect(server.calls).toEqual(['PROPFIND', 'PROPFIND']);
  });

  test('a calendar without a name for its state is read each time, and still nothing is written', async () => {
    server.hasMarks = false;
    await book(shop);
    await connect();
    server.calls.length = 0;
    await run();
    expect(server.calls).toEqual(['PROPFIND', 'REPORT', 'REPORT']);
  });
});

describe('a job in blocked hours', () => {
  /** From before opening on. */
  const blockUntil = (end: string) => block('errand', eighth(later(opens, -60)), eighth(end));
  const notices = async () =>
    (await owner.staff('getNotices', {})).notices.filter(({ kind }) => kind === 'calendar-clash');

  test('stays, and is shown to the office: on the board, in the news, in its history', async () => {
    const ticket = await book(shop);
    blockUntil(hourIn);
    await connect();
    const { jobs } = await dayOf();
    expect(jobs).toMatchObject([{ start: time, status: 'confirmed', calendarClash: { from: time, until: hourIn } }]);
    const code = ticket.booking.trackingCode;
    expect(await notices()).toMatchObject([{ booking: { trackingCode: code } }]);
    expect(await connection()).toMatchObject({ clashes: [code] });
    const { history } = await owner.staff('getStaffBooking', { params: { code } });
    expect(history.filter(({ kind }) => kind === 'calendar-clash')).toHaveLength(1);
  });

  test('is told once, and not any more once it is settled', async () => {
    const ticket = await book(shop);
    blockUntil(hourIn);
    await connect();
    blockUntil(twoHoursIn);
    await run();
    expect((await dayOf()).jobs).toMatchObject([{ calendarClash: { from: time, until: twoHoursIn } }]);
    expect(await notices()).toHaveLength(1);
    await cancel(shop, ticket);
    await run();
    expect(await notices()).toEqual([]);
    // The hours that the job had are blocked now.
    expect(await breaks()).toEqual([`${opens}–${twoHoursIn}`]);
  });

  test('is settled by the calendar too', async () => {
    await book(shop);
    blockUntil(hourIn);
    await connect();
    server.remove('work', 'errand.ics');
    await run();
    expect((await dayOf()).jobs).toMatchObject([{ calendarClash: null }]);
    expect(await connection()).toMatchObject({ clashes: [] });
  });
});

describe('a server in trouble', () => {
  test('is tried again later and later, and says why in the settings', async () => {
    await connect();
    server.mishap = () => 'unavailable';
    await run();
    expect(await connection()).toMatchObject({ failure: 'unreachable', syncedAt: now });
    server.calls.length = 0;
    // After one minute, two and four; the next is eight minutes later.
    for (let minutes = 0; minutes < 12; minutes += 1) await run();
    expect(server.calls).toHaveLength(3);
    server.mishap = () => undefined;
    await owner.staff('syncCrewCalendar', { body: { crewId } });
    expect(await connection()).toMatchObject({ failure: null });
  });

  test('keeps what was blocked', async () => {
    block('errand', '2026-12-08 10:00', '2026-12-08 11:00');
    await connect();
    server.mishap = () => 'lost-before';
    await run();
    expect(await breaks()).toEqual(['10:00–11:00']);
  });

  test('doesn’t hold up another crew', async () => {
    const other = await openCalDavServer();
    await connect();
    await owner.staff('connectCrewCalendar', {
      body: { crewId: otherCrewId, url: other.url, ...other.login, calendarUrl: other.calendarUrl('work') },
    });
    server.mishap = () => 'unavailable';
    other.calls.length = 0;
    await run();
    expect(other.calls).toEqual(['PROPFIND']);
    await other.close();
  });

  test('that acts and then loses its answer has each event once', async () => {
    await book(shop);
    let isLost = true;
    server.mishap = () => {
      if (!isLost || server.calls.at(-1) !== 'PUT') return undefined;
      isLost = false;
      return 'lost-after';
    };
    await connect();
    expect(await connection()).toMatchObject({ failure: 'unreachable' });
    await run();
    expect(await connection()).toMatchObject({ failure: null });
    expect(ours()).toHaveLength(1);
  });

  test('that takes no events says so', async () => {
    server.isWritable = false;
    await book(shop);
    await connect();
    expect(await connection()).toMatchObject({ failure: 'read-only' });
  });
});

describe.each([
  ['weak etags', { etags: 'weak' }],
  ['weak etags that nothing matches', { etags: 'weak', knowsAny: false }],
  ['no etags', { etags: 'none' }],
] as const)('a server with %s', (_what, traits) => {
  beforeEach(() => {
    Object.assign(server, traits);
  });

  test('has each job as it is here: written, moved, put back and removed', async () => {
    const ticket = await book(shop);
    await connect();
    const [[name, text] = ['', '']] = ours();
    server.put('work', name, text.replace('SUMMARY:', 'SUMMARY:Not '));
    await run();
    expect(ours()).toEqual([[name, text]]);
    await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: afternoon });
    await run();
    expect(ours()).toMatchObject([[name, expect.stringContaining(`:20261211T${stamp(afternoon)}`)]]);
    server.remove('work', name);
    await run();
    expect(ours()).toHaveLength(1);
    await cancel(shop, ticket);
    await run();
    expect([ours(), (await connection())?.failure]).toEqual([[], null]);
  });

  test('is left with none of our jobs', async () => {
    await book(shop);
    await connect();
    await disconnect();
    expect([ours(), await connection()]).toEqual([[], null]);
  });
});

describe('a server that refuses to change a job', () => {
  test.each([
    [412, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
    [403, 'read-only'],
  ])('with %s is shown to fail until it lets it', async (status, failure) => {
    const ticket = await book(shop);
    await connect();
    await reschedule(shop, ticket, { appointmentDate: '2026-12-11', appointmentTime: afternoon });
    server.refusals.set('PUT', status);
    block('errand', '2026-12-09 10:00', '2026-12-09 11:00');
    await run();
    expect([await connection(), await breaks('2026-12-09')]).toMatchObject([{ failure }, ['10:00–11:00']]);
    server.refusals.clear();
    await owner.staff('syncCrewCalendar', { body: { crewId } });
    expect(await connection()).toMatchObject({ failure: null });
    expect(ours()).toMatchObject([[expect.anything(), expect.stringContaining(':20261211T')]]);
  });

  test('or to remove it is shown, too, also when it is left', async () => {
    const ticket = await book(shop);
    await connect();
    server.refusals.set('DELETE', 412);
    await cancel(shop, ticket);
    await run();
    expect(await connection()).toMatchObject({ failure: 'refused' });
    await disconnect();
    expect(await connection()).toMatchObject({ state: 'leaving', failure: 'refused' });
  });

  test('has the others all the same', async () => {
    await book(shop);
    await connect();
    const [[name, text] = ['', '']] = ours();
    server.put('work', name, text.replace('SUMMARY:', 'SUMMARY:Not '));
    server.refusals.set('PUT', 412);
    await run();
    const second = { appointmentDate: '2026-12-11', appointmentTime: time };
    await book(shop, second);
    server.calls.length = 0;
    shop.clock.advance(2 * minute);
    await shop.runCalendars();
    expect(server.calls.filter((method) => method === 'PUT')).toHaveLength(4);
  });
});

describe('an open page', () => {
  const position = async () => (await owner.staff('getChanges', { query: {} })).position;
  const told = async (since: string, who = owner) =>
    (await who.staff('getChanges', { query: { since } })).changes
      .filter(({ topic }) => topic === 'calendars' || topic === 'everything')
      .map(({ topic, subject }) => `${topic} ${subject}`);

  beforeEach(async () => {
    await connect();
  });

  test('hears of hours that a crew has blocked, moved or freed, once each', async () => {
    for (const edit of [
      () => block('errand', '2026-12-08 10:00', '2026-12-08 11:00'),
      () => block('errand', '2026-12-08 12:00', '2026-12-08 13:00'),
      () => server.remove('work', 'errand.ics'),
    ]) {
      const before = await position();
      edit();
      await run();
      expect(await told(before)).toEqual([`calendars ${crewId}`]);
      expect(await told(await position())).toEqual([]);
    }
  });

  test('hears nothing of a run that changes nothing here', async () => {
    const before = await position();
    block('dinner', '2026-12-08 21:00', '2026-12-08 22:00');
    await run();
    await run();
    expect(await told(before)).toEqual([]);
  });

  test('hears when blocked hours are taken that a job has left, without the calendar', async () => {
    block('errand', eighth(time), eighth(hourIn));
    const held = await book(shop, { appointmentDate: '2026-12-08', appointmentTime: time });
    await run();
    server.mishap = () => 'lost-before';
    const before = await position();
    await cancel(shop, held, held.booking.totalPrice);
    await shop.runCalendars();
    expect(await told(before)).toEqual([`calendars ${crewId}`]);
  });

  test('hears that a calendar fails, and that it answers again', async () => {
    server.mishap = () => 'lost-before';
    const before = await position();
    await run();
    expect(await told(before)).toEqual([`calendars ${crewId}`]);
    const failing = await position();
    shop.clock.advance(2 * minute);
    await shop.runCalendars();
    expect(await told(failing)).toEqual([]);
    server.mishap = () => undefined;
    shop.clock.advance(4 * minute);
    await shop.runCalendars();
    expect(await told(failing)).toEqual([`calendars ${crewId}`]);
  });

  test('of a crew hears of its region’s calendars alone', async () => {
    const [own, far] = [
      await loggedIn(shop, { role: 'crew', regionId }),
      await loggedIn(shop, { role: 'crew', regionId: farRegionId }),
    ];
    const before = await position();
    block('errand', '2026-12-08 10:00', '2026-12-08 11:00');
    await run();
    expect([await told(before, own), await told(before, far)]).toEqual([[`calendars ${crewId}`], []]);
  });

  test('misses nothing when another crew’s calendar was forgotten in the same moment', async () => {
    const other = { crewId: otherCrewId, calendarUrl: server.calendarUrl('private') };
    await connect(other);
    const before = await position();
    await owner.staff('disconnectCrewCalendar', { body: { crewId: otherCrewId, forget: true } });
    block('errand', '2026-12-08 10:00', '2026-12-08 11:00');
    await run();
    expect(await told(before)).toEqual([`calendars ${crewId}`]);
  });
});

describe('disconnecting', () => {
  test('frees the hours at once and removes our jobs, and nothing else', async () => {
    await book(shop);
    block('errand', eighth(time), eighth(hourIn));
    await connect();
    await disconnect();
    expect(await connection()).toBeNull();
    expect(ours()).toEqual([]);
    expect(server.files('work').has('errand.ics')).toBe(true);
    expect([await breaks(), (await dayOf()).jobs]).toMatchObject([[], [{ calendarClash: null }]]);
  });

  test('waits for a server that doesn’t answer, unless it is told to forget', async () => {
    await book(shop);
    await connect();
    server.mishap = () => 'lost-before';
    await disconnect();
    expect(await connection()).toMatchObject({ state: 'leaving', failure: 'unreachable' });
    expect(await refusal(connect())).toMatchObject({ status: 400 });
    server.mishap = () => undefined;
    await run();
    await run();
    expect([await connection(), ours()]).toEqual([null, []]);
  });

  test('forgets at once, and our jobs stay there', async () => {
    await book(shop);
    await connect();
    server.mishap = () => 'lost-before';
    await disconnect(true);
    expect([await connection(), ours().length]).toEqual([null, 1]);
    expect(await refusal(disconnect())).toMatchObject({ status: 404 });
  });

  test('is in the audit, as connecting is', async () => {
    await connect();
    await disconnect();
    const acts = (await auditOf(shop)).map(({ action, subject }) => `${action} ${subject}`);
    expect(acts).toEqual(
      expect.arrayContaining([`crew-calendar.connected ${crewId}`, `crew-calendar.disconnected ${crewId}`]),
    );
  });
});

test('two runs at once do the work once', async () => {
  await book(shop);
  await connect();
  block('errand', '2026-12-09 10:00', '2026-12-09 11:00');
  shop.clock.advance(minute);
  await Promise.all([shop.runCalendars(), shop.runCalendars()]);
  expect(await breaks('2026-12-09')).toEqual(['10:00–11:00']);
});

test('a crew’s calendar survives a restart', async () => {
  block('errand', '2026-12-08 10:00', '2026-12-08 11:00');
  await connect();
  await shop.restart();
  await run();
  expect(await shop.database.connection.select().from(crewCalendars).get()).toMatchObject({
    failure: null,
    state: 'on',
  });
});
