// @vitest-environment jsdom
import { paths } from '@tintforge/app-base/paths';
import type { TestPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer } from '@tintforge/app-base/testing/stub-api';
import { describe, expect, test } from 'vitest';
import { crew, feed, member, openSettings, standing } from '../testing/open-settings';

const withFactor = { ...member, hasFactor: true };
const staff = { 'GET /api/admin/staff': () => ({ status: 200 as const, body: { staff: [withFactor] } }) };

const title = () => document.querySelector('dialog[open] h2')?.textContent;
const isOpen = (text: string) => expect.poll(title).toBe(text);
const isClosed = () => expect.poll(title).toBeUndefined();

/** Until the browser has followed; the page may lead on from there. */
async function goForward(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.forward();
  await arrived;
}

const question = 'Reset two-step login of Sam?';

async function ask(page: TestPage): Promise<void> {
  await page.press('Edit Sam');
  await page.type('First name (optional)', 'Samuel');
  await page.press('Reset two-step login');
  await isOpen(question);
}

describe('a question within a dialog', () => {
  test('is closed by Back, which leaves the dialog with what was typed, and opened again by Forward', async () => {
    const { page } = openSettings(paths.adminStaff, staff);
    await ask(page);
    window.history.back();
    await isOpen('Edit Sam');
    expect((await page.field('First name (optional)')).value).toBe('Samuel');
    await goForward();
    await isOpen(question);
    window.history.go(-2);
    await isClosed();
  });

  test('is there after a reload, and so is the dialog below with what was typed', async () => {
    await ask(openSettings(paths.adminStaff, staff).page);
    const { page } = openSettings(paths.adminStaff, staff);
    await isOpen(question);
    await page.press('Back');
    await isOpen('Edit Sam');
    expect((await page.field('First name (optional)')).value).toBe('Samuel');
    window.history.back();
    await isClosed();
  });

  test('is closed alone by Escape and the close button', async () => {
    const { page } = openSettings(paths.adminStaff, staff);
    await ask(page);
    await page.press('Close');
    await isOpen('Edit Sam');
    await goForward();
    await isOpen(question);
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await isOpen('Edit Sam');
  });

  test('is opened once by two presses at the same instant', async () => {
    const { page } = openSettings(paths.adminStaff, staff);
    await page.press('Edit Sam');
    const button = await page.button('Reset two-step login');
    button.click();
    button.click();
    await isOpen(question);
    window.history.back();
    await isOpen('Edit Sam');
  });

  test('closes with its dialog once it has succeeded, and neither is opened again', async () => {
    const answers = {
      ...staff,
      'POST /api/admin/staff/installer/reset-factors': () => ({ status: 200 as const, body: { member } }),
    };
    const { page } = openSettings(paths.adminStaff, answers);
    await ask(page);
    await page.press('Reset it');
    await isClosed();
    await expect.poll(() => window.history.state?.usr?.pageStep).toBeUndefined();
    await goForward();
    await isClosed();
    await expect.poll(() => window.history.state?.usr?.pageStep).toBeUndefined();
    openSettings(paths.adminStaff, answers);
    await isClosed();
  });

  test('returns to its dialog once it has succeeded where that goes on, and is not asked again', async () => {
    let url: string | null = 'https://shop.tintforge.example/api/calendars/first.ics';
    const { page, sent } = openSettings(paths.adminCalendars, {
      'GET /api/admin/calendars': () => ({ status: 200, body: { feeds: [{ ...feed, url }] } }),
      'POST /api/admin/calendars': () => {
        url = 'https://shop.tintforge.example/api/calendars/second.ics';
        return { status: 200, body: { feeds: [{ ...feed, url }] } };
      },
    });
    await page.press('Calendar of the whole shop');
    await page.press('New address');
    await isOpen('New address for the whole shop?');
    await page.press('Make a new address');
    await page.words('second.ics');
    const dialog = title();
    await goForward();
    await expect.poll(() => window.history.state?.usr?.questions).toBeUndefined();
    await isOpen(String(dialog));
    window.history.back();
    await isClosed();
    expect(sent('/api/admin/calendars')).toHaveLength(1);
  });
});

describe('what follows from a change', () => {
  const answers = {
    [`POST /api/admin/crews/${crew.id}`]: () => ({ status: 200 as const, body: { crew, standing } }),
  };

  async function preview(page: TestPage): Promise<void> {
    await page.press('Edit Crew One');
    await page.type('Name', 'Crew Two');
    await page.press('Save');
    await page.button('Save anyway');
  }

  test('gives way to the fields by Back; Forward and a reload do not show what may be outdated', async () => {
    const { page } = openSettings(paths.adminCrews, answers);
    await preview(page);
    window.history.back();
    await page.button('Save');
    expect((await page.field('Name')).value).toBe('Crew Two');
    await goForward();
    await expect.poll(() => window.history.state?.usr?.questions).toBeUndefined();
    await page.press('Save');
    await page.button('Save anyway');
    const { page: reloaded } = openSettings(paths.adminCrews, answers);
    await reloaded.button('Save');
    expect((await reloaded.field('Name')).value).toBe('Crew Two');
  });

  test('gives way to the fields when the change is refused', async () => {
    let isRefused = false;
    const { page } = openSettings(paths.adminCrews, {
      [`POST /api/admin/crews/${crew.id}`]: () => {
        if (isRefused) return problemAnswer(500, { code: 'internal' });
        return { status: 200, body: { crew, standing } };
      },
    });
    await preview(page);
    isRefused = true;
    await page.press('Save anyway');
    await page.alert('internal happened');
    await page.button('Save');
    window.history.back();
    await isClosed();
  });
});

describe('the question before leaving with unsaved rules', () => {
  const fee = 'Late-cancellation fee, percent of the total';

  async function leave(page: TestPage): Promise<void> {
    await page.type(fee, '30');
    await page.words('1 unsaved change');
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Bookings')?.click();
    await isOpen('Leave without saving?');
  }

  test('is closed by Back and opened again by Forward and a reload', async () => {
    const { page } = openSettings(paths.adminRules);
    await leave(page);
    window.history.back();
    await isClosed();
    expect((await page.field(fee)).value).toBe('30');
    await goForward();
    await isOpen('Leave without saving?');
    const { page: reloaded } = openSettings(paths.adminRules);
    await isOpen('Leave without saving?');
    await reloaded.press('Leave');
    await expect.poll(() => window.location.pathname).toBe('/admin/bookings');
  });

  test('is not there on the way back to the page that was left', async () => {
    const { page } = openSettings(paths.adminRules);
    await leave(page);
    await page.press('Leave');
    await expect.poll(() => window.location.pathname).toBe('/admin/bookings');
    window.history.back();
    await expect.poll(() => window.location.pathname).toBe(paths.adminRules);
    expect(window.history.state?.usr?.pageStep).toBeUndefined();
  });

  test('closes itself where nothing is unsaved anymore', async () => {
    const { page } = openSettings(paths.adminRules);
    await leave(page);
    await page.press('Stay here');
    await isClosed();
    await page.press('Discard');
    await page.button('Put back');
    await goForward();
    await expect.poll(() => window.history.state?.usr?.pageStep).toBeUndefined();
    await isClosed();
  });
});
