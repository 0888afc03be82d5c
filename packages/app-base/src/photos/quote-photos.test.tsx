// @vitest-environment jsdom

import type { QuotePhoto } from '@tintforge/api-contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { openPage } from '../testing/open-page';
import { problemAnswer, type StubAnswer } from '../testing/stub-api';
import { stubNetwork } from '../testing/stub-network';
import { QuotePhotos } from './quote-photos';

const code = 'TQ-7K3M-9SQA';
const quoteToken = 'q'.repeat(43);
const photo: QuotePhoto = {
  id: 'p1',
  caption: '',
  width: 400,
  height: 300,
  small: '/api/photos/p1/small/t',
  large: '/api/photos/p1/large/t',
};
const second: QuotePhoto = { ...photo, id: 'p2', small: '/api/photos/p2/small/t' };

/** The photos on a page that keeps what they change. Answers are to captions, in turn; without one a caption is saved. */
function openPhotos({ photos = [photo], isOpen = true, answers = [] as StubAnswer[] } = {}) {
  const seen = stubNetwork(
    Object.fromEntries(
      photos.map(({ id }, index) => [
        `POST /api/quotes/${code}/photos/${id}/caption`,
        ({ body }) => answers.shift() ?? { status: 200, body: { ...photos[index], ...body } },
      ]),
    ),
  );
  const page = openPage('/', <Kept photos={photos} isOpen={isOpen} />);
  const sent = () => seen.map(({ body }) => body.caption);
  return { page, seen, sent };
}

function Kept({ photos, isOpen }: { photos: QuotePhoto[]; isOpen: boolean }) {
  const [known, setKnown] = useState(photos);
  return <QuotePhotos quote={{ code, photos: known, isOpen }} access={{ quoteToken }} onChange={setKnown} />;
}

const field = 'Caption of photo 1';
type Page = ReturnType<typeof openPhotos>['page'];

async function leave(page: Page): Promise<void> {
  (await page.field(field)).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

async function pressEnter(page: Page, init: KeyboardEventInit = {}): Promise<void> {
  const options = { key: 'Enter', bubbles: true, ...init };
  (await page.field(field)).dispatchEvent(new KeyboardEvent('keydown', options));
}

/** The text of the status under the first photo. */
const status = () => document.querySelector('li [role=status]')?.textContent;

test('a caption is saved when its field is left, and names the photo, its link and its button', async () => {
  const { page, seen } = openPhotos({ photos: [photo, second] });
  expect((await page.button('Remove photo 1')).textContent).toBe('Remove');
  await page.type(field, ' Back\twindow ');
  await leave(page);
  await eventually(() => expect(status()).toBe('Caption saved'));
  expect(seen.map(({ url, body }) => [url.pathname, body])).toEqual([
    [`/api/quotes/${code}/photos/p1/caption`, { caption: 'Back window' }],
  ]);
  expect(seen[0]?.headers.get('quote-token')).toBe(quoteToken);
  await page.button('Remove photo: Back window');
  expect((await page.field(field)).value).toBe('Back window');
  const names = [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Open photo: Back window', 'Open photo 2']);
  expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Back window', '']);
});

test('Enter saves it too, once; a word that is being composed is not sent', async () => {
  const { page, sent } = openPhotos();
  await page.type(field, 'Back');
  await pressEnter(page, { isComposing: true });
  await page.type(field, 'Back window');
  await pressEnter(page);
  await leave(page);
  await eventually(() => expect(status()).toBe('Caption saved'));
  await leave(page);
  expect(sent()).toEqual(['Back window']);
});

test('Enter makes no second line, and pasted lines are one', async () => {
  const { page, sent } = openPhotos();
  await page.type(field, 'Back\nwindow');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  (await page.field(field)).dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true);
  await eventually(() => expect(status()).toBe('Caption saved'));
  expect(sent()).toEqual(['Back window']);
  expect((await page.field(field)).value).toBe('Back window');
});

test('a field that is left as it was sends nothing, and an emptied one takes the caption away', async () => {
  const { page, sent } = openPhotos({ photos: [{ ...photo, caption: 'Back window' }] });
  await leave(page);
  await page.type(field, 'Back window ');
  await leave(page);
  expect((await page.field(field)).value).toBe('Back window');
  await page.type(field, '');
  await leave(page);
  await page.button('Remove photo 1');
  expect(sent()).toEqual(['']);
});

test.each([
  ['no network', 'Not saved: no connection.'],
  [problemAnswer(503, { code: 'busy' }), 'Not saved. Try again in a moment.'],
] as const)('what was typed stays after a failure (%o), and goes again', async (answer, text) => {
  const { page, sent } = openPhotos({ answers: [answer] });
  await page.type(field, 'Back window');
  await leave(page);
  await eventually(() => expect(status()).toBe(text));
  const input = await page.field(field);
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['Back window', 'true']);
  expect(page.describedBy(input)).toBe(text);
  await page.press('Try again to save the caption of photo 1');
  await eventually(() => expect(status()).toBe('Caption saved'));
  expect(sent()).toEqual(['Back window', 'Back window']);
  expect(document.activeElement).toBe(input);
  expect([input.getAttribute('aria-invalid'), page.hasButton('Remove photo: Back window')]).toEqual([null, true]);
});

test('after a lost answer the old caption is sent again, too', async () => {
  const { page, sent } = openPhotos({ photos: [{ ...photo, caption: 'Front' }], answers: ['no network'] });
  await page.type(field, 'Back');
  await leave(page);
  await eventually(() => expect(status()).toBe('Not saved: no connection.'));
  await page.type(field, 'Front');
  await leave(page);
  await eventually(() => expect(status()).toBe('Caption saved'));
  expect(sent()).toEqual(['Back', 'Front']);
});

test.each([
  [404, 'not_found', 'Not saved: this photo was removed. Reload the page.'],
  [409, 'quote_closed', 'Not saved: this request has been closed.'],
] as const)('a refusal (%i %s) says why, and offers no second try', async (number, problemCode, text) => {
  const { page } = openPhotos({ answers: [problemAnswer(number, { code: problemCode })] });
  await page.type(field, 'Back window');
  await leave(page);
  await eventually(() => expect(status()).toBe(text));
  expect((await page.field(field)).value).toBe('Back window');
  expect(page.hasButton('Try again to save the caption of photo 1')).toBe(false);
});

test('what is typed while a caption is saved goes after it', async () => {
  const { page, sent } = openPhotos();
  await page.type(field, 'Back');
  await pressEnter(page);
  await page.type(field, 'Back window');
  await pressEnter(page);
  await page.button('Remove photo: Back window');
  expect(sent()).toEqual(['Back', 'Back window']);
});

test('photos are fetched once they are in sight', async () => {
  const { page } = openPhotos({ photos: [photo, second] });
  await page.words('Photos');
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
});

test('captions of a closed request are read, as text', async () => {
  const script = '<img src=x onerror=alert(1)>';
  const { page } = openPhotos({ photos: [{ ...photo, caption: script }, second], isOpen: false });
  await page.words(script);
  expect(document.querySelectorAll('input, textarea, button')).toHaveLength(0);
  expect(document.querySelectorAll('img')).toHaveLength(2);
});
