import { type EndpointName, type RouteContract, routes } from '@tintforge/api-contract';
import { book } from '../testing/customer';
import { loggedIn } from '../testing/logged-in';
import { requestQuote } from '../testing/sample-quote';
import { sampleShop } from '../testing/sample-shop';
import { openTestShop, type TestShop } from '../testing/test-shop';
import type { RouteSubject } from './route-bodies';

/** Kinds of callers, by the credentials they send. */
export const callers = [
  'nobody',
  'the secret of the booking',
  'the secret of another booking',
  'the secret of the quote',
  'the secret of another quote',
  'the owner',
  'another customer',
  'a crew',
  'the office',
  'an admin',
] as const;
/** One of them. */
export type CallerName = (typeof callers)[number];

/** A shop with one booking and one quote, and every kind of caller that could request them. */
export interface CallersShop {
  shop: TestShop;
  /** Tracking code of the owner's booking. */
  code: string;
  /** Code of the owner's quote. */
  quoteCode: string;
  headersOf: Record<CallerName, Record<string, string>>;
  /** Email addresses of logged-in callers. */
  emailOf: Partial<Record<CallerName, string>>;
}

/** The caller closes its shop. */
export async function openCallersShop(): Promise<CallersShop> {
  const shop = await openTestShop();
  const owner = await loggedIn(shop);
  const stranger = await loggedIn(shop);
  const crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
  const office = await loggedIn(shop, { role: 'office' });
  const admin = await loggedIn(shop, { role: 'admin' });
  const own = await book(shop, { customerEmail: owner.account.email });
  const other = await book(shop, { customerEmail: stranger.account.email });
  const quote = await requestQuote(shop, { customerEmail: owner.account.email });
  const otherQuote = await requestQuote(shop, { customerEmail: stranger.account.email });
  return {
    shop,
    code: own.booking.trackingCode,
    quoteCode: quote.code,
    headersOf: {
      nobody: {},
      'the secret of the booking': { 'booking-token': own.manageToken },
      'the secret of another booking': { 'booking-token': other.manageToken },
      'the secret of the quote': { 'quote-token': quote.quoteToken },
      'the secret of another quote': { 'quote-token': otherQuote.quoteToken },
      'the owner': owner.headers,
      'another customer': stranger.headers,
      'a crew': crew.headers,
      'the office': office.headers,
      'an admin': admin.headers,
    },
    emailOf: {
      'the owner': owner.account.email,
      'another customer': stranger.account.email,
      'a crew': crew.account.email,
      'the office': office.account.email,
      'an admin': admin.account.email,
    },
  };
}

/** The subject of a caller's body. */
export function subjectOf({ shop, code, emailOf }: CallersShop, caller: CallerName = 'nobody'): RouteSubject {
  return { catalogue: shop.catalogue, trackingCode: code, email: emailOf[caller] ?? 'nobody@tintforge.example' };
}

/** Every route of the contract. */
export const table = Object.entries(routes) as [EndpointName, RouteContract][];
/** Routes that require a credential. */
export const secured = table.filter(([, { access }]) => !access.includes('public'));

/** True when the contract admits the caller, for a booking or quote that is the owner's. */
export function isWelcome({ access }: RouteContract, caller: CallerName): boolean {
  const claims: Record<CallerName, readonly string[]> = {
    nobody: [],
    'the secret of the booking': ['booking-token'],
    'the secret of another booking': [],
    'the secret of the quote': ['quote-token'],
    'the secret of another quote': [],
    'the owner': ['owner', 'customer'],
    'another customer': ['customer'],
    'a crew': ['crew'],
    'the office': ['office'],
    'an admin': ['admin'],
  };
  return access.some((claim) => claims[caller].includes(claim));
}
