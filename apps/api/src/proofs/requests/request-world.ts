import { type EndpointName, type RouteContract, routes } from '@tintforge/api-contract';
import { type CalDavServer, openCalDavServer } from '../../testing/caldav-server';
import { countlessHolds } from '../../testing/countless-holds';
import { book, hold, type Ticket } from '../../testing/customer';
import { type LoggedIn, loggedIn, logIn, makeAccount } from '../../testing/logged-in';
import { addPasskey } from '../../testing/passkeys';
import { rowsOf } from '../../testing/raw-sql';
import { sampleMessage } from '../../testing/sample-message';
import { depositDraft, requestQuote, sentQuote, ticketOf } from '../../testing/sample-quote';
import { sampleShop } from '../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { exemptOrder } from '../../testing/tint-order';
import { type GeneratedRequest, type Sender, syncedCrew } from './generated-requests';

/** A shop with data behind every kind of address, and a logged-in account of each role. */
export interface RequestWorld {
  shop: TestShop;
  /** The customer's. */
  email: string;
  /** The code that a request names: one of the shop's, or the given one. */
  codeFor(code: number | string): string;
  /** The same for routes of quotes. */
  quoteCodeFor(code: number | string): string;
  /** The id that a request names: one of the shop's that fits the route, or the given one. */
  idFor(id: number | string, name: EndpointName): string;
  /** Headers of the sender of a request. */
  headersOf(request: Pick<GeneratedRequest, 'name' | 'sender'>, code: string): Record<string, string>;
  close(): Promise<void>;
}

/** Opens it. Its numbers of holds are without end, so that holds are made all the way. */
export async function openRequestWorld(): Promise<RequestWorld> {
  const shop = await openTestShop({ limits: { holds: countlessHolds } });
  const customer = await loggedIn(shop);
  const crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
  const office = await loggedIn(shop, { role: 'office' });
  const admin = await loggedIn(shop, { role: 'admin' });
  const { email } = customer.account;
  const tickets = await makeBookings(shop, email);
  await shop.call('sendMessage', { body: sampleMessage });
  const ofCustomer = { request: { customerEmail: email }, by: office };
  const accepted = await sentQuote(shop, { ...ofCustomer, draft: depositDraft });
  tickets.push(await ticketOf(shop, await accepted.accept()));
  const quotes = [await sentQuote(shop, ofCustomer), await requestQuote(shop), accepted];
  // A staff account that can lose its access without affecting the others.
  const spare = await makeAccount(shop, { role: 'crew', regionId: sampleShop.regionId });
  const ids = await idsOf(shop, spare.id);
  const calendar = await openCalDavServer();
  const ownIds = await ownIdsOf(shop, { customer, admin, calendar });
  const bearers: Record<Sender, Record<string, string>> = {
    right: {},
    nobody: {},
    customer: customer.headers,
    crew: crew.headers,
    office: office.headers,
    admin: admin.headers,
  };

  const quoteTokenFor = (code: string) => quotes.find((quote) => quote.code === code)?.quoteToken;
  const tokenFor = (code: string) => tickets.find(({ booking }) => booking.trackingCode === code)?.manageToken;

  return {
    shop,
    email,
    codeFor: (code) =>
      typeof code === 'string' ? code : (tickets[code % tickets.length]?.booking.trackingCode ?? 'TF-0000-0000'),
    quoteCodeFor: (code) => (typeof code === 'string' ? code : (quotes[code % quotes.length]?.code ?? 'TQ-0000-0000')),
    idFor(id, name) {
      const fitting = ownIds[name] ?? ids;
      return typeof id === 'string' ? id : (fitting[id % fitting.length] ?? 'nobody');
    },
    headersOf({ name, sender }, code) {
      // The next request has no session after a logout.
      if (name === 'logout' || name === 'leaveByLink') return {};
      if (sender !== 'right') return bearers[sender];
      const { access }: RouteContract = routes[name];
      const token = tokenFor(code);
      if (access.includes('booking-token') && token !== undefined) return { 'booking-token': token };
      const quoteToken = quoteTokenFor(code);
      if (access.includes('quote-token') && quoteToken !== undefined) return { 'quote-token': quoteToken };
      return bearers[senderFor(access)];
    },
    async close() {
      await calendar.close();
      await shop.close();
    },
  };
}

/** A passkey and other logins of the customer's, calendars that are on, and a crew's own: the ids of routes about them. */
async function ownIdsOf(
  shop: TestShop,
  { customer, admin, calendar }: { customer: LoggedIn; admin: LoggedIn; calendar: CalDavServer },
): Promise<Partial<Record<EndpointName, string[]>>> {
  // A password alone opens no session of an account with a passkey.
  for (let count = 0; count < 3; count += 1) await logIn(shop, customer.account);
  const { sessions } = await customer.call('getMySessions', {});
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  const { id: passkey } = await addPasskey(customer);
  const own = await customer.call('changeMyCalendar', { body: { action: 'renew' } });
  const { feeds } = await admin.staff('changeCalendarFeed', { body: { id: `crew:${syncedCrew}`, action: 'renew' } });
  const login = { url: calendar.url, ...calendar.login, calendarUrl: calendar.calendarUrl('work') };
  await admin.staff('connectCrewCalendar', { body: { crewId: syncedCrew, ...login } });
  const files = [own, ...feeds].flatMap(({ url }) => url?.split('/').at(-1) ?? []);
  return { renamePasskey: [passkey], removePasskey: [passkey], endMySession: others, getCalendar: files };
}

function senderFor(access: RouteContract['access']): Sender {
  if (access.includes('public')) return 'nobody';
  if (access.includes('customer') || access.includes('owner')) return 'customer';
  if (access.includes('office')) return 'office';
  return access.includes('admin') ? 'admin' : 'crew';
}

/** Bookings of all kinds: held, paid, with an exemption to decide about, and for today. */
async function makeBookings(shop: TestShop, customerEmail: string): Promise<Ticket[]> {
  return [
    await hold(shop, { customerEmail }),
    await book(shop, { customerEmail, appointmentTime: sampleShop.afternoon }),
    await book(shop, { customerEmail, appointmentDate: '2026-12-09', tint: exemptOrder() }),
    await book(shop, { customerEmail, appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon }),
    await book(shop, { customerEmail, appointmentDate: '2026-12-10' }),
    await hold(shop, { customerEmail, appointmentDate: '2026-12-11' }),
    await book(shop, { customerEmail, appointmentDate: '2026-12-15', zip: sampleShop.farZip }),
  ];
}

/** Ids of records that routes name: crews, people, messages, emails, refunds. */
async function idsOf(shop: TestShop, staffId: string): Promise<string[]> {
  const tables = ['customers', 'contact_messages', 'outbox', 'refunds', 'crews'];
  const found = await Promise.all(
    tables.map((table) => rowsOf<{ id: string }>(shop, `select id from ${table} order by id limit 2`)),
  );
  return [staffId, ...found.flat().map(({ id }) => id)];
}
