// @vitest-environment jsdom

import type { QuoteView } from '@tintforge/api-contract';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { OwnQuotePage } from './own-quote-page';

useCleanBrowser();

const code = 'TQ-7K3M-9SQA';
const quoteToken = 'q'.repeat(43);
const quote: QuoteView = {
  code,
  status: 'requested',
  createdAt: '2026-12-01T15:00:00.000Z',
  region: { id: 'tampa', name: 'Tampa', phone: '(813) 555-4700' },
  contact: {
    customerName: 'Sample Customer',
    customerEmail: 'customer@tintforge.example',
    customerPhone: '8135550142',
    zip: '33602',
    city: 'Tampa',
    company: '',
    notes: 'gate 44',
  },
  details: { kind: 'fleet', vehicles: [{ type: 'truck', count: 3, model: '' }], wanted: '', places: '', offRoad: '' },
  isOpen: true,
};
const found: StubAnswer = { status: 200, body: quote };

function openOwn(address: string, answers: StubAnswer[], declined: StubAnswer[] = []) {
  const seen = stubNetwork({
    [`GET /api/quotes/${code}`]: () => answers.shift() ?? found,
    [`POST /api/quotes/${code}/decline`]: () =>
      declined.shift() ?? { status: 200, body: { ...quote, status: 'declined', isOpen: false } },
  });
  const page = openPage(
    address,
    <Routes>
      <Route path="/quote/:code" element={<OwnQuotePage />} />
    </Routes>,
  );
  return { page, seen };
}

test('an emailed link opens the request, and its secret leaves the address', async () => {
  const { page, seen } = openOwn(`/quote/${code}#${quoteToken}`, [found]);
  await page.heading('We got it.');
  await page.words('3 × Truck');
  await page.words('gate 44');
  expect(window.location.hash).toBe('');
  expect(seen[0]?.headers.get('quote-token')).toBe(quoteToken);
});

test('without a link nothing is asked, and the page says what opens it', async () => {
  const { page, seen } = openOwn(`/quote/${code}`, []);
  await page.heading('This page needs the link from our email');
  expect(seen).toEqual([]);
});

test('a link that was replaced opens nothing', async () => {
  const { page } = openOwn(`/quote/${code}#${quoteToken}`, [problemAnswer(401, { code: 'unauthorized' })]);
  await page.heading('This page needs the link from our email');
});

test('a code that is none says so', async () => {
  const { page } = openOwn('/quote/TQ-0000-0001', []);
  await page.heading('That’s no quote code');
});

test('a request is called off after a question, and a failure changes nothing', async () => {
  const { page, seen } = openOwn(`/quote/${code}#${quoteToken}`, [found], ['no network']);
  await page.press('I no longer need this');
  await page.press('Call it off');
  await page.alert('We couldn’t reach the server.');
  await page.choose('input[value="someone-else"]');
  await page.press('Call it off');
  await page.heading('You called this off.');
  expect(seen.at(-1)?.body).toEqual({ reason: 'someone-else' });
  await eventually(() => expect(page.hasButton('I no longer need this')).toBe(false));
});
