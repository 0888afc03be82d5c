import { randomUUID } from 'node:crypto';
import type { QuoteReceipt, QuoteRequest } from '@tintforge/api-contract';
import type { TestShop } from './test-shop';

/** A request for a quote as the form sends it. */
export const sampleQuote = {
  customerName: 'Sample Customer',
  customerEmail: 'customer@tintforge.example',
  customerPhone: '(813) 555-0142',
  zip: '33602',
  city: 'Tampa',
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
