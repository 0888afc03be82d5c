// @vitest-environment jsdom

import type { OwnFactors } from '@tintforge/api-contract';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { catchSavedFiles } from '@tintforge/app-base/testing/saved-files';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatMoment } from '@tintforge/content/clock';
import { beforeEach, describe, expect, test } from 'vitest';
import { leavePage, openPage } from '../../../testing/open-page';
import { DashboardPage } from '../dashboard/dashboard-page';

beforeEach(() => keepLogin());

const ok = (body: object): StubAnswer => ({ status: 200, body });
const ticket = 't'.repeat(60);
const setup = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Tintforge:sample', ticket };
const isOn: OwnFactors = {
  totp: { addedAt: '2026-12-01T14:00:00.000Z' },
  passkeys: [],
  recoveryCodesLeft: 10,
  isRequired: false,
};
const isOff: OwnFactors = { totp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };

interface Circumstances {
  factors?: OwnFactors;
  factorDueAt?: string;
  answers?: Record<string, () => StubAnswer>;
}

function openProfile({ factors, factorDueAt, answers = {} }: Circumstances = {}) {
  let now: OwnFactors = factors ?? isOff;
  const user = sampleUser(factorDueAt === undefined ? {} : { factorDueAt });
  const seen = stubNetwork({
    'GET /api/auth/user': () => ok({ user }),
    'GET /api/me/calendar': () => ok({ url: null }),
    'GET /api/me/sessions': () => ok({ sessions: [] }),
    'GET /api/me/factors': () => ok(now),
    'POST /api/me/factors/totp/begin': () => ok(setup),
    'POST /api/me/factors/totp': () => {
      now = isOn;
      return ok({ recoveryCodes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'] });
    },
    'POST /api/me/factors/totp/remove': () => {
      now = isOff;
      return ok({ done: true });
    },
    ...answers,
  });
  const page = openPage('/dashboard?tab=profile', <DashboardPage />);
  return { page, bodiesTo: (path: string) => seen.filter(({ url }) => url.pathname === path).map(({ body }) => body) };
}

type Page = ReturnType<typeof openProfile>['page'];

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);

async function fill(name: string, value: string) {
  await eventually(() => expect(input(name)).not.toBeNull());
  const field = input(name);
  if (field !== null) field.value = value;
}

async function begin(page: Page) {
  await page.press('Set up an authenticator app');
  await fill('password', 'sample password');
  await page.press('Continue');
}

describe('setting up an authenticator app', () => {
  test('takes the password, shows QR code and key, takes a code, shows the recovery codes', async () => {
    const { page, bodiesTo } = openProfile();
    await begin(page);
    await page.words('GEZD GNBV GY3T QOJQ');
    expect(document.querySelector('svg title')?.textContent).toBe('QR code for your authenticator app');
    await fill('code', '123456');
    await page.press('Turn on');
    await page.words('abcd-efgh-jkmn');
    await eventually(() => expect(document.activeElement?.textContent).toBe('Save your recovery codes'));
    const saved = catchSavedFiles();
    await page.press('Save as a file');
    await eventually(() => expect(saved.map(({ name }) => name)).toEqual(['recovery-codes.txt']));
    expect(await saved[0]?.file.text()).toBe('abcd-efgh-jkmn\npqrs-tuvw-xyz2\n');
    await page.press('I’ve saved them');
    await page.words(`On since ${formatMoment(Date.parse('2026-12-01T14:00:00Z'))}.`);
    expect(document.body.textContent).not.toContain('abcd-efgh-jkmn');
    expect(bodiesTo('/api/me/factors/totp/begin')).toEqual([{ password: 'sample password' }]);
    expect(bodiesTo('/api/me/factors/totp')).toEqual([{ ticket, code: '123456' }]);
  });

  test('keeps a wrong code, says so at the field, and has the focus there', async () => {
    const fields = { code: 'This code isn’t right, or it was used before.' };
    const { page } = openProfile({
      answers: {
        'POST /api/me/factors/totp': () => problemAnswer(401, { code: 'invalid_credentials', fields }),
      },
    });
    await begin(page);
    await fill('code', '000000');
    await page.press('Turn on');
    await page.words('This code isn’t right, or it was used before.');
    expect([input('code')?.value, document.activeElement]).toEqual(['000000', input('code')]);
  });

  test('starts again when it took too long', async () => {
    const { page } = openProfile({
      answers: {
        'POST /api/me/factors/totp': () => problemAnswer(410, { code: 'ticket_expired' }),
      },
    });
    await begin(page);
    await fill('code', '123456');
    await page.press('Turn on');
    await page.words('ticket_expired happened');
    await page.button('Continue');
  });

  test('in place of another takes a code of that one', async () => {
    const { page, bodiesTo } = openProfile({ factors: isOn });
    await page.press('Replace the app');
    await fill('code', 'abcd-efgh-jkmn');
    await page.press('Continue');
    await page.words('GEZD GNBV GY3T QOJQ');
    expect(bodiesTo('/api/me/factors/totp/begin')).toEqual([{ code: 'abcd-efgh-jkmn' }]);
  });

  test('can be left', async () => {
    const { page } = openProfile();
    await page.press('Set up an authenticator app');
    await page.press('Cancel');
    await page.button('Set up an authenticator app');
  });
});

test('it is turned off with a code', async () => {
  const { page, bodiesTo } = openProfile({ factors: isOn });
  await page.press('Turn off');
  await fill('code', '123456');
  await page.press('Turn off two-step login');
  await page.words('Two-step login is off');
  await page.button('Set up an authenticator app');
  expect(bodiesTo('/api/me/factors/totp/remove')).toEqual([{ code: '123456' }]);
});

test('new recovery codes take a code, and are shown once', async () => {
  const recoveryCodes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
  const { page, bodiesTo } = openProfile({
    factors: isOn,
    answers: { 'POST /api/me/factors/recovery-codes': () => ok({ recoveryCodes }) },
  });
  await page.press('New recovery codes');
  await fill('code', '123456');
  await page.press('Make new codes');
  await page.words('abcd-efgh-jkmn');
  await page.press('I’ve saved them');
  await page.button('New recovery codes');
  expect(document.body.textContent).not.toContain('abcd-efgh-jkmn');
  expect(bodiesTo('/api/me/factors/recovery-codes')).toEqual([{ code: '123456' }]);
});

describe('recovery codes', () => {
  const opened = async () => {
    const { page } = openProfile({
      factors: isOn,
      answers: { 'POST /api/me/factors/recovery-codes': () => ok({ recoveryCodes: ['abcd-efgh-jkmn'] }) },
    });
    await page.press('New recovery codes');
    await fill('code', '123456');
    await page.press('Make new codes');
    await page.words('abcd-efgh-jkmn');
    return page;
  };
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('that are not saved yet hold the window open, and another page says that they are gone', async () => {
    await opened();
    expect(isHeld()).toBe(true);
    leavePage();
    const { page: next } = openProfile();
    await next.words('Recovery codes not saved');
    expect(isHeld()).toBe(false);
    await next.press('Close');
    await eventually(() => expect(next.has('Recovery codes not saved')).toBe(false));
  });

  test('that are saved as a file can be left', async () => {
    const page = await opened();
    catchSavedFiles();
    await page.press('Save as a file');
    expect(isHeld()).toBe(false);
    leavePage();
    const { page: next } = openProfile();
    await next.button('Set up an authenticator app');
    expect(next.has('Recovery codes not saved')).toBe(false);
  });
});

test('where a role needs it, it cannot be turned off', async () => {
  const { page } = openProfile({ factors: { ...isOn, isRequired: true, recoveryCodesLeft: 1 } });
  await page.words('One recovery code is left.');
  expect(document.body.textContent).not.toContain('Turn off');
});

test.each([
  ['2999-12-01T14:00:00.000Z', 'Add one by'],
  ['2020-12-01T14:00:00.000Z', 'Add one now to continue your work.'],
])('an account that needs it by %s reads "%s"', async (factorDueAt, text) => {
  const { page } = openProfile({ factorDueAt });
  await page.words(text);
});

test('what does not load is asked for again', async () => {
  let isDown = true;
  const { page } = openProfile({ answers: { 'GET /api/me/factors': () => (isDown ? 'no network' : ok(isOn)) } });
  await page.words('We couldn’t load your two-step login. Check your connection and try again.');
  isDown = false;
  await page.press('Try again');
  await page.words('10 recovery codes are left.');
});
