// @vitest-environment jsdom
import type { User } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leavePage, openPage } from '../../../testing/open-page';
import { DashboardPage } from './dashboard-page';

beforeEach(() => keepLogin());
afterEach(() => vi.unstubAllGlobals());

const ok = (body: object): StubAnswer => ({ status: 200, body });
const address = (number: number) => `https://shop.tintforge.example/api/calendars/sample-${number}.ics`;

/** A profile whose feed has had `used` addresses. */
function openProfile({
  isOn = false,
  answers = {},
  user = sampleUser(),
  state = null,
}: {
  isOn?: boolean;
  answers?: Record<string, () => StubAnswer | Promise<StubAnswer>>;
  user?: User;
  state?: unknown;
} = {}) {
  let used = isOn ? 1 : 0;
  let url = isOn ? address(1) : null;
  stubNetwork({
    'GET /api/auth/user': () => ok({ user }),
    'GET /api/me/factors': () => ok({ totp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false }),
    'GET /api/me/sessions': () => ok({ sessions: [] }),
    'GET /api/me/calendar': () => ok({ url }),
    'POST /api/me/calendar': ({ body }) => {
      used += 1;
      url = (body as { action: string }).action === 'renew' ? address(used) : null;
      return ok({ url });
    },
    ...answers,
  });
  return openPage('/dashboard?tab=profile', <DashboardPage />, state);
}

/** The profile loaded again in the same history entry. */
function reload(options: Parameters<typeof openProfile>[0]) {
  const { state } = window.history;
  leavePage();
  queryClient.clear();
  return openProfile({ ...options, state });
}

async function isClosed() {
  await eventually(() => expect(document.querySelectorAll('dialog')).toHaveLength(0));
  await eventually(() => expect(window.history.state?.usr?.pageStep).toBeUndefined());
}

/** Forward leads to no question. */
async function forwardShowsNothing() {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.forward();
  await arrived;
  await isClosed();
}

const shownAddress = () => document.querySelector<HTMLInputElement>('input[readonly][value^="https:"]')?.value;
const subscribeLink = () => document.querySelector('a[href^="webcal:"]')?.getAttribute('href');

test('a calendar that is turned on has an address to open and to copy', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  const page = openProfile();
  await page.press('Turn on my calendar');
  await page.words('Your calendar is on');
  await eventually(() => expect(shownAddress()).toBe(address(1)));
  expect(subscribeLink()).toBe(address(1).replace('https:', 'webcal:'));
  await page.press('Copy the address');
  await page.words('Copied. Paste it where your calendar app says “Add calendar from URL”.');
  expect(copied).toEqual([address(1)]);
});

test('where the browser refuses to copy, the address is selected', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  const page = openProfile({ isOn: true });
  await page.press('Copy the address');
  await page.words('Your browser doesn’t let us copy it. It’s selected: copy it by hand.');
});

test('a new address is made only after a question', async () => {
  const page = openProfile({ isOn: true });
  await page.press('New address');
  await page.words('The present one stops working at once. Calendars that use it need the new one.');
  await page.press('Keep it');
  await isClosed();
  expect(shownAddress()).toBe(address(1));
  await page.press('New address');
  await page.press('Make a new address');
  await page.words('Your calendar has a new address');
  await eventually(() => expect(shownAddress()).toBe(address(2)));
});

test('one that is turned off can be turned on again', async () => {
  const page = openProfile({ isOn: true });
  await page.press('Turn off');
  await page.press('Turn it off');
  await page.words('Your calendar is off');
  await page.button('Turn on my calendar');
});

describe.each([
  { button: 'New address', confirm: 'Make a new address', done: 'Your calendar has a new address' },
  { button: 'Turn off', confirm: 'Turn it off', done: 'Your calendar is off' },
])('the question of $button', ({ button, confirm, done }) => {
  async function ask(options: Parameters<typeof openProfile>[0] = {}) {
    const page = openProfile({ isOn: true, ...options });
    await page.press(button);
    await page.button(confirm);
    return page;
  }

  test('is closed by Back, with the focus on its button, and opened by Forward and a reload', async () => {
    const page = await ask();
    window.history.back();
    await isClosed();
    await eventually(async () => expect(document.activeElement).toBe(await page.button(button)));
    window.history.forward();
    await page.button(confirm);
    const again = reload({ isOn: true });
    await again.button(confirm);
    await again.press('Keep it');
    await isClosed();
    await eventually(async () => expect(document.activeElement).toBe(await again.button(button)));
  });

  test('is not asked again once it is done', async () => {
    const page = await ask();
    await page.press(confirm);
    await page.words(done);
    await isClosed();
    await eventually(() => expect(document.activeElement?.closest('section')?.textContent).toContain('Your calendar'));
    await forwardShowsNothing();
  });

  test('nor where the response arrives after it was left', async () => {
    let answer: (given: StubAnswer) => void = () => undefined;
    const page = await ask({
      answers: { 'POST /api/me/calendar': () => new Promise<StubAnswer>((resolve) => (answer = resolve)) },
    });
    await page.press(confirm);
    await page.button('Working...');
    window.history.back();
    await isClosed();
    answer(ok({ url: address(2) }));
    await page.words(done);
    await forwardShowsNothing();
  });

  test('closes itself once the calendar is off, and says so', async () => {
    await ask();
    const page = reload({ isOn: false });
    await page.words('Your calendar is already off');
    await isClosed();
    await page.button('Turn on my calendar');
  });

  test('is not asked of another user who logs in there', async () => {
    await ask();
    const page = reload({ isOn: true, user: sampleUser({ id: 'another-user', username: 'another.customer' }) });
    await page.words('another.customer');
    await page.button(button);
    expect(page.hasButton(confirm)).toBe(false);
  });
});

test('without an answer nothing has changed, and the question stays', async () => {
  const page = openProfile({ isOn: true, answers: { 'POST /api/me/calendar': () => 'no network' } });
  await page.press('Turn off');
  await page.press('Turn it off');
  await page.words('Nothing changed');
  await page.button('Turn it off');
});

test('one that does not load is asked for again', async () => {
  let isDown = true;
  const page = openProfile({
    answers: { 'GET /api/me/calendar': () => (isDown ? 'no network' : ok({ url: address(1) })) },
  });
  await page.words('We couldn’t load your calendar. Check your connection and try again.');
  isDown = false;
  await page.press('Try again');
  await eventually(() => expect(shownAddress()).toBe(address(1)));
});
