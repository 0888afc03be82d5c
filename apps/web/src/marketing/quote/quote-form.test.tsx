// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { offeredQuoteKinds, vehicleTypes } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { quoteTokenOf } from '../../lib/quote-tokens';
import { openPage } from '../../testing/open-page';
import { watchLeaving } from '../../testing/watch-leaving';
import { page as quotePage } from './quote-page';

afterEach(() => void vi.unstubAllGlobals());

const truck = vehicleTypes.find(({ drawing }) => drawing === 'truck')?.id ?? '';

const code = 'TQ-7K3M-9SQA';
const quoteToken = 'q'.repeat(43);
const received: StubAnswer = { status: 201, body: { code, quoteToken } };

function openQuote(kind: string, answers: StubAnswer[] = []) {
  const seen = stubNetwork({ 'POST /api/quotes': () => answers.shift() ?? received });
  const page = openPage(`/quote?kind=${kind}`, <quotePage.Page pages={[]} />);
  return { page, seen };
}

type QuoteTestPage = ReturnType<typeof openQuote>['page'];

async function select(page: QuoteTestPage, name: string, value: string) {
  const field = await page.field(name);
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function fillContact(page: QuoteTestPage) {
  await page.type('Full name', 'Sample Customer');
  await page.type('Email', 'customer@tintforge.example');
  await page.type('Phone', '8135550142');
  await page.type('ZIP code of the place', sampleShop.zip);
  await page.type('City', sampleShop.city);
}

async function fillFleet(page: QuoteTestPage) {
  await select(page, 'Type', truck);
  await page.type('How many', '12');
  await fillContact(page);
}

const wrongFields = () => document.querySelectorAll('form [aria-invalid=true]').length;

test('without a kind, the page offers those of the shop and the lines to call', async () => {
  const page = openPage('/quote', <quotePage.Page pages={[]} />);
  await page.heading('What should we look at?');
  await page.words('Rather talk about it?');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="kind="]')].map((a) =>
    a.getAttribute('href'),
  );
  expect(offeredQuoteKinds).toEqual(expect.arrayContaining(['ppf', 'fleet']));
  expect(links).toEqual(offeredQuoteKinds.map((kind) => `/quote?kind=${kind}#form`));
  expect(document.querySelector('form')).toBeNull();
});

test('a fleet is sent as it was typed, and its own page opens with its secret kept', async () => {
  const left = watchLeaving();
  const { page, seen } = openQuote('fleet');
  await page.words('Tell us about the vehicles');
  await fillFleet(page);
  await page.press('Send my request');
  await eventually(() => expect(left).toEqual([`/quote/${code}`]));
  expect(seen.map(({ body }) => body)).toEqual([
    {
      customerName: 'Sample Customer',
      customerEmail: 'customer@tintforge.example',
      customerPhone: '8135550142',
      zip: sampleShop.zip,
      city: sampleShop.city,
      company: '',
      notes: '',
      details: {
        kind: 'fleet',
        vehicles: [{ type: truck, count: 12, model: '' }],
        wanted: '',
        places: '',
        offRoad: '',
      },
    },
  ]);
  expect(quoteTokenOf({ code, now: Date.now() })).toBe(quoteToken);
  expect(sessionStorage.getItem('quote_draft')).toBeNull();
});

test('a form with nothing in it says what is missing, and the first wrong field has the focus', async () => {
  const { page, seen } = openQuote('fleet');
  await page.press('Send my request');
  for (const message of ['Choose a type', 'Enter a whole number']) await page.words(message);
  await page.alert('Some answers need a look.');
  await eventually(async () => expect(document.activeElement).toBe(await page.field('Type')));
  expect(seen).toEqual([]);
  const before = wrongFields();
  await select(page, 'Type', truck);
  await eventually(() => expect(wrongFields()).toBe(before - 1));
  expect(page.has('Choose a type')).toBe(false);
});

test('rows come with the focus in their first field, and go back to the button', async () => {
  const { page } = openQuote('fleet');
  await page.press('Add a vehicle');
  await page.words('Vehicle 2 added');
  await eventually(() => expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('1'));
  await page.press('Remove vehicle 2');
  await page.words('Vehicle 2 removed');
  await eventually(async () => expect(document.activeElement).toBe(await page.button('Add a vehicle')));
  expect(page.hasButton('Remove vehicle 1')).toBe(false);
});

test('panels are asked for where panels are chosen', async () => {
  const { page } = openQuote('ppf');
  await page.choose('input[value="panels"]');
  await page.words('Rocker panels');
  await page.press('Send my request');
  await page.words('Choose the panels to cover');
  await page.choose('input[value="full-front"]');
  await eventually(() => expect(page.has('Rocker panels')).toBe(false));
});

describe('a request that cannot be sent', () => {
  test.each<[name: string, answer: StubAnswer, words: string]>([
    ['without a network', 'no network', 'What you typed is still here.'],
    ['by a fault of the shop', problemAnswer(500, { code: 'internal' }), 'What you typed is still here.'],
    ['because there were too many', problemAnswer(429, { code: 'rate_limited' }), 'Too many requests came'],
  ])('%s says so, keeps every word and is sent again under the same key', async (_name, answer, words) => {
    const left = watchLeaving();
    const { page, seen } = openQuote('fleet', [answer]);
    await fillFleet(page);
    await page.press('Send my request');
    await page.alert(words);
    expect((await page.field('Full name')).value).toBe('Sample Customer');
    await page.press('Send my request');
    await eventually(() => expect(left).toHaveLength(1));
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('from an unserved ZIP code says so at the field, until that is changed', async () => {
    const outside = problemAnswer(422, {
      code: 'outside_area',
      fields: { zip: 'We don’t serve this ZIP code yet.' },
      details: { phone: sampleShop.regionPhone },
    });
    const { page } = openQuote('fleet', [outside]);
    await fillFleet(page);
    await page.press('Send my request');
    await eventually(() => expect(wrongFields()).toBe(1));
    const zip = await page.field('ZIP code of the place');
    await eventually(() => expect(document.activeElement).toBe(zip));
    await page.type('ZIP code of the place', sampleShop.farZip);
    await eventually(() => expect(wrongFields()).toBe(0));
  });
});

test('what was typed is there after a reload, for another kind too', async () => {
  const { page } = openQuote('fleet');
  await fillFleet(page);
  await eventually(() => expect(sessionStorage.getItem('quote_draft')).toContain(sampleShop.zip));
  const { page: again } = openQuote('ppf');
  expect((await again.field('Full name')).value).toBe('Sample Customer');
});
