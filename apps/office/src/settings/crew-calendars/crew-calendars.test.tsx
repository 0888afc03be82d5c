// @vitest-environment jsdom
import type { CrewCalendar } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { formatMoment } from '@tintforge/content/clock';
import { expect, test } from 'vitest';
import { openSettings } from '../../testing/open-settings';

const connection: NonNullable<CrewCalendar['connection']> = {
  serverUrl: 'https://caldav.tintforge.example',
  username: 'crew-one',
  calendarName: 'Work',
  state: 'on',
  syncedAt: '2026-12-08T14:00:00.000Z',
  triedAt: '2026-12-08T14:00:00.000Z',
  failure: null,
  unreadable: 0,
  oddEvents: [],
  clashes: [],
};
const syncedAt = formatMoment(Date.parse(connection.syncedAt ?? ''));
const crewWith = (changes?: Partial<typeof connection>): CrewCalendar => ({
  crewId: 'tampa-1',
  crewName: 'Crew One',
  connection: changes === undefined ? null : { ...connection, ...changes },
});

const ok = (body: object): StubAnswer => ({ status: 200, body });

/** The room with one crew, which each answer to a call may change. */
function openCalendars(
  first: CrewCalendar,
  answers: Record<string, (body: unknown) => StubAnswer | CrewCalendar> = {},
) {
  let crew = first;
  const calls = Object.entries(answers).map(([path, answer]) => [
    `POST /api/admin/crew-calendars/${path}`,
    (body: unknown) => {
      const given = answer(body);
      if (typeof given === 'string' || !('crewId' in given)) return given;
      crew = given;
      return ok({ crews: [crew] });
    },
  ]);
  const { page, sent } = openSettings(paths.adminCrewCalendars, {
    'GET /api/admin/crew-calendars': () => ok({ crews: [crew] }),
    ...Object.fromEntries(calls),
  });
  return { page, sent: (path: string) => sent(`/api/admin/crew-calendars/${path}`).map(({ body }) => body) };
}

const login = { url: 'https://caldav.tintforge.example', username: 'crew-one', password: 'a-word' };
const calendars = ['Home', 'Work'].map((name) => ({ url: `https://caldav.tintforge.example/${name}/`, name }));

async function typeLogin(page: ReturnType<typeof openCalendars>['page']) {
  for (const [label, value] of [
    ['Server address', login.url],
    ['User name', login.username],
    ['Password', login.password],
  ] as const) {
    await page.type(label, value);
  }
}

test('a crew is connected by its login and one of the calendars there', async () => {
  const { page, sent } = openCalendars(crewWith(), {
    find: () => ok({ calendars, failure: null }),
    connect: () => crewWith({}),
  });
  await page.words('Not connected');
  await page.press('Own calendar of Crew One');
  await typeLogin(page);
  await page.press('Look for calendars');
  await page.words('Which calendar?');
  await page.press('Connect');
  await page.words('The calendar of Crew One is connected');
  await page.words(`In step, ${syncedAt}`);
  expect(sent('find')).toEqual([login]);
  expect(sent('connect')).toEqual([{ crewId: 'tampa-1', ...login, calendarUrl: calendars[0]?.url }]);
});

test('what is missing is said before anything is asked', async () => {
  const { page, sent } = openCalendars(crewWith());
  await page.press('Own calendar of Crew One');
  await page.press('Look for calendars');
  await page.words('Please fill in this field.');
  expect(sent('find')).toEqual([]);
});

test('a refused login says so, and what was typed stays', async () => {
  const { page } = openCalendars(crewWith(), { find: () => ok({ calendars: [], failure: 'login-refused' }) });
  await page.press('Own calendar of Crew One');
  await typeLogin(page);
  await page.press('Look for calendars');
  await page.words('The server refuses this user name and password.');
  expect((await page.field('User name')).value).toBe('crew-one');
});

test('trouble, clashes and unreadable events are said in plain words', async () => {
  const oddEvents: typeof connection.oddEvents = [
    { date: null, trouble: 'unreadable' },
    { date: '2026-12-08', trouble: 'unreadable' },
    { date: '2026-12-09', trouble: 'unknown-zone' },
  ];
  const { page } = openCalendars(
    crewWith({ failure: 'unreachable', clashes: ['TF-2H8D-4WNE'], unreadable: 2, oddEvents }),
  );
  await page.words(`Not in step since ${syncedAt}`);
  await page.press('Own calendar of Crew One');
  await page.words('The calendar’s server doesn’t answer. We keep trying.');
  await page.words('Blocked during jobs of this crew: TF-2H8D-4WNE.');
  await page.words('We couldn’t read 2 of its events, which block nothing.');
  await page.words('They start on: a day we couldn’t read; Tuesday, December 8, 2026.');
  await page.words('at our time. They start on: Wednesday, December 9, 2026.');
});

test('it is brought in step now', async () => {
  const { page, sent } = openCalendars(crewWith({ failure: 'unreachable' }), { sync: () => crewWith({}) });
  await page.press('Own calendar of Crew One');
  await page.press('Sync now');
  await eventually(() => expect(document.body.textContent).not.toContain('We keep trying.'));
  expect(sent('sync')).toEqual([{ crewId: 'tampa-1' }]);
});

test('it is disconnected after a question', async () => {
  const { page, sent } = openCalendars(crewWith({}), { disconnect: () => crewWith() });
  await page.press('Own calendar of Crew One');
  await page.press('Disconnect');
  await page.words('Hours that it blocks are open to customers at once.');
  await page.press('Disconnect');
  await page.words('The calendar of Crew One is disconnected');
  await page.words('Not connected');
  expect(sent('disconnect')).toEqual([{ crewId: 'tampa-1', forget: false }]);
});

test('one that waits for its server can be stopped without it', async () => {
  const { page, sent } = openCalendars(crewWith({ state: 'leaving', failure: 'unreachable' }), {
    disconnect: () => crewWith(),
  });
  await page.words('Disconnecting: our jobs are being removed from it');
  await page.press('Own calendar of Crew One');
  await page.press('Stop now');
  await page.words('Jobs that are still in the calendar stay there and no longer follow changes.');
  await page.press('Stop now');
  await eventually(() => expect(sent('disconnect')).toEqual([{ crewId: 'tampa-1', forget: true }]));
});

test('a refusal is shown, and nothing is lost', async () => {
  const { page } = openCalendars(crewWith({}), { disconnect: () => problemAnswer(500, { code: 'internal' }) });
  await page.press('Own calendar of Crew One');
  await page.press('Disconnect');
  await page.words('Hours that it blocks are open to customers at once.');
  await page.press('Disconnect');
  await page.words('internal happened');
});
