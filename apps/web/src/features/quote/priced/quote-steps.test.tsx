// @vitest-environment jsdom

import { queryClient } from '@tintforge/app-base/query-client';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer } from '@tintforge/app-base/testing/stub-api';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { leavePage, type TestPage } from '../../../testing/open-page';
import {
  acceptance,
  accepted,
  answer,
  booking,
  code,
  openPriced,
  version,
  withDeposit,
} from '../../../testing/open-priced-quote';

const draftKey = 'own_quote_drafts';
const kept = () => window.sessionStorage.getItem(draftKey) ?? '';
const typedIn = async (page: TestPage, name: string) => (await page.field(name)).value;

async function fill(page: TestPage) {
  await page.press('Review and accept');
  await page.type('Full name', 'Sample Customer');
  await page.type('Street', '12 Sample Street');
  await page.type('City', sampleShop.otherCity);
  await page.type('Day 2 (optional)', '2027-12-08');
  await eventually(() => expect(kept()).toContain('2027-12-08'));
}

/** Loads the page again in the same history entry. */
function reload(...[found, acts]: Parameters<typeof openPriced>) {
  const { state } = window.history;
  leavePage();
  queryClient.clear();
  return openPriced(found, acts, state);
}

describe('what was typed', () => {
  test('into the acceptance is there after a reload, with its form open', async () => {
    await fill(openPriced([answer()]).page);
    const { page } = reload([answer()]);
    await page.words('Accept version 1');
    expect(await typedIn(page, 'Full name')).toBe('Sample Customer');
    expect(await typedIn(page, 'Street')).toBe('12 Sample Street');
    expect(await typedIn(page, 'City')).toBe(sampleShop.otherCity);
    expect(await typedIn(page, 'Day 2 (optional)')).toBe('2027-12-08');
  });

  test('as the name under one version is not there under the next, where the address is', async () => {
    await fill(openPriced([answer()]).page);
    const { page } = reload([answer({ versions: [version(1, 899), version(2, 799)] })]);
    await page.words('Accept version 2');
    expect(await typedIn(page, 'Full name')).toBe('');
    expect(await typedIn(page, 'Street')).toBe('12 Sample Street');
  });

  test('as the name goes when the next version arrives while the page is open', async () => {
    const changed = problemAnswer(409, { code: 'quote_changed', details: { number: 2, total: 799 } });
    const { page } = openPriced([answer(), answer({ versions: [version(1, 899), version(2, 799)] })], {
      accept: [changed],
    });
    await fill(page);
    await page.press('Accept for $899.00');
    await page.words('Updated Wed, Dec 2: version 2');
    await page.press('Review and accept');
    expect(await typedIn(page, 'Full name')).toBe('');
    expect(await typedIn(page, 'Street')).toBe('12 Sample Street');
  });

  test('as a change is there after a reload, until it is sent', async () => {
    const { page } = openPriced([answer()]);
    await page.press('Request a change');
    await page.type('What should change?', 'Without the stairs');
    await eventually(() => expect(kept()).toContain('Without the stairs'));
    const { page: again } = reload([answer()], { change: [answer({ status: 'changes-requested' })] });
    expect(await typedIn(again, 'What should change?')).toBe('Without the stairs');
    await again.press('Send it');
    await again.words('We’re working on your change.');
    expect(kept()).not.toContain('Without the stairs');
  });

  test('or chosen as a reason to decline is there after a reload', async () => {
    const { page } = openPriced([answer()]);
    await page.press('No thanks');
    await page.choose('input[value="timing"]');
    await eventually(() => expect(kept()).toContain('timing'));
    const { page: again } = reload([answer()]);
    await again.words('Decline it');
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('timing');
  });

  test('is gone from the tab once the quote is accepted', async () => {
    const { page } = openPriced([answer()], { accept: [accepted] });
    await fill(page);
    await page.press('Accept for $899.00');
    await page.heading('Your quote is accepted.');
    await eventually(() => expect(kept()).toBe(''));
  });

  test('is gone from the tab once the quote was accepted elsewhere', async () => {
    await fill(openPriced([answer()]).page);
    const { page } = reload([accepted]);
    await page.heading('Your quote is accepted.');
    await eventually(() => expect(kept()).toBe(''));
  });

  test.each(['not JSON', '[]', `{"${code}":7}`, `{"${code}":{"version":1,"name":4,"preferredDays":"x","reason":"y"}}`])(
    'and was damaged (%s) is left out',
    async (text) => {
      window.sessionStorage.setItem(draftKey, text);
      const { page } = openPriced([answer()]);
      await page.press('Review and accept');
      expect(await typedIn(page, 'Full name')).toBe('');
      expect(await typedIn(page, 'City')).toBe(sampleShop.city);
    },
  );
});

describe('Back', () => {
  test('closes the acceptance and returns the focus to its button; Forward opens it as it was', async () => {
    const { page } = openPriced([answer()]);
    await fill(page);
    window.history.back();
    const review = await page.button('Review and accept');
    expect(document.activeElement).toBe(review);
    window.history.forward();
    expect(await typedIn(page, 'Full name')).toBe('Sample Customer');
  });

  test('is what a form’s own way out does, however often it is pressed', async () => {
    const { page } = openPriced([answer()]);
    const before = window.history.length;
    await page.press('Request a change');
    const out = await page.button('Never mind');
    out.click();
    out.click();
    await page.button('Review and accept');
    await page.press('Request a change');
    await page.words('What should change?');
    expect(window.history.length).toBe(before + 1);
  });

  test('and Forward show no form of a quote that is accepted', async () => {
    const { page } = openPriced([answer()], { accept: [accepted] });
    await fill(page);
    await page.press('Accept for $899.00');
    const heading = await page.heading('Your quote is accepted.');
    await eventually(() => expect(document.activeElement).toBe(heading));
    window.history.forward();
    await eventually(() => expect(window.history.state.usr).toEqual({ pageStep: { subject: code, name: 'accept' } }));
    await page.heading('Your quote is accepted.');
    expect(page.has('Accept version 1')).toBe(false);
  });

  test('of the acceptance while it is under way stays on the quote', async () => {
    const { page } = openPriced([answer()], { accept: [accepted] });
    await fill(page);
    await page.press('Accept for $899.00');
    window.history.back();
    await page.heading('Your quote is accepted.');
    expect(window.location.pathname).toBe(`/quote/${code}`);
    expect(window.history.state.usr ?? null).toBeNull();
  });

  test('leads from the payment to the accepted quote, which is read again', async () => {
    const waiting = answer({ status: 'accepted', isOpen: false, versions: [withDeposit], acceptance, booking });
    const { page, seen } = openPriced([waiting]);
    const readings = () => seen.filter(({ method }) => method === 'GET').length;
    const pay = `Pay the $${booking.dueNow} deposit`;
    await page.press(pay);
    await page.words('We couldn’t check your hold.');
    const before = readings();
    window.history.back();
    await eventually(async () => expect(document.activeElement).toBe(await page.button(pay)));
    await eventually(() => expect(readings()).toBe(before + 1));
    window.history.forward();
    await page.words('We couldn’t check your hold.');
    const { page: again } = reload([waiting]);
    await again.heading('Your quote is accepted.');
    await again.words('We couldn’t check your hold.');
  });
});
