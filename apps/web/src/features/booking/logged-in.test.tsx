// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { keepLogin, sampleLogin, sampleUser } from '@tintforge/app-base/testing/sample-account';
import { sampleDraft, sampleHeld } from '@tintforge/app-base/testing/sample-booking';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptWizard } from '../../testing/kept-wizard';
import { openPage } from '../../testing/open-page';
import { BookingPage } from './booking-page';

beforeEach(() => keepLogin());

const contactStep = 4;
const reviewStep = 5;

function openWizard(answers: Record<string, () => StubAnswer> = {}) {
  const seen = stubNetwork({ 'GET /api/auth/user': () => ({ status: 200, body: { user: sampleUser() } }), ...answers });
  return { page: openPage('/booking', <BookingPage />), seen };
}

function keep(step: number, changes: Parameters<typeof sampleDraft>[0] = {}) {
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step, draft: sampleDraft(changes) }));
}

describe('the Contact step', () => {
  test('is filled in from the account, and the draft with it', async () => {
    keep(contactStep, { customerName: '', customerEmail: '', customerPhone: '' });
    const { page } = openWizard();
    await eventually(async () => expect((await page.field('Full name')).value).toBe('Sample Customer'));
    expect((await page.field('Email')).value).toBe('sample@tintforge.example');
    expect((await page.field('Phone')).value).toBe('(813) 555-0142');
    await eventually(() =>
      expect(keptWizard().draft).toMatchObject({ customerName: 'Sample Customer', customerPhone: '(813) 555-0142' }),
    );
  });

  test('keeps what was typed', async () => {
    keep(contactStep, { customerName: 'Another Person', customerEmail: '', customerPhone: '' });
    const { page } = openWizard();
    await eventually(async () => expect((await page.field('Email')).value).toBe('sample@tintforge.example'));
    expect((await page.field('Full name')).value).toBe('Another Person');
  });

  test('is one to type into when the account cannot be asked for', async () => {
    keep(contactStep, { customerName: '' });
    const { page, seen } = openWizard({ 'GET /api/auth/user': () => 'no network' });
    await page.heading('Who, which car, which driveway?');
    await eventually(() => expect(seen).toHaveLength(1));
    expect((await page.field('Full name')).value).toBe('');
  });
});

test('a booking goes out as the account’s, under a token that was renewed for it', async () => {
  keep(reviewStep);
  const { page, seen } = openWizard({
    'GET /api/auth/user': () =>
      window.localStorage.getItem('auth_token') === 'second-token'
        ? { status: 200, body: { user: sampleUser() } }
        : problemAnswer(401, { code: 'unauthorized' }),
    'POST /api/auth/refresh': () => ({ status: 200, body: sampleLogin('second-token') }),
    'POST /api/bookings': () => ({ status: 201, body: sampleHeld() }),
  });
  await page.press('Proceed to Payment');
  await eventually(() => expect(seen.some(({ url }) => url.pathname === '/api/bookings')).toBe(true));
  const booked = seen.find(({ url }) => url.pathname === '/api/bookings');
  expect(booked?.headers.get('authorization')).toBe('Bearer second-token');
});

test('a guest’s booking shows no login and asks for none', async () => {
  window.localStorage.clear();
  keep(reviewStep);
  const { page, seen } = openWizard({ 'POST /api/bookings': () => ({ status: 201, body: sampleHeld() }) });
  await page.press('Proceed to Payment');
  await eventually(() => expect(seen.some(({ url }) => url.pathname === '/api/bookings')).toBe(true));
  expect(seen.filter(({ url }) => url.pathname.startsWith('/api/auth'))).toEqual([]);
  expect(seen.map(({ headers }) => headers.get('authorization'))).not.toContain('Bearer first-token');
});
