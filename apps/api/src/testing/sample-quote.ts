import { randomUUID } from 'node:crypto';
import type {
  QuoteAcceptRequest,
  QuoteDraft,
  QuotePhoto,
  QuoteReceipt,
  QuoteRequest,
  QuoteView,
} from '@tintforge/api-contract';
import type { Ticket } from './customer';
import { type LoggedIn, loggedIn } from './logged-in';
import { samplePhoto } from './sample-photo';
import { sampleShop } from './sample-shop';
import type { TestShop } from './test-shop';

/** A request for a quote as the form sends it. */
export const sampleQuote = {
  customerName: 'Sample Customer',
  customerEmail: 'customer@tintforge.example',
  customerPhone: sampleShop.phone,
  zip: sampleShop.zip,
  city: sampleShop.city,
  company: '',
  notes: 'gate 44',
  details: {
    kind: 'residential',
    windows: [
      { room: 'Kitchen', count: 3, size: { widthInches: 35.5, heightInches: 60 }, sun: 'west' },
      { room: 'Stairs', count: 11, size: null, sun: 'not-sure' },
    ],
    goals: ['heat', 'privacy'],
    glass: 'double',
    oldFilm: 'no',
    reach: 'ladder',
    home: 'house',
    association: 'not-sure',
  },
} as const satisfies QuoteRequest;

/** Requests a quote under a new key; throws the api's refusal. */
export function requestQuote(shop: Pick<TestShop, 'call'>, changes: Partial<QuoteRequest> = {}): Promise<QuoteReceipt> {
  const body = { ...sampleQuote, ...changes } as QuoteRequest;
  return shop.call('requestQuote', { body, idempotencyKey: randomUUID() });
}

/** A draft as the editor saves it: $1,215.00 less 10%. */
export const sampleDraft: QuoteDraft = {
  works: [
    {
      title: 'Kitchen',
      lines: [
        {
          name: 'Ceramic film',
          unit: 'sq-ft',
          quantity: 45,
          unitPrice: 15,
          listId: 'film-ceramic',
          panes: [{ widthInches: 35.5, heightInches: 60, count: 3 }],
        },
      ],
    },
    {
      title: 'Stairs',
      lines: [
        { name: 'Ceramic film', unit: 'each', quantity: 11, unitPrice: 40, listId: null, panes: null },
        { name: 'Scaffold', unit: 'hour', quantity: 2.5, unitPrice: 40, listId: null, panes: null },
      ],
    },
  ],
  discount: { kind: 'share', percent: 10 },
  discountText: 'Both rooms',
  depositPercent: null,
  goodThrough: '2026-12-31',
  message: 'As we said on the phone: we start with the kitchen.',
};

/** The same with a deposit of 25%: $273.38 of $1,093.50. */
export const depositDraft: QuoteDraft = { ...sampleDraft, depositPercent: 25 };

/** A draft with one line of a price, in dollars. */
export function draftOf(unitPrice: number, changes: Partial<QuoteDraft> = {}): QuoteDraft {
  const line = { name: 'Film', unit: 'each', quantity: 1, unitPrice, listId: null, panes: null } as const;
  const works = [{ title: 'Car', lines: [line] }];
  return { ...sampleDraft, works, discount: { kind: 'amount', amount: 0 }, discountText: '', ...changes };
}

/** A quote whose first version is with its customer. */
export async function sentQuote(
  shop: Pick<TestShop, 'call'> & Parameters<typeof loggedIn>[0],
  {
    request = {},
    draft = sampleDraft,
    by,
  }: { request?: Partial<QuoteRequest>; draft?: QuoteDraft; by?: LoggedIn } = {},
) {
  const { code, quoteToken } = await requestQuote(shop, request);
  const { staff } = by ?? (await loggedIn(shop, { role: 'office' }));
  const params = { code };

  /** Staff save a draft and send it, whatever the quote's version is. */
  async function send(next: QuoteDraft) {
    const { version } = await staff('getStaffQuote', { params });
    const saved = await staff('saveQuoteDraft', { params, body: { version, draft: next } });
    return staff('sendQuote', { params, body: { version: saved.version } });
  }

  /** The customer accepts what is current. */
  async function accept(changes: Partial<QuoteAcceptRequest> = {}) {
    const { versions } = await shop.call('getQuote', { params, quoteToken });
    const { number = 1, total = 0 } = versions.at(-1) ?? {};
    const place = { street: '12 Sample Street', city: sampleShop.city, preferredDays: [] };
    const body = { number, total, name: 'Sample Customer', ...place, ...changes };
    return shop.call('acceptQuote', { params, quoteToken, body });
  }

  const { versions } = await send(draft);
  return { code, params, quoteToken, number: versions.at(-1)?.number ?? 1, staff, send, accept };
}

/** The booking that an accepted quote made, for its customer. */
export async function ticketOf(shop: Pick<TestShop, 'call'>, { booking }: Pick<QuoteView, 'booking'>): Promise<Ticket> {
  if (booking === null || booking.manageToken === null) throw new Error('The quote has no booking for its customer');
  const { trackingCode, manageToken } = booking;
  const held = await shop.call('getBookingDetails', { params: { code: trackingCode }, bookingToken: manageToken });
  return { booking: held, manageToken };
}

/** Adds a photo to a request under a new id. */
export async function addPhoto(shop: Pick<TestShop, 'call'>, quote: QuoteReceipt, bytes?: Buffer): Promise<QuotePhoto> {
  const file = new Blob([new Uint8Array(bytes ?? (await samplePhoto()))], { type: 'image/jpeg' });
  return shop.call('addQuotePhoto', {
    params: { code: quote.code, id: randomUUID() },
    quoteToken: quote.quoteToken,
    file,
  });
}
