// @vitest-environment jsdom
import type { HoursRecord, StaffMember } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { leavePage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer } from '@tintforge/app-base/testing/stub-api';
import { depositCents, formatCents, formatTime } from '@tintforge/booking-core';
import { exampleOrder, regions } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { crew, feed, hours, member, openSettings, settings, skill, standing } from '../testing/open-settings';
import { sampleOpening } from '../testing/sample-schedule';
import { rooms } from './rooms';

const { crewId, regionName } = sampleShop;

const linkTo = (path: string) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);

describe('the settings', () => {
  test('are a list of rooms, each with its own address and heading, that leads back', async () => {
    const { page } = openSettings(paths.adminSettings);
    for (const { path, name } of rooms) {
      await page.heading('Settings');
      linkTo(path)?.click();
      await page.heading(name);
      expect(window.location.pathname).toBe(path);
      expect(linkTo(path)?.getAttribute('aria-current')).toBe('page');
      linkTo(paths.adminSettings)?.click();
    }
  });

  test.each(rooms)('of the page that they were, an anchor leads to $path', async ({ path, name }) => {
    const anchor = path.replace(`${paths.adminSettings}/`, '');
    const { page } = openSettings(`${paths.adminSettings}?from=mail#${anchor}`);
    await page.heading(name);
    expect(window.location.pathname + window.location.search).toBe(`${path}?from=mail`);
  });

  test('of the page that they were, the end of a preview ends it in the catalog', async () => {
    const { page, sent } = openSettings(`${paths.adminSettings}?preview=end#catalog`, {
      'POST /api/admin/catalog/preview/end': () => ({ status: 200, body: { done: true } }),
    });
    await page.heading('Catalog');
    await eventually(() => expect(sent('/api/admin/catalog/preview/end')).toHaveLength(1));
  });
});

describe('the rules', () => {
  /** A share of the order that explains the rules. */
  const percentText = (percent: number) => formatCents(Math.round((exampleOrder.totalCents * percent) / 100));

  test('show what a change does to an order while it is typed', async () => {
    const { page } = openSettings(paths.adminRules);
    await page.type('Late-cancellation fee, percent of the total', '30');
    await page.words(percentText(30));
    await page.type('Hold, minutes', '20');
    await page.words('is held until 9:20 AM.');
    await page.words('2 unsaved changes');
    await page.press('Discard');
    await page.words(percentText(25));
    expect(page.hasButton('Save changes')).toBe(false);
  });

  test('that were discarded by a wrong tap are put back', async () => {
    const { page } = openSettings(paths.adminRules);
    await page.type('Late-cancellation fee, percent of the total', '30');
    await page.type('Hold, minutes', '20');
    await page.press('Discard');
    await page.words('2 changes discarded');
    await eventually(async () => expect(document.activeElement).toBe(await page.button('Put back')));
    await page.press('Put back');
    await page.words('2 unsaved changes');
    await eventually(async () => expect(document.activeElement).toBe(await page.button('Discard')));
    expect((await page.field('Hold, minutes')).value).toBe('20');
    // With something else typed since, it is too late.
    await page.press('Discard');
    await page.type('Hold, minutes', '25');
    await page.words('1 unsaved change');
    expect(page.hasButton('Put back')).toBe(false);
  });

  test('of the deposit show what it takes, and nothing while it can’t be', async () => {
    const { page, sent } = openSettings(paths.adminRules);
    await page.choose('input[value="deposit"]');
    const field = 'Deposit, percent of the total';
    const takes = (percent: number) => {
      const upfront = depositCents(exampleOrder.totalCents, percent);
      return `takes ${formatCents(upfront)} at booking and ${formatCents(exampleOrder.totalCents - upfront)} at the car.`;
    };
    await page.words(takes(25));
    await page.type(field, '10 %');
    await page.words(takes(10));
    // No more than the deposit is kept.
    await page.words(percentText(10));
    for (const wrong of ['', '0', '4', '91', '100', '12.5']) {
      await page.type(field, wrong);
      await eventually(() => expect(page.has(' at booking and ')).toBe(false));
    }
    await page.press('Save changes');
    const percent = await page.field(field);
    await eventually(() => expect(page.describedBy(percent)).toContain('Deposit must be a whole percentage'));
    expect(sent('/api/admin/settings')).toEqual([]);
    // A wrong tap: full payment is what was in force.
    await page.choose('input[value="full"]');
    await eventually(() => expect(page.hasButton('Save changes')).toBe(false));
  });

  test('that cannot be are not sent, and the first has the focus', async () => {
    const { page, sent } = openSettings(paths.adminRules);
    await page.type('Hold, minutes', '3');
    await page.type('Travel after each job, minutes', 'x');
    await page.press('Save changes');
    const field = await page.field('Hold, minutes');
    await eventually(() => expect(page.describedBy(field)).toContain('Hold time must be at least 5 minutes'));
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(sent('/api/admin/settings')).toEqual([]);
  });

  test('are saved after a look at what that does', async () => {
    const effects = [
      { rule: 'lateFeePercent', text: 'Two bookings keep what was agreed.', bookings: ['TF-AAAA-AAAA'] },
    ];
    const { page, sent } = openSettings(paths.adminRules, {
      'POST /api/admin/settings': () => ({ status: 200, body: { settings, effects } }),
    });
    await page.type('Late-cancellation fee, percent of the total', '30');
    await page.press('Save changes');
    await page.words('Two bookings keep what was agreed.');
    expect(sent('/api/admin/settings').map(({ body }) => body.dryRun)).toEqual([true]);
    const dialog = document.querySelector('dialog');
    [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Save changes')?.click();
    await page.words('Settings saved');
    expect(sent('/api/admin/settings').map(({ body }) => [body.version, body.dryRun])).toEqual([
      [3, true],
      [3, false],
    ]);
    expect(sent('/api/admin/settings')[1]?.body.rules).toEqual({ ...settings.rules, lateFeePercent: 30 });
  });

  test('that somebody else changed meanwhile are shown beside what was typed, and nothing is lost', async () => {
    let current = settings;
    const { page } = openSettings(paths.adminRules, {
      'GET /api/admin/settings': () => ({ status: 200, body: current }),
      'POST /api/admin/settings': () => problemAnswer(409, { code: 'changed_meanwhile' }),
    });
    await page.type('Late-cancellation fee, percent of the total', '30');
    current = { ...settings, version: 4, rules: { ...settings.rules, holdMinutes: 45 } };
    await page.press('Save changes');
    await page.alert('Someone else has changed this since you opened it.');
    await page.press('Try again');
    await eventually(async () => expect((await page.field('Hold, minutes')).value).toBe('45'));
    expect((await page.field('Late-cancellation fee, percent of the total')).value).toBe('30');
  });

  test('that are not saved hold back whoever leaves', async () => {
    const { page } = openSettings(paths.adminRules);
    await page.type('Late-cancellation fee, percent of the total', '30');
    await page.words('1 unsaved change');
    for (const elsewhere of [paths.adminBookings, paths.adminSettings, paths.adminCrews]) {
      linkTo(elsewhere)?.click();
      await page.words('Leave without saving?');
      expect(window.location.pathname).toBe(paths.adminRules);
      await page.press('Stay here');
      await eventually(() => expect(page.has('Leave without saving?')).toBe(false));
    }
    linkTo(paths.adminCrews)?.click();
    await page.words('Leave without saving?');
    await page.press('Leave');
    await page.heading('Crews');
    const back = openSettings(paths.adminRules).page;
    expect((await back.field('Late-cancellation fee, percent of the total')).value).toBe('25');
    expect(back.hasButton('Save changes')).toBe(false);
  });

  test('that are not saved are there again after the browser’s back and forward, or a reload', async () => {
    const { page } = openSettings(paths.adminRules);
    await page.type('Late-cancellation fee, percent of the total', '30');
    await page.type(`${regionName}: minutes before the start`, '90');
    await page.words('2 unsaved changes');
    // No prompt is possible: the page is simply gone.
    leavePage();
    const others = { ...settings, version: 4, rules: { ...settings.rules, holdMinutes: 45 } };
    const back = openSettings(paths.adminRules, {
      'GET /api/admin/settings': () => ({ status: 200, body: others }),
    }).page;
    await back.words('2 unsaved changes');
    expect((await back.field('Late-cancellation fee, percent of the total')).value).toBe('30');
    // Another user's changes appear under it, as soon as they are fetched.
    await eventually(async () => expect((await back.field('Hold, minutes')).value).toBe('45'));
    expect((await back.field('Late-cancellation fee, percent of the total')).value).toBe('30');
    await back.press('Discard');
    await eventually(async () =>
      expect((await back.field('Late-cancellation fee, percent of the total')).value).toBe('25'),
    );
    const last = openSettings(paths.adminRules).page;
    expect((await last.field('Late-cancellation fee, percent of the total')).value).toBe('25');
    expect(last.hasButton('Save changes')).toBe(false);
  });

  test('that were saved are not typed any more', async () => {
    const { page } = openSettings(paths.adminRules, {
      'POST /api/admin/settings': () => ({ status: 200, body: { settings, effects: [] } }),
    });
    await page.type('Late-cancellation fee, percent of the total', '30');
    await page.press('Save changes');
    await page.words('Check it before you save.');
    const dialog = document.querySelector('dialog');
    const confirm = () =>
      [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Save changes');
    (await eventually(() => confirm() ?? Promise.reject(new Error('It cannot be saved yet')))).click();
    await page.words('Settings saved');
    expect((await openSettings(paths.adminRules).page.field('Late-cancellation fee, percent of the total')).value).toBe(
      '25',
    );
  });
});

test('a crew is changed after a look at the jobs that do not fit any more', async () => {
  const { page, sent } = openSettings(paths.adminCrews, {
    [`POST /api/admin/crews/${crewId}`]: ({ dryRun }) => ({
      status: 200,
      body: { crew: { ...crew, version: dryRun === true ? 2 : 3 }, standing },
    }),
  });
  await page.words(`Not ${skill?.name}`);
  await page.press('Edit Crew One');
  await page.choose('dialog input[aria-label=Tuesday]');
  await page.press('Save');
  await page.alert('1 booking isn’t changed');
  await page.words('TF-AAAA-AAAA');
  await page.press('Save anyway');
  await page.words('Crew One changed');
  expect(sent(`/api/admin/crews/${crewId}`).map(({ body }) => [body.dryRun, body.workingDays])).toEqual([
    [true, [1, 3, 4, 5, 6]],
    [false, [1, 3, 4, 5, 6]],
  ]);
});

describe('an absence that was typed', () => {
  const days = { from: '2096-07-02', until: '2096-07-06' };

  async function typeAbsence(page: ReturnType<typeof openSettings>['page'], reason: string) {
    await page.press('Edit Crew One');
    await page.press('Add an absence');
    await page.type('First day', days.from);
    await page.type('Last day', days.until);
    await page.type('Reason', reason);
  }

  test('is saved with its crew, whether or not it was added to the list', async () => {
    const { page, sent } = openSettings(paths.adminCrews, {
      [`POST /api/admin/crews/${crewId}`]: () => ({
        status: 200,
        body: { crew, standing: { count: 0, bookings: [] } },
      }),
    });
    await typeAbsence(page, ' Vacation ');
    await page.press('Save');
    await page.words('Crew One changed');
    expect(sent(`/api/admin/crews/${crewId}`).at(-1)?.body.absences).toEqual([{ ...days, reason: 'Vacation' }]);
  });

  test('without a reason isn’t saved, and says what is missing', async () => {
    const { page, sent } = openSettings(paths.adminCrews);
    await typeAbsence(page, ' ');
    await page.press('Save');
    const reason = await page.field('Reason');
    await eventually(() => expect(page.describedBy(reason)).toContain('Please enter both days and a reason'));
    await eventually(() => expect(document.activeElement).toBe(reason));
    expect(sent(`/api/admin/crews/${crewId}`)).toEqual([]);
  });

  test('is still there after a look at the jobs that stay', async () => {
    const { page } = openSettings(paths.adminCrews, {
      [`POST /api/admin/crews/${crewId}`]: () => ({ status: 200, body: { crew, standing } }),
    });
    await typeAbsence(page, 'Vacation');
    await page.press('Save');
    await page.alert('1 booking isn’t changed');
    await page.press('Back');
    expect((await page.field('Reason')).value).toBe('Vacation');
  });
});

test('a closure needs a day and a reason before it is sent', async () => {
  const { page, sent } = openSettings(paths.adminClosures);
  await page.words('No closed days ahead.');
  await page.press('Add a closure');
  await page.press('Close these days');
  const first = await page.field('First day');
  await eventually(() => expect(page.describedBy(first)).toBe('Please choose a day'));
  await eventually(() => expect(document.activeElement).toBe(first));
  expect(sent('/api/admin/closures')).toEqual([]);
});

test('who is let in without an address gets a password that is shown once', async () => {
  const { page } = openSettings(paths.adminStaff, {
    'POST /api/admin/staff': () => ({ status: 201, body: { member, password: 'abcde-fghjk-mnpqr' } }),
  });
  await page.press('Add a person');
  await page.type('Username', 'installer');
  await page.press('Add');
  await page.words('abcde-fghjk-mnpqr');
  // A wrong tap on Back doesn't lose it.
  window.history.back();
  await eventually(() => expect(page.has('abcde-fghjk-mnpqr')).toBe(false));
  window.history.forward();
  await page.words('abcde-fghjk-mnpqr');
  expect(JSON.stringify({ ...window.sessionStorage, ...window.history.state })).not.toContain('abcde');
  await page.press('Done');
  await eventually(() => expect(page.has('abcde-fghjk-mnpqr')).toBe(false));
  window.history.forward();
  await eventually(() => expect(window.history.state?.usr?.pageStep).toBeUndefined());
  expect(page.has('abcde-fghjk-mnpqr')).toBe(false);
});

test('a misspelled address is corrected until the first login, and the link that goes there is said', async () => {
  let current: StaffMember = { ...member, email: 'sma@tintforge.example', isEmailOpen: true };
  const { page, sent } = openSettings(paths.adminStaff, {
    'GET /api/admin/staff': () => ({ status: 200, body: { staff: [current] } }),
    'POST /api/admin/staff/installer': () => {
      current = { ...current, version: 2, email: 'sam@tintforge.example' };
      return { status: 200, body: { member: current } };
    },
  });
  await page.press('Edit Sam');
  await page.words('Goes to sma@tintforge.example, valid for three days.');
  await page.type('Email (optional)', 'sam@tintforge.example');
  // Saving sends the link: a press on this one would send it to the old address.
  await eventually(() => expect(page.has('Send a new link')).toBe(false));
  await page.press('Save');
  await page.words('We’re emailing a link to sam@tintforge.example.');
  expect(sent('/api/admin/staff/installer')).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ version: 1, email: 'sam@tintforge.example' }) }),
  ]);
});

test('after the first login the address is no field of the shop’s', async () => {
  const { page } = openSettings(paths.adminStaff, {
    'GET /api/admin/staff': () => ({ status: 200, body: { staff: [{ ...member, email: 'sam@tintforge.example' }] } }),
  });
  await page.press('Edit Sam');
  await page.words('Goes to sam@tintforge.example, valid for three days.');
  expect(page.has('Email (optional)')).toBe(false);
});

test.each([
  ['a refusal', 409, 'last_admin'],
  ['a fault', 500, 'internal'],
])('nobody is offered to change their own role, and %s of the shop is shown', async (_name, status, code) => {
  const { page } = openSettings(paths.adminStaff, {
    'POST /api/admin/staff/installer': () => problemAnswer(status, { code }),
  });
  await page.press('Edit the-owner');
  await page.words('Only another administrator can change your role and access.');
  await page.press('Cancel');
  await eventually(() => expect(page.has('Only another administrator')).toBe(false));
  await page.press('Edit Sam');
  await page.press('Save');
  await page.alert(`${code} happened`);
});

describe('what logs a person out everywhere', () => {
  const withFactor = { ...member, hasFactor: true };
  const staff = (current: StaffMember) => ({
    'GET /api/admin/staff': () => ({ status: 200, body: { staff: [current] } }),
  });

  test('asks first, and a wrong tap changes nothing', async () => {
    const { page, sent } = openSettings(paths.adminStaff, staff(withFactor));
    await page.press('Edit Sam');
    for (const name of ['Create a new password', 'Reset two-step login']) {
      await page.type('First name (optional)', 'Samuel');
      await page.press(name);
      await page.words('logged out everywhere');
      await eventually(() => expect(document.activeElement?.textContent).toBe('Back'));
      await page.press('Back');
      // The draft is still there.
      await eventually(async () => expect(await page.field('First name (optional)')).toHaveProperty('value', 'Samuel'));
    }
    expect(sent('/api/admin/staff/installer/invite')).toEqual([]);
    expect(sent('/api/admin/staff/installer/reset-factors')).toEqual([]);
  });

  test('is done once it is confirmed, and said', async () => {
    let current = withFactor;
    const { page, sent } = openSettings(paths.adminStaff, {
      'GET /api/admin/staff': () => ({ status: 200, body: { staff: [current] } }),
      'POST /api/admin/staff/installer/reset-factors': () => {
        current = { ...withFactor, hasFactor: false };
        return { status: 200, body: { member: current } };
      },
    });
    await page.press('Edit Sam');
    await page.press('Reset two-step login');
    await page.press('Reset it');
    await page.words('Sam logs in with the password alone now');
    await eventually(() => expect(page.has('Edit Sam')).toBe(false));
    expect(sent('/api/admin/staff/installer/reset-factors')).toHaveLength(1);
  });

  test('shows why it was not done, and the question stays', async () => {
    const { page } = openSettings(paths.adminStaff, {
      ...staff(withFactor),
      'POST /api/admin/staff/installer/reset-factors': () => problemAnswer(409, { code: 'own_account' }),
    });
    await page.press('Edit Sam');
    await page.press('Reset two-step login');
    await page.press('Reset it');
    await page.alert('own_account happened');
    expect(page.hasButton('Reset it')).toBe(true);
  });
});

test('what could not be loaded says so, and can be tried again', async () => {
  let isThere = false;
  const { page } = openSettings(paths.adminCrews, {
    'GET /api/admin/crews': () => (isThere ? { status: 200, body: { crews: [crew] } } : 'no network'),
  });
  await page.alert('We couldn’t load this.');
  isThere = true;
  await page.press('Try again');
  await page.words('Crew One');
});

describe('a calendar', () => {
  const url = 'https://shop.tintforge.example/api/calendars/secret.ics';

  test('is turned on, and its address is there to copy', async () => {
    let current = feed;
    const { page, sent } = openSettings(paths.adminCalendars, {
      'GET /api/admin/calendars': () => ({ status: 200, body: { feeds: [current] } }),
      'POST /api/admin/calendars': () => {
        current = { ...feed, url };
        return { status: 200, body: { feeds: [current] } };
      },
    });
    await page.press('Calendar of the whole shop');
    await page.press('Turn on');
    await page.words(url);
    await page.button('Copy the address');
    expect(sent('/api/admin/calendars').map(({ body }) => body)).toEqual([{ id: 'shop', action: 'renew' }]);
  });

  test('asks before its address ends, and says why it could not', async () => {
    const { page, sent } = openSettings(paths.adminCalendars, {
      'GET /api/admin/calendars': () => ({ status: 200, body: { feeds: [{ ...feed, url }] } }),
      'POST /api/admin/calendars': () => problemAnswer(500, { code: 'internal' }),
    });
    await page.press('Calendar of the whole shop');
    await page.press('Turn off');
    await page.words('never works again');
    expect(sent('/api/admin/calendars')).toHaveLength(0);
    await page.press('Turn it off');
    await page.words('internal happened');
    await page.press('Back');
    await page.words(url);
  });
});

describe('the hours', () => {
  const outcome = (effects: string[], count = 0) => ({
    status: 200 as const,
    body: { record: hours, effects, standing: count === 0 ? { count, bookings: [] } : standing },
  });

  test('noon is switched on for all regions: what follows is read first, then it is saved', async () => {
    const { page, sent } = openSettings(paths.adminHours, {
      'POST /api/admin/hours': () => outcome(['All regions: Monday to Saturday also starts at 12:00 PM.']),
    });
    await page.words('9:00 AM to 11:30 AM, 1:00 PM to 4:30 PM');
    await page.press('Edit Monday to Saturday, All regions');
    (await page.field('12:00 PM')).click();
    await page.press('Check changes');
    await page.words('All regions: Monday to Saturday also starts at 12:00 PM.');
    await page.press('Save changes');
    await eventually(() => expect(sent('/api/admin/hours')).toHaveLength(2));
    type Sent = { dryRun: boolean; version: number; hours: HoursRecord['hours'] };
    const [preview, saved] = sent('/api/admin/hours').map(({ body }) => body as never as Sent);
    expect([preview?.dryRun, saved?.dryRun, saved?.version]).toEqual([true, false, 4]);
    const weeks = saved?.hours.weeks ?? {};
    for (const { id } of regions) {
      expect(weeks[id]?.map((day) => day?.starts.includes('12:00') ?? null)).toEqual([
        null,
        ...Array.from({ length: 6 }, () => true),
      ]);
    }
    await page.words('Hours saved');
  });

  test('bookings that no longer fit are named, and it can be saved anyway', async () => {
    const { page, sent } = openSettings(paths.adminHours, {
      'POST /api/admin/hours': () => outcome(['All regions: Tuesday closed.'], 1),
    });
    await page.press('Edit Monday to Saturday, All regions');
    await page.choose('dialog input[type=checkbox]:not([aria-label])');
    await page.press('Check changes');
    await page.words('1 booking isn’t changed');
    await page.press('Save anyway');
    await eventually(() => expect(sent('/api/admin/hours')).toHaveLength(2));
  });

  test('an open day without a start time is not sent', async () => {
    const { page, sent } = openSettings(paths.adminHours);
    await page.press('Edit Monday to Saturday, All regions');
    for (const start of sampleOpening.starts) (await page.field(formatTime(start))).click();
    await page.press('Check changes');
    await page.words('Please choose at least one start time, or close the day.');
    expect(sent('/api/admin/hours')).toEqual([]);
  });

  test('a holiday is switched on for some regions', async () => {
    const { page, sent } = openSettings(paths.adminHours, {
      'POST /api/admin/hours': () => outcome(['Christmas Day: closed in …']),
    });
    await page.words('You’re open on all federal holidays.');
    await page.press('Choose holidays');
    await page.choose('dialog li:last-child input[type=checkbox]:not([aria-label])');
    await page.choose(`dialog input[aria-label="${regions.at(-1)?.name}"]`);
    await page.press('Check changes');
    await page.press('Save changes');
    await eventually(() => expect(sent('/api/admin/hours')).toHaveLength(2));
    const [, saved] = sent('/api/admin/hours').map(({ body }) => body as never as { hours: HoursRecord['hours'] });
    expect(saved?.hours.holidays).toEqual({
      christmas: { regionIds: regions.slice(0, -1).map(({ id }) => id), isObserved: false },
    });
  });
});
