// @vitest-environment jsdom

import type { BookingDetails, User } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { learnUser } from '@tintforge/app-base/session/session';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { catchSavedFiles } from '@tintforge/app-base/testing/saved-files';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { type SeenRequest, stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatCents } from '@tintforge/booking-core';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { beforeEach, describe, expect, test } from 'vitest';
import { leavePage, openPage, type TestPage } from '../../../testing/open-page';
import { DashboardPage } from './dashboard-page';

beforeEach(() => keepLogin());

function openProfile(
  answers: Record<string, (request: SeenRequest) => StubAnswer | Promise<StubAnswer>> = {},
  user: User = sampleUser(),
  state: unknown = null,
) {
  const seen = stubNetwork({
    'GET /api/auth/user': () => ({ status: 200, body: { user } }),
    'GET /api/me/factors': () => ({
      status: 200,
      body: { totp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false },
    }),
    'GET /api/me/sessions': () => ({ status: 200, body: { sessions: [] } }),
    'GET /api/me/calendar': () => ({ status: 200, body: { url: null } }),
    'POST /api/auth/logout': () => ({ status: 200, body: { done: true } }),
    ...answers,
  });
  const page = openPage('/dashboard?tab=profile', <DashboardPage />, state);
  return { page, bodiesTo: (path: string) => seen.filter(({ url }) => url.pathname === path).map(({ body }) => body) };
}

function errorOf(page: ReturnType<typeof openProfile>['page'], name: string): string {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  return input === null ? '' : page.describedBy(input);
}

/** The first current-password field of the page, which is next to the email; the password form has one too. */
function passwordField(): HTMLInputElement | null | undefined {
  return document.querySelector('[name=email]')?.closest('form')?.querySelector('[name=currentPassword]');
}

const asksPassword = () => passwordField() instanceof HTMLInputElement;

describe('name, email and phone', () => {
  test('are to be read until somebody wants to change them', async () => {
    const { page } = openProfile();
    for (const text of [
      'sample.customer',
      'Sample Customer',
      'sample@tintforge.example',
      'Verified',
      '(813) 555-0142',
    ]) {
      await page.words(text);
    }
    expect(document.querySelector('[name=email]')).toBeNull();
  });

  test('are saved, shown at once, and the button has the focus again', async () => {
    const user = sampleUser({ firstName: 'Other', isEmailVerified: false });
    const { page, bodiesTo } = openProfile({ 'POST /api/me/profile': () => ({ status: 200, body: { user } }) });
    await page.press('Edit Profile');
    await page.field('First name (optional)').then((field) => {
      field.value = 'Other';
    });
    await page.press('Save');
    await page.words('Profile updated');
    await page.words('Other Customer');
    await page.words('Not verified yet');
    await eventually(async () => expect(document.activeElement).toBe(await page.button('Edit Profile')));
    expect(bodiesTo('/api/me/profile')).toEqual([{ firstName: 'Other', seen: { firstName: 'Sample' } }]);
  });

  test('are saved with the password once the email is another one, which is asked for while it is', async () => {
    const user = sampleUser({ email: 'other@tintforge.example', isEmailVerified: false });
    const { page, bodiesTo } = openProfile({ 'POST /api/me/profile': () => ({ status: 200, body: { user } }) });
    await page.press('Edit Profile');
    expect(asksPassword()).toBe(false);
    await page.type('Email', 'other@tintforge.example');
    await page.words('Needed because you’re changing your email.');
    await page.type('Email', ' Sample@Tintforge.example ');
    await eventually(() => expect(asksPassword()).toBe(false));
    await page.type('Email', 'other@tintforge.example');
    await eventually(() => expect(asksPassword()).toBe(true));
    await page.type('Current password', 'sample password');
    await page.press('Save');
    await page.button('Edit Profile');
    await page.words('other@tintforge.example');
    expect(bodiesTo('/api/me/profile')).toEqual([
      {
        email: 'other@tintforge.example',
        seen: { email: 'sample@tintforge.example' },
        currentPassword: 'sample password',
      },
    ]);
  });

  test.each([
    ['invalid_credentials', 401],
    ['too_many_attempts', 429],
  ])('with %s are refused at the password, and what was typed stays', async (code, status) => {
    const { page } = openProfile({ 'POST /api/me/profile': () => problemAnswer(status, { code }) });
    await page.press('Edit Profile');
    await page.type('Email', 'other@tintforge.example');
    await eventually(() => expect(asksPassword()).toBe(true));
    await page.type('Current password', 'sample password');
    await page.press('Save');
    await eventually(() => expect(errorOf(page, 'currentPassword')).toContain(`${code} happened`));
    await page.words('Profile not updated');
    await eventually(() => expect(document.activeElement).toBe(passwordField()));
    expect([(await page.field('Email')).value, passwordField()?.value]).toEqual([
      'other@tintforge.example',
      'sample password',
    ]);
  });

  test('of a page that is older than the server stay as typed, and the page says to reload', async () => {
    const { page } = openProfile({ 'POST /api/me/profile': () => problemAnswer(409, { code: 'page_outdated' }) });
    await page.press('Edit Profile');
    await page.type('First name (optional)', 'Blue');
    await page.press('Save');
    await page.words('page_outdated happened');
    expect((await page.field('First name (optional)')).value).toBe('Blue');
  });

  test('changed in another tab show both values, and saving again replaces the newer one', async () => {
    let current = sampleUser();
    const later = sampleUser({ firstName: 'Egret', lastName: '', phone: '(813) 555-0199' });
    const saved = sampleUser({ ...later, firstName: 'Blue', lastName: 'Heron' });
    const fields = { firstName: 'Changed since.', lastName: 'Changed since.' };
    const answers: StubAnswer[] = [
      problemAnswer(409, { code: 'changed_meanwhile', fields }),
      { status: 200, body: { user: saved } },
    ];
    const { page, bodiesTo } = openProfile({
      'GET /api/auth/user': () => ({ status: 200, body: { user: current } }),
      'POST /api/me/profile': () => answers.shift() ?? 'no network',
    });
    await page.press('Edit Profile');
    await page.type('First name (optional)', 'Blue');
    await page.type('Last name (optional)', 'Heron');
    current = later;
    await page.press('Save');
    await eventually(() => expect(errorOf(page, 'firstName')).toContain('It’s now “Egret”.'));
    expect(errorOf(page, 'lastName')).toContain('It was emptied.');
    expect((await page.field('First name (optional)')).value).toBe('Blue');
    expect((await page.field('Phone (optional)')).value).toBe('(813) 555-0199');
    await page.press('Save');
    await page.words('Blue Heron');
    expect(bodiesTo('/api/me/profile')).toEqual([
      { firstName: 'Blue', lastName: 'Heron', seen: { firstName: 'Sample', lastName: 'Customer' } },
      { firstName: 'Blue', lastName: 'Heron', seen: { firstName: 'Egret', lastName: '' } },
    ]);
  });

  test('follow the email of another tab, which asks for no password here', async () => {
    const { page, bodiesTo } = openProfile({
      'POST /api/me/profile': () => ({ status: 200, body: { user: sampleUser({ firstName: 'Blue' }) } }),
    });
    await page.press('Edit Profile');
    await page.type('First name (optional)', 'Blue');
    learnUser(sampleUser({ email: 'egret@tintforge.example', isEmailVerified: false }));
    const email = await page.field('Email');
    await eventually(() => expect(email.value).toBe('egret@tintforge.example'));
    expect(asksPassword()).toBe(false);
    await page.press('Save');
    await page.button('Edit Profile');
    expect(bodiesTo('/api/me/profile')).toEqual([{ firstName: 'Blue', seen: { firstName: 'Sample' } }]);
  });

  describe('typed and not saved', () => {
    const note = 'Your changes from before are still here.';
    const kept = () => JSON.stringify({ ...window.sessionStorage });
    const typedIn = async (page: TestPage, name: string) => (await page.field(name)).value;

    async function typed(answers: Parameters<typeof openProfile>[0] = {}) {
      const { page } = openProfile(answers);
      await page.press('Edit Profile');
      await page.type('First name (optional)', 'Blue');
      return page;
    }

    function reload(user: User = sampleUser(), answers: Parameters<typeof openProfile>[0] = {}) {
      leavePage();
      queryClient.clear();
      return openProfile(answers, user);
    }

    test('are there after a reload, said to be unsaved, over what was saved since', async () => {
      await typed();
      const { page } = reload(sampleUser({ lastName: 'Egret' }));
      await page.words(note);
      expect(await typedIn(page, 'First name (optional)')).toBe('Blue');
      expect(await typedIn(page, 'Last name (optional)')).toBe('Egret');
      expect(document.activeElement).toBe(document.body);
    });

    test('are next to a newer value of the same field, after another reload, too', async () => {
      await typed();
      const later = sampleUser({ firstName: 'Egret' });
      await reload(later).page.type('First name (optional)', 'Heron');
      const saved: StubAnswer = { status: 200, body: { user: sampleUser({ firstName: 'Heron' }) } };
      const { page, bodiesTo } = reload(later, { 'POST /api/me/profile': () => saved });
      expect(await typedIn(page, 'First name (optional)')).toBe('Heron');
      expect(errorOf(page, 'firstName')).toContain('It’s now “Egret”. Save to use yours instead.');
      await page.press('Save');
      await page.words('Heron Customer');
      expect(bodiesTo('/api/me/profile')).toEqual([{ firstName: 'Heron', seen: { firstName: 'Egret' } }]);
      expect(kept()).not.toContain('Heron');
    });

    test('with another email ask for the password after a reload, and never keep it', async () => {
      const page = await typed();
      await page.type('Email', 'other@tintforge.example');
      await eventually(() => expect(asksPassword()).toBe(true));
      await page.type('Current password', 'sample password');
      expect(kept()).not.toContain('sample password');
      const { page: again } = reload();
      expect(await typedIn(again, 'Email')).toBe('other@tintforge.example');
      expect(passwordField()?.value).toBe('');
    });

    test('are gone by “Discard changes”, and typed back there is nothing to keep', async () => {
      const page = await typed();
      await page.press('Discard changes');
      await page.button('Edit Profile');
      expect(kept()).not.toContain('Blue');
      await page.press('Edit Profile');
      expect(await typedIn(page, 'First name (optional)')).toBe('Sample');
      await page.type('First name (optional)', 'Blue');
      await page.type('First name (optional)', 'Sample');
      const { page: again } = reload();
      await again.button('Edit Profile');
    });

    test('are not there for another user', async () => {
      await typed();
      const { page } = reload(sampleUser({ id: 'another-user', username: 'another.customer' }));
      await page.words('another.customer');
      await page.button('Edit Profile');
      expect(kept()).not.toContain('Blue');
    });

    test.each(['not JSON', '{"profile":7}', '{"profile":{"seen":1,"values":{"firstName":4},"overtaken":"x"}}'])(
      'and damaged (%s) are left out',
      async (text) => {
        window.sessionStorage.setItem('unsent_drafts', text);
        const { page } = openProfile();
        await page.button('Edit Profile');
      },
    );
  });

  test('that are wrong are said at their fields, and can be left alone', async () => {
    const { page, bodiesTo } = openProfile();
    await page.press('Edit Profile');
    await page.type('Email', 'not an address');
    await page.press('Save');
    await page.words('Please provide a valid email');
    await page.press('Discard changes');
    await page.words('sample@tintforge.example');
    expect(bodiesTo('/api/me/profile')).toEqual([]);
  });
});

describe('the password', () => {
  async function change(page: ReturnType<typeof openProfile>['page']) {
    await page.type('Current password', 'sample password');
    await page.type('New password', 'a better password');
    await page.press('Update Password');
  }

  test('is changed, and this login goes on under a new token', async () => {
    const { page } = openProfile({
      'POST /api/auth/password': () => ({ status: 200, body: sampleLogin('new-token') }),
    });
    await change(page);
    await page.words('Password updated');
    expect(window.localStorage.getItem('auth_token')).toBe('new-token');
    expect((await page.field('New password')).value).toBe('');
  });

  test.each([
    ['invalid_credentials', 401, 'currentPassword'],
    ['common_password', 422, 'newPassword'],
  ])('with %s is refused at its field', async (code, status, field) => {
    const { page } = openProfile({ 'POST /api/auth/password': () => problemAnswer(status, { code }) });
    await change(page);
    await eventually(() => expect(errorOf(page, field)).toContain(`${code} happened`));
    await page.words('Password not updated');
    expect((await page.field('New password')).value).toBe('a better password');
  });
});

describe('logins', () => {
  test('all end at once, this one too', async () => {
    const { page, bodiesTo } = openProfile();
    await page.press('Log out everywhere');
    await page.words('Logged out everywhere');
    await page.heading('Your cars, dates and receipts');
    expect(bodiesTo('/api/auth/logout')).toEqual([{ everywhere: true }]);
  });

  test('stand when the shop cannot be told, and the page says so', async () => {
    const { page } = openProfile({ 'POST /api/auth/logout': () => 'no network' });
    await page.press('Log out everywhere');
    await page.words('Still logged in');
    expect(window.localStorage.getItem('auth_token')).toBe('first-token');
  });
});

test('one’s data comes as a file', async () => {
  const data = { madeAt: '2026-12-01T15:00:00Z', tables: { users: [{ email: 'sample@tintforge.example' }] } };
  const saved = catchSavedFiles();
  const { page } = openProfile({ 'GET /api/me/data': () => ({ status: 200, body: data }) });
  await page.press('Download my data');
  await eventually(() => expect(saved.map(({ name }) => name)).toEqual(['my-data.json']));
  expect(JSON.parse((await saved[0]?.file.text()) ?? '')).toEqual(data);
});

describe('deleting the account', () => {
  async function confirm(page: ReturnType<typeof openProfile>['page']) {
    await page.press('Delete my account');
    await page.type('Password', 'sample password');
    await page.press('Delete for good');
  }

  test('asks for the password, and leaves nobody logged in', async () => {
    const { page, bodiesTo } = openProfile({ 'POST /api/me/delete': () => ({ status: 200, body: { done: true } }) });
    await confirm(page);
    await page.heading('Your cars, dates and receipts');
    await page.words('Account deleted');
    expect(bodiesTo('/api/me/delete')).toEqual([{ password: 'sample password' }]);
    expect(window.localStorage.getItem('auth_token')).toBeNull();
  });

  test('can be thought better of', async () => {
    const { page, bodiesTo } = openProfile();
    await page.press('Delete my account');
    await page.press('Keep my account');
    await eventually(() => expect(page.has('Delete your account?')).toBe(false));
    expect(bodiesTo('/api/me/delete')).toEqual([]);
  });

  describe('as a step of the page', () => {
    const question = 'Delete your account?';

    function reload(user: User = sampleUser()) {
      const { state } = window.history;
      leavePage();
      queryClient.clear();
      return openProfile({}, user, state).page;
    }

    async function isClosed(page: ReturnType<typeof openProfile>['page']) {
      await eventually(() => expect(document.querySelectorAll('dialog')).toHaveLength(0));
      await eventually(() => expect(window.history.state?.usr?.pageStep).toBeUndefined());
      expect(page.has(question)).toBe(false);
    }

    test('is closed by Back, with the focus on its button, and opened by Forward and a reload without the password', async () => {
      const { page } = openProfile();
      await page.press('Delete my account');
      await page.type('Password', 'sample password');
      window.history.back();
      await isClosed(page);
      await eventually(async () => expect(document.activeElement).toBe(await page.button('Delete my account')));
      window.history.forward();
      await page.words(question);
      expect((await page.field('Password')).value).toBe('');
      await page.type('Password', 'sample password');
      const again = reload();
      await again.words(question);
      expect((await again.field('Password')).value).toBe('');
      expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('sample password');
      await again.press('Keep my account');
      await isClosed(again);
    });

    test('is not asked of another user who logs in there', async () => {
      const { page } = openProfile();
      await page.press('Delete my account');
      await page.words(question);
      const again = reload(sampleUser({ id: 'another-user', username: 'another.customer' }));
      await again.words('another.customer');
      await again.button('Delete my account');
      expect(again.has(question)).toBe(false);
    });

    test('is not asked again once the account is deleted', async () => {
      const { page } = openProfile({ 'POST /api/me/delete': () => ({ status: 200, body: { done: true } }) });
      await confirm(page);
      await page.words('Account deleted');
      await isClosed(page);
      keepLogin();
      window.history.forward();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      const again = reload();
      await again.button('Delete my account');
      await isClosed(again);
    });

    test('that is left while it is sent still says that the account is deleted', async () => {
      let answer: (given: StubAnswer) => void = () => undefined;
      const { page } = openProfile({
        'POST /api/me/delete': () => new Promise<StubAnswer>((resolve) => (answer = resolve)),
      });
      await confirm(page);
      await page.button('Deleting...');
      window.history.back();
      await isClosed(page);
      answer({ status: 200, body: { done: true } });
      await page.words('Account deleted');
      await page.heading('Your cars, dates and receipts');
    });
  });

  test('is refused for a wrong password at its field', async () => {
    const { page } = openProfile({ 'POST /api/me/delete': () => problemAnswer(401, { code: 'invalid_credentials' }) });
    await confirm(page);
    await eventually(() => expect(errorOf(page, 'password')).toContain('invalid_credentials happened'));
  });

  test('is refused while a booking is to come, which can be cancelled there', async () => {
    const details = sampleDetails();
    const ahead = problemAnswer(409, { code: 'booking_ahead', details: { trackingCode: details.trackingCode } });
    const { page } = openProfile({
      'POST /api/me/delete': () => ahead,
      [`GET /api/bookings/${details.trackingCode}/details`]: () => ({ status: 200, body: details }),
    });
    await confirm(page);
    const notice = await page.alert(`You still have booking ${details.trackingCode} coming up.`);
    await eventually(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    await page.press('Cancel this appointment');
    await eventually(() =>
      expect(document.querySelector('dialog')?.textContent).toContain(formatCents(sampleShop.totalCents)),
    );
  });

  describe('while a booking is to come, the question about cancelling it', () => {
    const details = sampleDetails();
    const over = { mayReschedule: false, mayChange: false, mayCorrect: false, cancellation: null } as const;
    const cancelled = sampleDetails({ ...details, ...over, status: 'cancelled' });
    const ahead = problemAnswer(409, { code: 'booking_ahead', details: { trackingCode: details.trackingCode } });
    const dialogs = () => document.querySelectorAll('dialog').length;

    function openAhead(found: BookingDetails[], state: unknown = null) {
      const next = () => (found.length > 1 ? found.shift() : found[0]);
      return openProfile(
        {
          'POST /api/me/delete': () => ahead,
          [`GET /api/bookings/${details.trackingCode}/details`]: () => ({ status: 200, body: next() }),
          [`POST /api/bookings/${details.trackingCode}/cancel`]: () => ({
            status: 200,
            body: { booking: cancelled, refund: details.totalPrice, kept: 0 },
          }),
        },
        sampleUser(),
        state,
      );
    }

    function reload(found: BookingDetails[]) {
      const { state } = window.history;
      leavePage();
      queryClient.clear();
      return openAhead(found, state);
    }

    async function ask() {
      const { page } = openAhead([details]);
      await confirm(page);
      await page.press('Cancel this appointment');
      await page.button('Keep my booking');
      return page;
    }

    async function isClosed(page: ReturnType<typeof openProfile>['page']) {
      await eventually(() => expect(dialogs()).toBe(0));
      await eventually(() => expect(window.history.state.usr?.pageStep).toBeUndefined());
      await page.button('Delete my account');
    }

    test('is closed by Back, with the focus on its button, and opened by Forward and a reload', async () => {
      const page = await ask();
      window.history.back();
      await isClosed(page);
      await eventually(async () => expect(document.activeElement).toBe(await page.button('Cancel this appointment')));
      window.history.forward();
      await page.button('Keep my booking');
      const { page: again } = reload([details]);
      await again.press('Keep my booking');
      await isClosed(again);
      await again.button('Cancel this appointment');
    });

    test('is not asked again once it is cancelled', async () => {
      const page = await ask();
      const button = [...document.querySelectorAll('dialog button')].find(({ textContent }) =>
        textContent.startsWith('Cancel and refund'),
      );
      (button as HTMLButtonElement).click();
      await page.words('Appointment cancelled');
      await isClosed(page);
      await eventually(async () => expect(document.activeElement).toBe(await page.button('Delete my account')));
      window.history.forward();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      await isClosed(page);
      expect(page.hasButton('Cancel this appointment')).toBe(false);
    });

    test('closes itself after a reload when the booking was cancelled elsewhere, and says so', async () => {
      await ask();
      const { page } = reload([cancelled]);
      await page.words('It was cancelled after you opened this page.');
      await isClosed(page);
    });
  });

  test('is not offered to staff', async () => {
    const { page } = openProfile({}, sampleUser({ role: 'admin' }));
    await page.button('Download my data');
    expect(page.hasButton('Delete my account')).toBe(false);
  });
});
