// @vitest-environment jsdom
import type { OwnFactors, OwnPasskey } from '@tintforge/api-contract';
import {
  type DialogOutcome,
  giveBrowserPasskeys,
  sampleQuestion,
  sampleSetup,
  sampleSignature,
} from '@tintforge/app-base/testing/browser-passkeys';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { DashboardPage } from '../dashboard/dashboard-page';

beforeEach(() => keepLogin());

const ok = (body: object): StubAnswer => ({ status: 200, body });
const phone: OwnPasskey = { id: 'p1', name: 'Phone', addedAt: '2026-12-01T14:00:00.000Z', usedAt: null };
const laptop: OwnPasskey = { ...phone, id: 'p2', name: 'Laptop', usedAt: '2026-12-02T14:00:00.000Z' };
const none: OwnFactors = { totp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };
const one: OwnFactors = { ...none, passkeys: [phone], recoveryCodesLeft: 10 };

interface Circumstances {
  factors?: OwnFactors;
  dialogs?: DialogOutcome[];
  answers?: Record<string, () => StubAnswer>;
}

function openProfile({ factors = none, dialogs = [], answers = {} }: Circumstances = {}) {
  let now = factors;
  giveBrowserPasskeys(dialogs);
  const seen = stubNetwork({
    'GET /api/auth/user': () => ok({ user: sampleUser() }),
    'GET /api/me/sessions': () => ok({ sessions: [] }),
    'GET /api/me/factors': () => ok(now),
    'POST /api/me/factors/passkeys/check': () => ok(sampleQuestion),
    'POST /api/me/factors/passkeys/begin': () => ok(sampleSetup),
    'POST /api/me/factors/passkeys': () => {
      now = { ...now, passkeys: [...now.passkeys, laptop], recoveryCodesLeft: 10 };
      return ok({ recoveryCodes: factors.passkeys.length === 0 ? ['abcd-efgh-jkmn'] : [] });
    },
    'POST /api/me/factors/passkeys/p1/rename': () => {
      now = { ...now, passkeys: [{ ...phone, name: 'Old phone' }] };
      return ok({ done: true });
    },
    'POST /api/me/factors/passkeys/p1/remove': () => {
      now = { ...now, passkeys: now.passkeys.slice(1) };
      return ok({ done: true });
    },
    ...answers,
  });
  const page = openPage('/dashboard?tab=profile', <DashboardPage />);
  return { page, bodiesTo: (path: string) => seen.filter(({ url }) => url.pathname === path).map(({ body }) => body) };
}

type Page = ReturnType<typeof openProfile>['page'];

async function fill(name: string, value: string) {
  const field = await eventually(() => {
    const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (found === null) throw new Error(`No field ${name}`);
    return found;
  });
  field.value = value;
}

async function begin(page: Page) {
  await page.press('Add a passkey');
  await fill('password', 'sample password');
  await page.press('Continue');
  await page.button('Create passkey');
}

describe('adding a passkey', () => {
  test('takes the password, the browser’s dialog and a name, and brings recovery codes', async () => {
    const { page, bodiesTo } = openProfile();
    await begin(page);
    await fill('name', 'Laptop');
    await page.press('Create passkey');
    await page.words('abcd-efgh-jkmn');
    await page.press('I’ve saved them');
    await page.button('Rename Laptop');
    expect(document.body.textContent).not.toContain('abcd-efgh-jkmn');
    const focused = await page.button('Add a passkey');
    await eventually(() => expect(document.activeElement).toBe(focused));
    expect(bodiesTo('/api/me/factors/passkeys/begin')).toEqual([{ password: 'sample password' }]);
    expect(bodiesTo('/api/me/factors/passkeys')).toEqual([
      {
        ticket: sampleSetup.ticket,
        name: 'Laptop',
        credential: { id: 'aWQ', clientDataJSON: 'ZGF0YQ', attestationObject: 'a2V5', transports: ['internal'] },
      },
    ]);
  });

  test('beside another is confirmed with that one', async () => {
    const { page, bodiesTo } = openProfile({ factors: one });
    await page.press('Add a passkey');
    await page.press('Confirm with a passkey');
    await page.press('Create passkey');
    await page.button('Rename Laptop');
    expect(bodiesTo('/api/me/factors/passkeys/begin')).toEqual([{ passkey: sampleSignature }]);
  });

  test('that is cancelled in the browser’s dialog can be tried again, the name kept', async () => {
    const { page, bodiesTo } = openProfile({ dialogs: ['NotAllowedError'] });
    await begin(page);
    await fill('name', 'Laptop');
    await page.press('Create passkey');
    await page.words('No passkey was made. Try again, or cancel.');
    await page.press('Create passkey');
    await page.words('abcd-efgh-jkmn');
    expect(bodiesTo('/api/me/factors/passkeys')).toMatchObject([{ name: 'Laptop' }]);
  });

  test.each<[DialogOutcome, string]>([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'Passkeys don’t work at this address.'],
  ])('on a device that refuses with %s reads "%s"', async (refusal, text) => {
    const { page } = openProfile({ dialogs: [refusal] });
    await begin(page);
    await page.press('Create passkey');
    await page.words(text);
  });

  test('starts again when the server refuses it', async () => {
    const { page } = openProfile({
      answers: { 'POST /api/me/factors/passkeys': () => problemAnswer(410, { code: 'ticket_expired' }) },
    });
    await begin(page);
    await page.press('Create passkey');
    await page.words('ticket_expired happened');
    await page.button('Continue');
  });

  test('says so when there is no network', async () => {
    const { page } = openProfile({ answers: { 'POST /api/me/factors/passkeys/begin': () => 'no network' } });
    await page.press('Add a passkey');
    await fill('password', 'sample password');
    await page.press('Continue');
    await page.words('We couldn’t reach the server. Check your connection and try again.');
  });
});

test('one is renamed in its row', async () => {
  const { page, bodiesTo } = openProfile({ factors: one });
  await page.press('Rename Phone');
  await fill('name', 'Old phone');
  await page.press('Save');
  const again = await page.button('Rename Old phone');
  await eventually(() => expect(document.activeElement).toBe(again));
  expect(bodiesTo('/api/me/factors/passkeys/p1/rename')).toEqual([{ name: 'Old phone' }]);
});

test('a name that is empty is refused at its field', async () => {
  const { page } = openProfile({ factors: one });
  await page.press('Rename Phone');
  await fill('name', ' ');
  await page.press('Save');
  await page.words('Please enter a name');
});

describe('removing one', () => {
  test('is confirmed with a passkey', async () => {
    const { page, bodiesTo } = openProfile({ factors: { ...one, passkeys: [phone, laptop] } });
    await page.press('Remove Phone');
    await page.words('“Phone” will no longer open your account.');
    await page.press('Confirm with a passkey');
    await page.words('Phone is removed');
    await eventually(() => expect(page.hasButton('Rename Phone')).toBe(false));
    expect(bodiesTo('/api/me/factors/passkeys/p1/remove')).toEqual([{ passkey: sampleSignature }]);
  });

  test('or with a code, and the last one says what follows', async () => {
    const { page, bodiesTo } = openProfile({ factors: one });
    await page.press('Remove Phone');
    await page.words('Without “Phone” your account opens with the password alone');
    await fill('code', 'abcd-efgh-jkmn');
    await page.press('Remove passkey');
    await page.words('Phone is removed');
    expect(bodiesTo('/api/me/factors/passkeys/p1/remove')).toEqual([{ code: 'abcd-efgh-jkmn' }]);
  });

  test('a dialog that was closed leaves it', async () => {
    const { page } = openProfile({ factors: one, dialogs: ['NotAllowedError'] });
    await page.press('Remove Phone');
    await page.press('Confirm with a passkey');
    await page.words('No passkey was used. Try again, or choose another way.');
    await page.press('Cancel');
    const back = await page.button('Remove Phone');
    await eventually(() => expect(document.activeElement).toBe(back));
  });

  test('a role that needs one keeps the last', async () => {
    const { page } = openProfile({ factors: { ...one, isRequired: true } });
    await page.words('Your role needs two-step login, so the last one stays.');
    expect(page.hasButton('Remove Phone')).toBe(false);
  });
});
