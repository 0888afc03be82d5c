import { type EndpointName, routes } from '@tintforge/api-contract';
import { book } from '../testing/customer';
import { type LoggedIn, loggedIn } from '../testing/logged-in';
import { type RawAnswer, type RawCall, rawCall } from '../testing/raw-call';
import { requestQuote } from '../testing/sample-quote';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { isForStaff, type RouteSubject } from './route-bodies';

/** A shop with one customer who owns its one booking and one quote, one administrator, and a way past the access check of every route. */
export interface KnownShop {
  shop: TestShop;
  customer: LoggedIn;
  admin: LoggedIn;
  /** Subject of `bodyFor`: the booking, and the customer. */
  subject: RouteSubject;
  /** Calls a booking route with the credentials and idempotency key it requires. */
  send(name: EndpointName, changes: Omit<RawCall, 'name' | 'headers'>): Promise<RawAnswer>;
}

/** Opens such a shop; the caller closes `shop`. */
export async function openKnownShop(): Promise<KnownShop> {
  const shop = await openTestShop();
  const customer = await loggedIn(shop);
  const admin = await loggedIn(shop, { role: 'admin' });
  const { booking, manageToken } = await book(shop, { customerEmail: customer.account.email });
  const quote = await requestQuote(shop, { customerEmail: customer.account.email });
  const code = booking.trackingCode;
  return {
    shop,
    customer,
    admin,
    subject: { catalogue: shop.catalogue, trackingCode: code, email: customer.account.email },
    send: (name, changes) =>
      rawCall(shop, {
        name,
        code,
        quoteCode: quote.code,
        headers: {
          ...(isForStaff(routes[name]) ? admin : customer).headers,
          'booking-token': manageToken,
          'quote-token': quote.quoteToken,
          'idempotency-key': shop.random.uuid(),
        },
        ...changes,
      }),
  };
}
