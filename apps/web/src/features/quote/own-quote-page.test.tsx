// @vitest-environment jsdom

import type { QuotePhoto, QuoteView } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { leavePage, openPage } from '../../testing/open-page';
import { OwnQuotePage } from './own-quote-page';

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
  details: {
    kind: 'fleet',
    vehicles: [{ type: sampleShop.vehicleType, count: 3, model: '' }],
    wanted: '',
    places: '',
    offRoad: '',
  },
  photos: [],
  isOpen: true,
  versions: [],
  isPassed: false,
  acceptance: null,
  booking: null,
};
const found: StubAnswer = { status: 200, body: quote };

function openOwn(
  address: string,
  answers: StubAnswer[],
  declined: (StubAnswer | Promise<StubAnswer>)[] = [],
  state: unknown = null,
) {
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
    state,
  );
  return { page, seen };
}

test('an emailed link opens the request, and its secret leaves the address', async () => {
  const { page, seen } = openOwn(`/quote/${code}#${quoteToken}`, [found]);
  await page.heading('We got it.');
  await page.words('Quote: Several cars');
  await page.words(`3 × ${sampleShop.vehicleName}`);
  await page.words('gate 44');
  expect(window.location.hash).toBe('');
  expect(seen[0]?.headers.get('quote-token')).toBe(quoteToken);
});

const photo: QuotePhoto = {
  id: 'p1',
  caption: '',
  width: 400,
  height: 300,
  small: '/api/photos/p1/small/t',
  large: '/api/photos/p1/large/t',
};

/** The browser's dialog closes with these files. */
function choose(names: readonly string[]): void {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = names.map((name) => new File(['bytes'], name, { type: 'image/jpeg' }));
  Object.defineProperty(picker, 'files', { value: files, configurable: true });
  Object.defineProperty(picker, 'value', { value: '', writable: true, configurable: true });
  picker?.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('photos', () => {
  function openPhotos(answers: StubAnswer[], photos: QuotePhoto[] = []) {
    const sent: string[] = [];
    const removed: string[] = [];
    const about = (pathname: string) => pathname.split('/').at(-1) ?? '';
    const { page } = openOwn(`/quote/${code}#${quoteToken}`, [{ status: 200, body: { ...quote, photos } }]);
    const known = window.fetch;
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      const { pathname } = new URL(input, window.location.origin);
      if (!pathname.includes('/photos/')) return known(input, init);
      if (pathname.endsWith('/remove')) {
        removed.push(pathname);
        return Response.json({ done: true });
      }
      sent.push(about(pathname));
      const answer = answers.shift() ?? { status: 200, body: { ...photo, id: about(pathname) } };
      if (answer === 'no network') throw new TypeError('Failed to fetch');
      return Response.json(answer.body, { status: answer.status });
    });
    return { page, sent, removed };
  }

  test('go one after the other, and are there once they have arrived', async () => {
    const { page, sent } = openPhotos([]);
    await page.words('lets us price without a visit');
    choose(['kitchen.jpg', 'stairs.jpg']);
    await page.words('2 photos sent');
    expect(new Set(sent).size).toBe(2);
    expect(document.querySelectorAll('img[src^="/api/photos/"]')).toHaveLength(2);
    expect(page.hasButton('Add more photos')).toBe(true);
  });

  test('that fail say why, stay, and go again under the same id', async () => {
    const { page, sent } = openPhotos([problemAnswer(503, { code: 'busy' }), 'no network']);
    await page.words('lets us price without a visit');
    choose(['kitchen.jpg']);
    await page.words('Not sent. Try again in a moment.');
    await page.press('Try kitchen.jpg again');
    await page.words('Not sent: no connection.');
    await page.press('Try kitchen.jpg again');
    await page.words('Photo sent');
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
  });

  test('of another format can only be left out', async () => {
    const { page } = openPhotos([problemAnswer(422, { code: 'photo_unreadable' })]);
    await page.words('lets us price without a visit');
    choose(['plan.heic']);
    await page.words('We can’t open this format.');
    expect(page.hasButton('Try plan.heic again')).toBe(false);
    await page.press('Leave out plan.heic');
    await eventually(() => expect(page.has('plan.heic')).toBe(false));
  });

  test('are removed by their number, and the focus stays near', async () => {
    const { page, removed } = openPhotos([], [photo]);
    await page.press('Remove photo 1');
    await page.words('Photo removed');
    expect(removed).toEqual([`/api/quotes/${code}/photos/p1/remove`]);
    await eventually(() => expect(document.activeElement?.textContent).toBe('Add photos'));
  });

  test('are twelve at most', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ ...photo, id: `p${index}` }));
    const { page, sent } = openPhotos([], many);
    await page.words('lets us price without a visit');
    choose(['one.jpg', 'two.jpg', 'three.jpg']);
    await page.words('That’s all 12.');
    expect(sent).toHaveLength(1);
  });
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

describe('the question before a request is called off', () => {
  const called: StubAnswer = { status: 200, body: { ...quote, status: 'declined', isOpen: false } };

  async function ask(declined: Parameters<typeof openOwn>[2] = []) {
    const opened = openOwn(`/quote/${code}#${quoteToken}`, [found], declined);
    await opened.page.press('I no longer need this');
    await opened.page.button('Call it off');
    return opened.page;
  }

  /** Loads the page again in the same history entry. */
  function reload(answer: StubAnswer) {
    const { state } = window.history;
    leavePage();
    queryClient.clear();
    return openOwn(`/quote/${code}`, [answer], [], state).page;
  }

  async function isClosed() {
    await eventually(() => expect(document.querySelectorAll('dialog')).toHaveLength(0));
    await eventually(() => expect(window.history.state?.usr?.pageStep).toBeUndefined());
  }

  async function forwardShowsNothing() {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.forward();
    await arrived;
    await isClosed();
  }

  test('is closed by Back, with the focus on its button, and opened by Forward and a reload', async () => {
    const page = await ask();
    window.history.back();
    await isClosed();
    const button = await page.button('I no longer need this');
    await eventually(() => expect(document.activeElement).toBe(button));
    window.history.forward();
    await page.button('Call it off');
    const again = reload(found);
    await again.button('Call it off');
    await again.press('Keep it');
    await isClosed();
    await again.heading('We got it.');
  });

  test('is not asked again once it is called off', async () => {
    const page = await ask();
    await page.press('Call it off');
    const heading = await page.heading('You called this off.');
    await isClosed();
    await eventually(() => expect(document.activeElement).toBe(heading));
    await forwardShowsNothing();
  });

  test('nor where that is heard after it was left', async () => {
    let answer: (given: StubAnswer) => void = () => undefined;
    const page = await ask([new Promise<StubAnswer>((resolve) => (answer = resolve))]);
    await page.press('Call it off');
    window.history.back();
    await isClosed();
    answer(called);
    await page.heading('You called this off.');
    await forwardShowsNothing();
  });

  test('is not asked again by a reload once it was called off elsewhere', async () => {
    await ask();
    const page = reload(called);
    await page.heading('You called this off.');
    await isClosed();
  });
});
