// @vitest-environment jsdom

import type { BookingDetails, User } from '@tintforge/api-contract';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { waitingTint } from '@tintforge/app-base/testing/sample-tint';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { type SeenRequest, stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatCents } from '@tintforge/booking-core';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { DashboardPage } from './dashboard-page';

beforeEach(() => keepLogin());

const over = sampleDetails({
  trackingCode: 'TF-2H8D-4WNE',
  status: 'completed',
  cancellation: null,
  mayReschedule: false,
});

interface Shop {
  user?: User;
  upcoming?: readonly BookingDetails[];
  past?: readonly BookingDetails[];
  answers?: Record<string, (request: SeenRequest) => StubAnswer>;
}

function openDashboard({ user = sampleUser(), upcoming = [], past = [], answers = {} }: Shop, address = '/dashboard') {
  const lists = { upcoming, past };
  const seen = stubNetwork({
    'GET /api/auth/user': () => ({ status: 200, body: { user } }),
    'GET /api/me/bookings': ({ url }) => ({
      status: 200,
      body: { bookings: lists[url.searchParams.get('list') as keyof typeof lists], next: null },
    }),
    'POST /api/auth/login': () => ({ status: 200, body: sampleLogin() }),
    'POST /api/auth/logout': () => ({ status: 200, body: { done: true } }),
    ...answers,
  });
  const page = openPage(
    address,
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
  );
  return { page, sentTo: (path: string) => seen.filter(({ url }) => url.pathname === path) };
}

function greetingText(): Promise<string> {
  return eventually(() => {
    const text = document.querySelector('h1')?.textContent ?? '';
    expect(text).toMatch(/^Good (morning|afternoon|evening), /);
    return text;
  });
}

async function tab(name: string) {
  const found = await eventually(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    const wanted = tabs.find((each) => each.textContent === name);
    if (wanted === undefined) throw new Error(`No tab ${name}`);
    return wanted;
  });
  found.click();
}

describe('who may see it', () => {
  test('whoever is logged out logs in right there, and the heading takes the focus', async () => {
    window.localStorage.clear();
    const { page } = openDashboard({});
    await page.heading('Your cars, dates and receipts');
    await page.type('Username', 'sample.customer');
    await page.type('Password', 'sample password');
    await page.press('Login');
    await greetingText();
    await eventually(() => expect(document.activeElement).toBe(document.querySelector('h1')));
    await page.words('Login successful');
  });

  test('a login that is over says so, and the token is gone', async () => {
    const refused = () => problemAnswer(401, { code: 'unauthorized' });
    const { page } = openDashboard({ answers: { 'GET /api/auth/user': refused, 'POST /api/auth/refresh': refused } });
    await page.alert('Failed to fetch user. Your session has ended.');
    expect(window.localStorage.getItem('auth_token')).toBeNull();
  });

  test('a login that is over is said in sight, wherever the page was scrolled to', async () => {
    const scrolled: unknown[] = [];
    vi.stubGlobal('scrollTo', (options: unknown) => scrolled.push(options));
    const refused = () => problemAnswer(401, { code: 'unauthorized' });
    const { page } = openDashboard({ answers: { 'GET /api/auth/user': refused, 'POST /api/auth/refresh': refused } });
    await page.alert('Your session has ended.');
    expect(scrolled).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  test('without a network it says so, keeps the token and tries again', async () => {
    const answers: StubAnswer[] = ['no network'];
    const answer = () => answers.shift() ?? { status: 200, body: { user: sampleUser() } };
    const { page } = openDashboard({ answers: { 'GET /api/auth/user': answer } });
    await page.alert('Failed to fetch user. Check your connection and try again.');
    expect(window.localStorage.getItem('auth_token')).toBe('first-token');
    await page.press('Try again');
    await greetingText();
  });

  test('it greets by the first name, or by the username where there is none', async () => {
    openDashboard({ user: sampleUser({ firstName: '' }) });
    expect(await greetingText()).toMatch(/, sample\.customer$/);
  });

  test('logging out removes the token and leads back to the form', async () => {
    const { page, sentTo } = openDashboard({});
    await page.press('Logout');
    await page.heading('Your cars, dates and receipts');
    await page.words('Logged out');
    expect(sentTo('/api/auth/logout').map(({ body }) => body)).toEqual([{ everywhere: false }]);
    expect(window.localStorage.getItem('auth_token')).toBeNull();
  });
});

describe('appointments', () => {
  test('each is there with what its owner can do', async () => {
    const { page } = openDashboard({ upcoming: [sampleDetails()] });
    await page.words('TF-7K3M-9QXA');
    await page.button('Reschedule');
    await page.button('Cancel');
  });

  test('a dialog of one of several is a step of its own, until that booking is cancelled', async () => {
    const second = sampleDetails({ trackingCode: 'TF-2H8D-4WNE' });
    const cancelled = sampleDetails({ ...second, status: 'cancelled', cancellation: null, mayReschedule: false });
    const upcoming = [sampleDetails(), second];
    const path = `/api/bookings/${second.trackingCode}`;
    const { page } = openDashboard({
      upcoming,
      answers: {
        [`GET ${path}/details`]: () => ({ status: 200, body: upcoming.includes(second) ? second : cancelled }),
        [`POST ${path}/cancel`]: () => {
          upcoming.pop();
          return { status: 200, body: { booking: cancelled, refund: second.totalPrice, kept: 0 } };
        },
      },
    });
    const cancelOf = (index: number) =>
      document.querySelectorAll('article')[index]?.querySelector<HTMLElement>('[data-opens="cancel"]') ?? null;
    const dialogs = () => document.querySelectorAll('dialog').length;
    await eventually(() => expect(cancelOf(1)).not.toBeNull());
    cancelOf(1)?.click();
    await eventually(() => expect(dialogs()).toBe(1));
    window.history.back();
    await eventually(() => expect(dialogs()).toBe(0));
    await eventually(() => expect(document.activeElement).toBe(cancelOf(1)));
    window.history.forward();
    await eventually(() => expect(dialogs()).toBe(1));
    document.querySelector<HTMLElement>('dialog [data-variant="danger"]')?.click();
    await page.words('Appointment cancelled');
    await eventually(() => expect(cancelOf(1)).toBeNull());
    await eventually(() => expect(window.history.state.usr?.pageStep).toBeUndefined());
    window.history.forward();
    await eventually(() => expect(window.history.state.usr?.pageStep).toBeDefined());
    await page.button('Cancel');
    expect(dialogs()).toBe(0);
  });

  test('none is a state of its own, with the way to book', async () => {
    const { page } = openDashboard({});
    await page.words('No Upcoming Appointments');
    const ways = [...document.querySelectorAll('a[href="/booking"]')].map((link) => link.textContent);
    expect(ways).toEqual(['New Booking', 'New Booking']);
  });

  test('a list that does not load says so and can be asked for again', async () => {
    const answers: StubAnswer[] = ['no network'];
    const answer = () => answers.shift() ?? { status: 200, body: { bookings: [sampleDetails()], next: null } };
    const { page } = openDashboard({ answers: { 'GET /api/me/bookings': answer } });
    await page.alert('We couldn’t load your bookings.');
    await page.press('Try again');
    await page.words('TF-7K3M-9QXA');
  });

  test('more than a page is asked for page by page', async () => {
    const second = sampleDetails({ trackingCode: 'TF-3J5V-0PMK' });
    const { page, sentTo } = openDashboard({
      answers: {
        'GET /api/me/bookings': ({ url }) => ({
          status: 200,
          body: url.searchParams.has('after')
            ? { bookings: [second], next: null }
            : { bookings: [sampleDetails()], next: 'the-next-page' },
        }),
      },
    });
    await page.words('TF-7K3M-9QXA');
    await page.press('Show more');
    await page.words('TF-3J5V-0PMK');
    expect(sentTo('/api/me/bookings').map(({ url }) => url.search)).toEqual([
      '?list=upcoming',
      '?list=upcoming&after=the-next-page',
    ]);
    expect(page.has('Show more')).toBe(false);
  });
});

describe('history', () => {
  test('is asked for only when somebody looks', async () => {
    const { page, sentTo } = openDashboard({ past: [over] });
    await page.words('No Upcoming Appointments');
    expect(sentTo('/api/me/bookings')).toHaveLength(1);
    await tab('History');
    await page.words('TF-2H8D-4WNE');
    expect(window.location.search).toBe('?tab=history');
  });

  test('shows service, car, day, state and amount of each', async () => {
    openDashboard({ past: [over] }, '/dashboard?tab=history');
    const row = await eventually(() => {
      const found = document.querySelector('li[data-status=completed]');
      if (found === null) throw new Error('No row');
      return found.textContent;
    });
    for (const text of [
      sampleShop.packageName,
      sampleShop.addOnName,
      '2026 Sample Roadster',
      'Dec 8, 2026',
      'Completed',
      formatCents(sampleShop.totalCents),
    ]) {
      expect(row).toContain(text);
    }
    const receipt = document.querySelector('[aria-label="Receipt of TF-2H8D-4WNE"]');
    expect(receipt?.getAttribute('href')).toBe('/invoice/TF-2H8D-4WNE');
  });

  test('names the shades that went onto the car, and none whose exemption was refused', async () => {
    const tinted = sampleDetails({ ...over, tint: waitingTint({ approval: 'refused' }) });
    const { page } = openDashboard({ past: [tinted] }, '/dashboard?tab=history');
    await page.words('Front side windows: Carbon 35');
    expect(page.has('Carbon 5')).toBe(false);
  });

  test('leads to the compliance sheet of a job that has one', async () => {
    const { page, sentTo } = openDashboard({ past: [{ ...over, hasCompliance: true }] }, '/dashboard?tab=history');
    await page.press('Compliance sheet of TF-2H8D-4WNE');
    await eventually(() => expect(sentTo('/api/bookings/TF-2H8D-4WNE/compliance')).not.toHaveLength(0));
    window.history.back();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    const opener = await page.button('Compliance sheet of TF-2H8D-4WNE');
    await eventually(() => expect(document.activeElement).toBe(opener));
    window.history.forward();
    await page.button('Close');
  });

  test('tells what became of the money of a cancelled one', async () => {
    const cancelled = sampleDetails({ status: 'cancelled', paymentStatus: 'refund-failed', refunded: 337.48 });
    const { page } = openDashboard({ past: [cancelled] }, '/dashboard?tab=history');
    await page.words('Refund failed. We’ll call you.');
  });

  test('none is a state of its own', async () => {
    const { page } = openDashboard({}, '/dashboard?tab=history');
    await page.words('No Service History');
  });

  test('Book Again has the wizard begin with the same package', async () => {
    const { page } = openDashboard({ past: [over] }, '/dashboard?tab=history');
    await page.press(`Book Again: ${sampleShop.packageName}`);
    await page.heading('Elsewhere');
    expect(window.location.pathname).toBe('/booking');
    expect(JSON.parse(window.sessionStorage.getItem('selectedPackage') ?? '')).toEqual({
      vehicleType: sampleShop.vehicleType,
      packageId: sampleShop.packageId,
    });
  });
});

describe('an account whose email is not verified', () => {
  const user = sampleUser({ isEmailVerified: false });

  test('reads what it misses, and can have the link sent again', async () => {
    const resend = () => ({ status: 200, body: { done: true } });
    const { page, sentTo } = openDashboard({ user, answers: { 'POST /api/auth/verification-email': resend } });
    await page.words('Verify sample@tintforge.example to see bookings made with it');
    await page.press('Resend');
    await page.words('Open the email we sent to sample@tintforge.example.');
    expect(sentTo('/api/auth/verification-email')).toHaveLength(1);
  });

  test('reads the shop’s words when it asks too often', async () => {
    const refuse = () => problemAnswer(429, { code: 'too_many_attempts' });
    const { page } = openDashboard({ user, answers: { 'POST /api/auth/verification-email': refuse } });
    await page.press('Resend');
    await page.words('too_many_attempts happened');
  });

  test('that was verified elsewhere meanwhile is told so, and no mail is promised', async () => {
    const verified = () => problemAnswer(409, { code: 'already_verified' });
    const { page } = openDashboard({ user, answers: { 'POST /api/auth/verification-email': verified } });
    await page.press('Resend');
    await page.words('Your email is already verified');
    expect(page.has('Open the mail we sent')).toBe(false);
  });

  test('because there is none is not offered a link, and says where to add one', async () => {
    const { page } = openDashboard({ user: sampleUser({ role: 'admin', email: '', isEmailVerified: false }) });
    await page.words('Your account has no email yet.');
    expect(page.hasButton('Resend')).toBe(false);
    expect(document.querySelector('a[href="/dashboard?tab=profile"]')).not.toBeNull();
  });

  test('says nothing of it once it is', async () => {
    const { page } = openDashboard({});
    await greetingText();
    expect(page.has('to see bookings made with it')).toBe(false);
  });
});
