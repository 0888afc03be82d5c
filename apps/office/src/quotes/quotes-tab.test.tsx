// @vitest-environment jsdom

import type { ListedQuote, StaffQuote } from '@tintforge/api-contract';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { listOf } from './list-of';
import { QuotesTab } from './quotes-tab';

const code = 'TQ-7K3M-9SQA';
const listed: ListedQuote = {
  code,
  kind: 'fleet',
  status: 'requested',
  createdAt: '2026-12-01T15:00:00Z',
  regionId: sampleShop.regionId,
  city: sampleShop.city,
  customerName: 'Casey Sample',
  company: 'Sample Vans',
  count: 12,
  assignedTo: null,
  total: null,
  isPassed: false,
};
const quote: StaffQuote = {
  code,
  version: 1,
  status: 'requested',
  createdAt: '2026-12-01T15:00:00Z',
  regionId: sampleShop.regionId,
  contact: {
    customerName: 'Casey Sample',
    customerEmail: 'casey@tintforge.example',
    customerPhone: sampleShop.phone,
    zip: sampleShop.zip,
    city: sampleShop.city,
    company: 'Sample Vans',
    notes: 'gate 44',
  },
  details: {
    kind: 'fleet',
    vehicles: [{ type: sampleShop.vehicleType, count: 12, model: '' }],
    wanted: '',
    places: '',
    offRoad: '',
  },
  photos: [],
  assignedTo: null,
  isMine: false,
  versions: [],
  draft: null,
  isPassed: false,
  acceptance: null,
  history: [{ at: '2026-12-01T15:00:00Z', kind: 'requested', by: null, reason: null, number: null, note: null }],
};
const counts = { requested: 1, answered: 0, sent: 0, 'changes-requested': 0, 'to-schedule': 0, closed: 0 };
const page = (quotes: ListedQuote[]): StubAnswer => ({ status: 200, body: { quotes, next: null, counts } });
const found = (changes: Partial<StaffQuote> = {}): StubAnswer => ({ status: 200, body: { ...quote, ...changes } });

function draw(address: string, answers: Record<string, () => StubAnswer> = {}) {
  const asked = stubNetwork({
    'GET /api/admin/quotes': () => page([listed]),
    [`GET /api/admin/quotes/${code}`]: () => found(),
    ...answers,
  });
  const tab = openPage(
    address,
    <QueryScope>
      <QuotesTab />
    </QueryScope>,
  );
  return { tab, asked };
}

const open = `/admin/quotes?quote=${code}`;

test('what is new is listed with its size and place, and opens by its code', async () => {
  const { tab } = draw('/admin/quotes');
  (await tab.words(`Several cars, 12 vehicles, ${sampleShop.city}`)).closest('a')?.click();
  await tab.words(`12 × ${sampleShop.vehicleName}`);
  expect(window.location.search).toBe(`?list=requested&quote=${code}`);
  const reply = (await tab.words('Reply by email')).closest('a')?.getAttribute('href');
  expect(reply).toMatch(
    /^mailto:casey@tintforge\.example\?subject=Your%20request%20for%20a%20quote%20\(TQ-7K3M-9SQA\)/,
  );
});

test('a link to a quote shows it with the others of its status', async () => {
  const { tab, asked } = draw(open, { [`GET /api/admin/quotes/${code}`]: () => found({ status: 'declined' }) });
  await tab.words(`12 × ${sampleShop.vehicleName}`);
  const closed = await eventually(() => {
    const chosen = document.querySelector('[aria-current]');
    expect(chosen?.textContent).toContain('Closed');
    return chosen;
  });
  expect(closed?.getAttribute('href')).toBe('/admin/quotes?list=closed');
  await eventually(() => expect(asked.at(-1)?.url.searchParams.get('list')).toBe('closed'));
});

test.each([
  [null, 'to-schedule'],
  [{ status: 'pending', isScheduled: false }, 'to-schedule'],
  [{ status: 'confirmed', isScheduled: true }, 'closed'],
  [{ status: 'cancelled', isScheduled: false }, 'closed'],
] as const)('an accepted quote whose booking is %o is listed under %s', (booking, list) => {
  const made = booking && { ...booking, trackingCode: 'TF-7K3M-9SQA', dueNow: null, holdExpiresAt: null };
  const acceptance = {
    number: 1,
    name: 'Sample Customer',
    at: '2026-12-02T15:00:00Z',
    street: '',
    city: 'Tampa',
    preferredDays: [],
    by: null,
    how: null,
    booking: made,
  };
  expect(listOf({ status: 'accepted', acceptance })).toBe(list);
});

test('a customer’s no is recorded with its reason', async () => {
  const { tab, asked } = draw(open, {
    [`POST /api/admin/quotes/${code}/state`]: () => found({ status: 'declined', version: 2 }),
  });
  await tab.press('Customer declined');
  await tab.choose('dialog[open] input[value="price"]');
  const [, confirm] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Customer declined',
  );
  confirm?.click();
  await eventually(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 1,
      status: 'declined',
      note: '',
      reason: 'price',
    }),
  );
});

test('a request is marked as it was seen', async () => {
  const { tab, asked } = draw(open, {
    [`POST /api/admin/quotes/${code}/state`]: () => found({ status: 'answered', version: 2 }),
  });
  await tab.press('Mark as answered');
  await eventually(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ version: 1, status: 'answered', note: '' }),
  );
});

test('what is pressed while a note is saved goes by the version that comes of it', async () => {
  let version = 1;
  const written = (changes: Partial<StaffQuote> = {}) => {
    version += 1;
    return found({ version, ...changes });
  };
  const { tab, asked } = draw(open, {
    [`GET /api/admin/quotes/${code}`]: () => found({ version }),
    [`POST /api/admin/quotes/${code}/notes`]: () => written(),
    [`POST /api/admin/quotes/${code}/state`]: () => written({ status: 'answered' }),
  });
  await tab.type('Note', 'Call after five');
  const add = await tab.button('Add note');
  const mark = await tab.button('Mark as answered');
  add.click();
  mark.click();
  await eventually(() =>
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { version: 1, note: 'Call after five' },
      { version: 2, status: 'answered', note: '' },
    ]),
  );
});

test('closing asks first, and takes a reason along', async () => {
  const { tab, asked } = draw(open, {
    [`POST /api/admin/quotes/${code}/state`]: () => found({ status: 'withdrawn', version: 2 }),
  });
  await tab.press('Close');
  await tab.type('Why? Only staff see it. (optional)', 'Too far');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')];
  buttons.find(({ textContent }) => textContent === 'Close')?.click();
  await eventually(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 1,
      status: 'withdrawn',
      note: 'Too far',
    }),
  );
});

test('what someone else has changed is said, and the note that was typed stays', async () => {
  const { tab } = draw(open, {
    [`POST /api/admin/quotes/${code}/notes`]: () => problemAnswer(409, { code: 'changed_meanwhile' }),
  });
  await tab.press('Add note');
  await tab.words('Write a note first.');
  await tab.type('Note', 'Call after five');
  await tab.press('Add note');
  await tab.alert('changed_meanwhile happened');
  expect((await tab.field('Note')).value).toBe('Call after five');
});

test('the history says who did what, and why the customer left', async () => {
  const { tab } = draw(open, {
    [`GET /api/admin/quotes/${code}`]: () =>
      found({
        status: 'declined',
        history: [
          ...quote.history,
          {
            at: '2026-12-01T16:00:00Z',
            kind: 'noted',
            by: 'Ada Owner',
            reason: null,
            number: null,
            note: 'Called twice',
          },
          { at: '2026-12-02T15:00:00Z', kind: 'declined', by: null, reason: 'someone-else', number: null, note: null },
        ],
      }),
  });
  await tab.words('Ada Owner added a note');
  await tab.words('Called twice');
  await tab.words('Went with someone else');
  expect(tab.hasButton('Reopen')).toBe(true);
  expect(tab.hasButton('Mark as answered')).toBe(false);
});

test.each([
  ['changes-requested', 1],
  ['sent', 0],
] as const)(
  'what the customer asked to be different is above the price of one that is %s: %i',
  async (status, shown) => {
    const note = 'Could you do it in two visits?';
    const asked = {
      at: '2026-12-02T15:00:00Z',
      kind: 'change-asked',
      by: null,
      reason: null,
      number: 1,
      note,
    } as const;
    const history = [...quote.history, asked];
    const { tab } = draw(open, { [`GET /api/admin/quotes/${code}`]: () => found({ status, history }) });
    await tab.words('The customer asked for a change of version 1');
    const sections = [...document.querySelectorAll('section[aria-labelledby="asked-change"]')];
    expect(sections.map(({ textContent }) => textContent?.includes(note))).toEqual(Array(shown).fill(true));
  },
);

test('a list that cannot be loaded says so and is tried again', async () => {
  const answers: StubAnswer[] = ['no network', page([])];
  const { tab } = draw('/admin/quotes', { 'GET /api/admin/quotes': () => answers.shift() ?? page([]) });
  await tab.alert('We couldn’t load the requests.');
  await tab.press('Try again');
  await tab.words('No new requests');
});
