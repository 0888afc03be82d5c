// @vitest-environment jsdom

import type { OwnSession } from '@tintforge/api-contract';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatMoment } from '@tintforge/content/clock';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { DashboardPage } from './dashboard-page';

beforeEach(() => keepLogin());

const here: OwnSession = {
  id: 'here',
  browser: 'Chrome',
  system: 'Windows',
  openedAt: '2026-12-01T14:00:00.000Z',
  seenAt: '2026-12-08T14:00:00.000Z',
  isCurrent: true,
};
const phone: OwnSession = { ...here, id: 'phone', browser: 'Safari', system: 'iPhone', isCurrent: false };
const unknown: OwnSession = { ...phone, id: 'unknown', browser: '', system: '' };

const ok = (body: object): StubAnswer => ({ status: 200, body });

/** A profile whose sessions end when the page says so. */
function openProfile(answers: Record<string, () => StubAnswer> = {}) {
  let sessions = [here, phone, unknown];
  const seen = stubNetwork({
    'GET /api/auth/user': () => ok({ user: sampleUser() }),
    'GET /api/me/factors': () => ok({ totp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false }),
    'GET /api/me/calendar': () => ok({ url: null }),
    'GET /api/me/sessions': () => ok({ sessions }),
    'POST /api/me/sessions/phone/end': () => {
      sessions = sessions.filter(({ id }) => id !== 'phone');
      return ok({ done: true });
    },
    'POST /api/me/sessions/end-others': () => {
      sessions = [here];
      return ok({ done: true });
    },
    ...answers,
  });
  const page = openPage('/dashboard?tab=profile', <DashboardPage />);
  return { page, calls: (path: string) => seen.filter(({ url }) => url.pathname === path).length };
}

const firstSeen = formatMoment(Date.parse('2026-12-01T14:00:00Z'));
const lastSeen = formatMoment(Date.parse('2026-12-08T14:00:00Z'));

const rows = () => [...document.querySelectorAll('[aria-label=Sessions] li')].map(({ textContent }) => textContent);

test('devices are named with when they were seen, and this one has no button', async () => {
  const { page } = openProfile();
  await page.words('Safari on iPhone');
  expect(rows()).toEqual([
    `Chrome on Windows This sessionFirst seen ${firstSeen} · active now`,
    `Safari on iPhone First seen ${firstSeen} · last seen ${lastSeen}Log out`,
    `Unknown browser First seen ${firstSeen} · last seen ${lastSeen}Log out`,
  ]);
});

test('one is ended, the page says which, and it leaves the list', async () => {
  const { page } = openProfile();
  await page.press(`Log out Safari on iPhone, last seen ${lastSeen}`);
  await page.words('Safari on iPhone is logged out');
  await eventually(() => expect(rows()).toHaveLength(2));
});

test('all others are ended, and then there is nothing left to end', async () => {
  const { page, calls } = openProfile();
  await page.press('Log out everywhere else');
  await page.words('Logged out everywhere else');
  await eventually(() => expect(rows()).toHaveLength(1));
  expect(document.body.textContent).not.toContain('Log out everywhere else');
  expect(calls('/api/me/sessions/end-others')).toBe(1);
});

test('without an answer the page says that it is still logged in there', async () => {
  const { page } = openProfile({ 'POST /api/me/sessions/phone/end': () => 'no network' });
  await page.press(`Log out Safari on iPhone, last seen ${lastSeen}`);
  await page.words('Still logged in there');
  expect(rows()).toHaveLength(3);
});

test('a list that does not load is asked for again, and everything can be ended all the same', async () => {
  let isDown = true;
  const { page } = openProfile({
    'GET /api/me/sessions': () => (isDown ? 'no network' : ok({ sessions: [here] })),
  });
  await page.words('We couldn’t load your sessions. Check your connection and try again.');
  await page.button('Log out everywhere');
  isDown = false;
  await page.press('Try again');
  await page.words('Chrome on Windows');
});
