// @vitest-environment jsdom

import type { QuoteVersionView, StaffQuote } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { openPage } from '@tintforge/app-base/testing/open-page';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { formatCents } from '@tintforge/booking-core';
import { quotePriceList } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { QuotesTab } from '../quotes-tab';

const code = 'TQ-7K3M-9SQA';
const version = (number: number, total: number, changes: Partial<QuoteVersionView> = {}): QuoteVersionView => ({
  number,
  sentAt: '2026-12-02T15:00:00.000Z',
  goodThrough: '2099-12-31',
  message: '',
  works: [
    {
      title: 'Kitchen',
      lines: [{ name: 'Film', unit: 'each', quantity: 1, unitPrice: total, amount: total, listId: null, panes: null }],
      subtotal: total,
      discount: 0,
      total,
    },
  ],
  subtotal: total,
  discountEntered: { kind: 'amount', amount: 0 },
  discount: 0,
  discountText: '',
  total,
  includedTax: null,
  taxTreatment: 'real-property',
  deposit: null,
  policy: { freeNoticeHours: 24, kept: 0 },
  terms: null,
  ...changes,
});
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
    company: '',
    notes: '',
  },
  details: {
    kind: 'residential',
    windows: [{ room: 'Kitchen', count: 3, size: { widthInches: 35.5, heightInches: 60 }, sun: 'west' }],
    goals: ['heat'],
    glass: 'double',
    oldFilm: 'no',
    reach: 'ladder',
    home: 'house',
    association: 'no',
  },
  photos: [],
  assignedTo: null,
  isMine: false,
  versions: [],
  draft: null,
  isPassed: false,
  acceptance: null,
  history: [],
};
const found = (changes: Partial<StaffQuote> = {}): StubAnswer => ({ status: 200, body: { ...quote, ...changes } });

function draw(acts: Record<string, () => StubAnswer> = {}, first: Partial<StaffQuote> = {}, state: unknown = null) {
  let now = found(first);
  const asked = stubNetwork({
    [`GET /api/admin/quotes/${code}`]: () => now,
    'GET /api/admin/quotes': () => ({ status: 200, body: { quotes: [], next: null, counts: {} } }),
    ...Object.fromEntries(
      Object.entries(acts).map(([act, answer]) => [
        `POST /api/admin/quotes/${code}/${act}`,
        () => {
          const given = answer();
          if (given !== 'no network' && given.status === 200) now = given;
          return given;
        },
      ]),
    ),
  });
  const tab = openPage(
    `/admin/quotes?quote=${code}&edit=`,
    <QueryScope>
      <QuotesTab />
    </QueryScope>,
    state,
  );
  return { tab, sent: () => asked.filter(({ method }) => method === 'POST') };
}

const savedDraft = () => found({ version: 2, draft: version(1, 675, { sentAt: null }) });

test('a draft begins with the rooms of the request and the panes that were measured', async () => {
  const { tab, sent } = draw({ draft: savedDraft });
  await tab.words('44.38 sq ft measured, 45 sq ft billed');
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '15');
  await tab.words('$675.00');
  await tab.press('Save draft');
  await eventually(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    version: 1,
    draft: {
      works: [
        {
          title: 'Kitchen',
          lines: [
            {
              name: 'Ceramic film',
              unit: 'sq-ft',
              quantity: 45,
              unitPrice: 15,
              panes: [{ widthInches: 35.5, heightInches: 60, count: 3 }],
            },
          ],
        },
      ],
      discount: { kind: 'amount', amount: 0 },
    },
  });
});

describe('a wrong tap', () => {
  const lineOf = (name: string) => ({
    ...{ name, unit: 'each', quantity: 1, unitPrice: 100, amount: 100 },
    ...{ listId: null, panes: null },
  });
  const workOf = (title: string, ...names: string[]) => ({
    title,
    lines: names.map((name) => lineOf(name)),
    subtotal: 100,
    discount: 0,
    total: 100,
  });
  const works = [workOf('Kitchen', 'Film', 'Removal'), workOf('Den', 'Den film'), workOf('Attic', 'Attic film')];
  const drafted = { draft: version(1, 400, { sentAt: null, works: works as QuoteVersionView['works'] }) };
  const typed = () => [...document.querySelectorAll<HTMLInputElement>('input[maxlength]')].map(({ value }) => value);
  const all = ['Kitchen', 'Film', 'Removal', 'Den', 'Den film', 'Attic', 'Attic film', ''];
  const focused = () => document.activeElement?.textContent;

  test('that removes a line puts it back where it was, with what was typed since', async () => {
    const { tab } = draw({}, drafted);
    await eventually(() => expect(typed()).toEqual(all));
    await tab.press('Remove line 1');
    await tab.words('Line 1 removed');
    await eventually(() => expect(focused()).toBe('Put it back'));
    expect(typed()).toEqual(all.filter((text) => text !== 'Film'));
    await tab.press('Put it back');
    await eventually(() => expect(typed()).toEqual(all));
    await eventually(() => expect((document.activeElement as HTMLInputElement).value).toBe('Film'));
    expect(tab.hasButton('Put it back')).toBe(false);
  });

  test('that removes a line no longer says what was added before', async () => {
    const { tab } = draw({}, drafted);
    await eventually(() => expect(typed()).toEqual(all));
    const added = () => [...document.querySelectorAll('[role=status]')].some((news) => /added/.test(news.textContent));
    const [addLine] = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Add a line',
    );
    addLine?.click();
    await eventually(() => expect(added()).toBe(true));
    await tab.press('Remove line 3');
    await tab.words('Line 3 removed');
    expect(added()).toBe(false);
  });

  test('that removes an area puts it back with its lines, the last removed first', async () => {
    const { tab } = draw({}, drafted);
    await eventually(() => expect(typed()).toEqual(all));
    await tab.press('Remove line 2');
    await tab.press('Remove car or area 2');
    await tab.words('Car or area 2 removed');
    await eventually(() => expect(focused()).toBe('Put it back'));
    expect(typed()).toEqual(['Kitchen', 'Film', 'Attic', 'Attic film', '']);
    await tab.press('Put it back');
    await eventually(() => expect(typed()).toEqual(all.filter((text) => text !== 'Removal')));
    await eventually(() => expect((document.activeElement as HTMLInputElement).value).toBe('Den'));
  });
});

test('the deposit takes a percentage with its sign', async () => {
  const { tab, sent } = draw({ draft: savedDraft });
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '15');
  for (const [text, error] of [
    ['0', 'Enter 5 or more'],
    ['100', 'Enter 90 or less'],
    ['12.5', 'Enter a whole percentage'],
  ] as const) {
    await tab.type('Deposit in percent (optional)', text);
    await tab.press('Save draft');
    await tab.words(error);
  }
  expect(sent()).toEqual([]);
  await tab.type('Deposit in percent (optional)', '30 %');
  await tab.press('Save draft');
  await eventually(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ draft: { depositPercent: 30 } });
});

test('what is missing is said, and takes the focus', async () => {
  const { tab, sent } = draw();
  await tab.press('Save draft');
  await tab.words('Some fields need a look.');
  await tab.words('Name the line');
  await eventually(async () => expect(document.activeElement).toBe(await tab.field('Line')));
  expect(sent()).toEqual([]);
});

test('sending shows what the customer will read, and needs one more press', async () => {
  const { tab, sent } = draw({
    draft: savedDraft,
    send: () => found({ version: 3, status: 'sent', versions: [version(1, 675)] }),
  });
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '15');
  await tab.press('Preview and send');
  await tab.words('Send version 1?');
  expect(sent().map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['draft']);
  await tab.press('Send version 1 · $675.00');
  await tab.words('Version 1: $675.00');
  expect(sent().at(-1)?.body).toEqual({ version: 2 });
  expect(window.location.search).toBe(`?quote=${code}`);
});

test('one’s own saving and sending is never said to be someone else’s', async () => {
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    if (document.body.textContent?.includes('has changed since you opened it')) said.push('changed');
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  const { tab } = draw({
    draft: savedDraft,
    send: () => found({ version: 3, status: 'sent', versions: [version(1, 675)] }),
  });
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '15');
  await tab.press('Preview and send');
  await tab.press('Send version 1 · $675.00');
  await tab.words('Version 1: $675.00');
  watch.disconnect();
  expect(said).toEqual([]);
});

test('what someone else saves behind the preview is not sent in its place', async () => {
  const { tab, sent } = draw({ draft: savedDraft, send: () => problemAnswer(409, { code: 'changed_meanwhile' }) });
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '15');
  await tab.press('Preview and send');
  await tab.words('Send version 1?');
  queryClient.setQueryData(['admin', 'quotes', 'one', code], {
    ...quote,
    version: 5,
    draft: version(1, 899, { sentAt: null }),
  });
  // On screen is what was saved here.
  await eventually(() => expect(document.body.textContent).toContain('has changed since you opened it'));
  expect(tab.hasButton('Send version 1 · $899.00')).toBe(false);
  await tab.press('Send version 1 · $675.00');
  await eventually(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ version: 2 });
  await eventually(() => expect(tab.has('Send version 1?')).toBe(false));
});

test('Back closes the preview, and Forward and a reload show it again; a draft that is typed since has none yet', async () => {
  const { tab, sent } = draw({ draft: savedDraft });
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '15');
  await tab.press('Preview and send');
  await tab.words('Send version 1?');
  window.history.back();
  await eventually(() => expect(tab.has('Send version 1?')).toBe(false));
  expect((await tab.field('Line')).value).toBe('Ceramic film');
  window.history.forward();
  await tab.words('Send version 1?');
  queryClient.clear();
  const again = draw({}, { version: 2, draft: version(1, 675, { sentAt: null }) }, window.history.state).tab;
  await again.words('Send version 1?');
  window.history.back();
  await eventually(() => expect(again.has('Send version 1?')).toBe(false));
  await again.type('Price per unit', '16');
  window.history.forward();
  await eventually(() => expect(window.history.state?.usr?.pageStep).toBeDefined());
  expect(again.has('Send version 1?')).toBe(false);
  expect(sent()).toHaveLength(1);
});

test('a failure loses nothing, and a reload neither', async () => {
  const { tab } = draw({ draft: () => 'no network' });
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '15');
  await tab.press('Save draft');
  await tab.alert('We couldn’t reach the server.');
  const again = draw();
  await eventually(async () => expect((await again.tab.field('Line')).value).toBe('Ceramic film'));
});

describe('a draft that someone else has saved in the meantime', () => {
  const theirs = () => found({ version: 5, draft: version(1, 899, { sentAt: null }) });

  /** The first attempt is refused, and from then on the page reads theirs. */
  async function meet() {
    const answers = [problemAnswer(409, { code: 'changed_meanwhile' }), found({ version: 6 })];
    let now = found();
    const asked = stubNetwork({
      [`GET /api/admin/quotes/${code}`]: () => now,
      [`POST /api/admin/quotes/${code}/draft`]: () => {
        if (answers.length > 1) now = theirs();
        return answers.shift() ?? 'no network';
      },
    });
    const tab = openPage(
      `/admin/quotes?quote=${code}&edit=`,
      <QueryScope>
        <QuotesTab />
      </QueryScope>,
    );
    await tab.type('Line', 'Ceramic film');
    await tab.type('Price per unit', '15');
    await tab.press('Save draft');
    await tab.words('This quote has changed since you opened it. Your entries are still here.');
    return { tab, sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body.version) };
  }

  test('is written over only after a press', async () => {
    const { tab, sent } = await meet();
    expect((await tab.field('Line')).value).toBe('Ceramic film');
    await tab.press('Continue with mine');
    await tab.press('Save draft');
    await eventually(() => expect(sent()).toEqual([1, 5]));
  });

  test('is loaded with a press', async () => {
    const { tab } = await meet();
    await tab.press('Load what is saved');
    await eventually(async () => expect((await tab.field('Price per unit')).value).toBe('899.00'));
    expect(tab.has('This quote has changed')).toBe(false);
  });
});

test('a list price that has changed is one press away', async () => {
  const priced = quotePriceList.find(({ unitCents }) => unitCents !== null);
  const price = ((priced?.unitCents ?? 0) / 100).toFixed(2);
  const line = { name: 'Partial Front', unit: 'each', quantity: 1, unitPrice: 1, amount: 1, panes: null } as const;
  const works = [{ title: 'Car', lines: [{ ...line, listId: priced?.id ?? '' }], subtotal: 1, discount: 0, total: 1 }];
  const { tab } = draw({}, { draft: version(1, 1, { sentAt: null, works }) });
  await tab.words(`List price is now ${formatCents(priced?.unitCents ?? 0)}.`);
  await tab.press('Take it');
  expect((await tab.field('Price per unit')).value).toBe(price);
  expect(tab.has('List price is now')).toBe(false);
});

test('a discount above the lines is refused at its field', async () => {
  const { tab, sent } = draw();
  await tab.type('Line', 'Ceramic film');
  await tab.type('Price per unit', '1');
  await tab.type('Discount (optional)', '1000');
  await tab.press('Save draft');
  await tab.words('The discount is more than the lines come to.');
  expect(sent()).toEqual([]);
});
