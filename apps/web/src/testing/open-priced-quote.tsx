import type { QuoteVersionView, QuoteView } from '@tintforge/api-contract';
import type { StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { Route, Routes } from 'react-router-dom';
import { OwnQuotePage } from '../features/quote/own-quote-page';
import { openPage } from './open-page';

/** Code of the sample quote. */
export const code = 'TQ-7K3M-9SQA';
const quoteToken = 'q'.repeat(43);

/** A version that was sent. */
export const version = (number: number, total: number, changes: Partial<QuoteVersionView> = {}): QuoteVersionView => ({
  number,
  sentAt: '2026-12-02T15:00:00.000Z',
  goodThrough: '2026-12-31',
  message: '',
  works: [
    {
      title: 'Truck',
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
  taxTreatment: 'included',
  deposit: null,
  policy: { freeNoticeHours: 24, kept: 0 },
  terms: { version: '1', text: 'By typing my name and accepting, I agree.' },
  ...changes,
});

const quote: QuoteView = {
  code,
  status: 'sent',
  createdAt: '2026-12-01T15:00:00.000Z',
  region: { id: sampleShop.regionId, name: sampleShop.regionName, phone: sampleShop.regionPhone },
  contact: {
    customerName: 'Sample Customer',
    customerEmail: 'customer@tintforge.example',
    customerPhone: '8135550142',
    zip: sampleShop.zip,
    city: sampleShop.city,
    company: '',
    notes: '',
  },
  details: { kind: 'fleet', vehicles: [{ type: 'truck', count: 3, model: '' }], wanted: '', places: '', offRoad: '' },
  photos: [],
  isOpen: true,
  versions: [version(1, 899)],
  isPassed: false,
  acceptance: null,
  booking: null,
};

/** The sample quote as the server sends it, with changes. */
export const answer = (changes: Partial<QuoteView> = {}): StubAnswer => ({
  status: 200,
  body: { ...quote, ...changes },
});

/** The page of a quote, with the state of its history entry. Answers after the last repeat it. */
export function openPriced(found: StubAnswer[], acts: Record<string, StubAnswer[]> = {}, state: unknown = null) {
  const last = (answers: StubAnswer[]) => () => (answers.length > 1 ? answers.shift() : answers[0]) ?? 'no network';
  const seen = stubNetwork({
    [`GET /api/quotes/${code}`]: last(found),
    ...Object.fromEntries(
      Object.entries(acts).map(([act, answers]) => [`POST /api/quotes/${code}/${act}`, last(answers)]),
    ),
  });
  const page = openPage(
    `/quote/${code}#${quoteToken}`,
    <Routes>
      <Route path="/quote/:code" element={<OwnQuotePage />} />
    </Routes>,
    state,
  );
  return { page, seen, sent: () => seen.filter(({ method }) => method === 'POST') };
}

/** Moment of the sample acceptance. */
export const acceptedAt = '2026-12-03T19:14:00.000Z';
/** The sample quote, accepted without a deposit. */
export const accepted = answer({
  status: 'accepted',
  isOpen: false,
  acceptance: { number: 1, name: 'Sample Customer', at: acceptedAt },
});

/** A version with a deposit. */
export const withDeposit = version(1, 899, {
  deposit: { percent: 25, amount: 224.75 },
  policy: { freeNoticeHours: 72, kept: 224.75 },
});

/** The booking of an accepted version that waits for its deposit. */
export const booking = {
  trackingCode: 'TF-7K3M-9SQA',
  manageToken: 'b'.repeat(43),
  status: 'pending' as const,
  dueNow: 224.75,
  holdExpiresAt: '2096-12-05T15:00:00.000Z',
  isScheduled: false,
};

/** The acceptance behind it. */
export const acceptance = { number: 1, name: 'Sample Customer', at: '2026-12-02T15:00:00.000Z' };
