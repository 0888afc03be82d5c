// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { page as quotePage } from './quote-page';

/** The form about a building: of the shops, this one alone has those pages. */
function openQuote(kind: 'residential' | 'commercial') {
  const seen = stubNetwork({});
  const page = openPage(`/quote?kind=${kind}`, <quotePage.Page pages={[]} />);
  return { page, seen };
}

const wrongFields = () => document.querySelectorAll('form [aria-invalid=true]').length;

test('a form about a building with nothing in it says what is missing, and the first wrong field has the focus', async () => {
  const { page, seen } = openQuote('residential');
  await page.press('Send my request');
  for (const message of ['Name the room', 'Enter a whole number', 'Choose a side', 'Choose a kind of glass']) {
    await page.words(message);
  }
  await page.alert('Some answers need a look.');
  await eventually(async () => expect(document.activeElement).toBe(await page.field('Room')));
  expect(seen).toEqual([]);
  const before = wrongFields();
  await page.type('Room', 'Kitchen');
  await eventually(() => expect(wrongFields()).toBe(before - 1));
  expect(page.has('Name the room')).toBe(false);
});

test('a window without a size is asked for none', async () => {
  const { page } = openQuote('commercial');
  await page.choose('[data-row="0"] input[type=checkbox]');
  await eventually(() => expect(page.has('Width, inches')).toBe(false));
  await page.press('Send my request');
  await page.words('Name the room');
  expect(page.has('Enter inches')).toBe(false);
});
