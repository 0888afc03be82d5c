import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, bookingRequestOf, cancel, details, refusal, type Ticket } from '../../../testing/customer';
import { firstLink, keptMails } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { addPhoto, requestQuote, sampleDraft, sampleQuote, sentQuote, ticketOf } from '../../../testing/sample-quote';
import { auditOf, versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let office: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  office = await loggedIn(shop, { role: 'office' });
});

afterEach(() => shop.close());

const corrected = 'heron@tintforge.example';
const codeOf = ({ booking }: Pick<Ticket, 'booking'>) => ({ code: booking.trackingCode });
const stored = ({ booking }: Pick<Ticket, 'booking'>) => storedBooking(shop, booking.trackingCode);
const ended = expect.objectContaining({ status: 401, code: 'unauthorized' });

async function correctEmail(ticket: Ticket, customerEmail = corrected) {
  const body = { version: await versionOf(shop, ticket), customerEmail, reason: '', notify: true };
  return office.staff('changeByShop', { params: codeOf(ticket), body });
}

async function endLinks(ticket: Ticket) {
  return office.staff('endBookingLinks', { params: codeOf(ticket), body: { version: await versionOf(shop, ticket) } });
}

/** A quote that was accepted, with a photo, and everything that leads to it and to its booking. */
async function agreement() {
  const request = await requestQuote(shop);
  const photo = await addPhoto(shop, request);
  const { code, quoteToken } = request;
  const params = { code };
  const draft = { version: (await office.staff('getStaffQuote', { params })).version, draft: sampleDraft };
  const { version } = await office.staff('saveQuoteDraft', { params, body: draft });
  await office.staff('sendQuote', { params, body: { version } });
  await shop.runMails();
  const total = (await shop.call('getQuote', { params, quoteToken })).versions.at(-1)?.total ?? 0;
  const place = { street: '12 Sample Street', city: sampleQuote.city, preferredDays: [] };
  const body = { number: 1, total, name: 'Sample Customer', ...place };
  const ticket = await ticketOf(shop, await shop.call('acceptQuote', { params, quoteToken, body }));
  await shop.runMails();
  const look = () => shop.server.inject({ url: photo.large });
  const photos = async () => (await look()).statusCode;
  return { code, params, quoteToken, ticket, photos };
}

type Agreement = Awaited<ReturnType<typeof agreement>>;

/** Nothing that led there before does any more, and nothing is shown or done. */
async function expectEnded({ params, quoteToken, ticket, photos }: Agreement): Promise<void> {
  const { manageToken: bookingToken } = ticket;
  const booking = { params: codeOf(ticket), bookingToken };
  const before = (await stored(ticket)).row;
  const refused = await Promise.all(
    [
      shop.call('getQuote', { params, quoteToken }),
      shop.call('declineQuote', { params, quoteToken, body: { reason: 'price' } }),
      shop.call('renewQuote', { params, quoteToken, body: { number: 1 } }),
      shop.call('getBookingDetails', booking),
      shop.call('cancelBooking', { ...booking, body: { refund: 0 } }),
      shop.call('payBalance', { ...booking, body: { amount: 1093.5 } }),
      shop.call('getConfirmationEmail', booking),
      shop.call('resendConfirmationEmail', booking),
    ].map((call) => refusal(call)),
  );
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
  expect(await photos()).toBe(404);
  expect((await stored(ticket)).row).toEqual(before);
}

describe('the email of a quote’s booking, corrected,', () => {
  test('ends every link to quote and booking, wherever it was shown', async () => {
    const agreed = await agreement();
    await agreed.photos();
    expect(await agreed.photos()).toBe(200);
    expect(await correctEmail(agreed.ticket)).toMatchObject({ linksReplaced: true });
    await expectEnded(agreed);
  });

  test('ends them also where no email of the booking itself was delivered', async () => {
    const { accept } = await sentQuote(shop, { by: office });
    const ticket = await ticketOf(shop, await accept());
    expect(await correctEmail(ticket)).toMatchObject({ linksReplaced: true });
    expect(await refusal(details(shop, ticket))).toEqual(ended);
  });

  test('brings new links to the corrected address alone', async () => {
    const { params, ticket } = await agreement();
    await correctEmail(ticket);
    const quote = await office.staff('getStaffQuote', { params });
    expect(quote.contact.customerEmail).toBe(corrected);
    await office.staff('sendQuoteLink', { params, body: { version: quote.version } });
    await shop.runMails();
    const mail = (await keptMails(shop)).find(
      ({ subject }) => subject.includes('new link') || subject.includes('link'),
    );
    expect(mail?.recipient).toBe(corrected);
    const quoteToken = firstLink(mail ?? { text: '' }).hash.slice(1);
    const { booking } = await shop.call('getQuote', { params, quoteToken });
    expect(await details(shop, await ticketOf(shop, { booking }))).toMatchObject({ customerEmail: corrected });
  });

  test('takes quote and booking from the account of the former address to that of the new one', async () => {
    const former = await loggedIn(shop, { email: sampleQuote.customerEmail });
    const owner = await loggedIn(shop, { email: corrected });
    const { params, ticket } = await agreement();
    const open = (who: LoggedIn) => who.call('getQuote', { params });
    expect((await open(former)).code).toBe(params.code);
    await correctEmail(ticket);
    expect(await refusal(open(former))).toEqual(ended);
    expect(await refusal(former.call('getBookingDetails', { params: codeOf(ticket) }))).toEqual(ended);
    expect((await open(owner)).booking?.trackingCode).toBe(ticket.booking.trackingCode);
  });
});

describe('ending all links', () => {
  test('of a quote’s booking ends those of the quote, and mails a new one', async () => {
    const agreed = await agreement();
    await endLinks(agreed.ticket);
    await expectEnded(agreed);
    await shop.runMails();
    const mail = (await keptMails(shop)).find(
      ({ text }) => text.includes(`/quote/${agreed.code}#`) && !text.includes(agreed.quoteToken),
    );
    const quoteToken = firstLink(mail ?? { text: '' }).hash.slice(1);
    expect((await shop.call('getQuote', { params: agreed.params, quoteToken })).code).toBe(agreed.code);
  });

  test('of a quote ends those of its booking', async () => {
    const agreed = await agreement();
    const { version } = await office.staff('getStaffQuote', { params: agreed.params });
    await office.staff('sendQuoteLink', { params: agreed.params, body: { version } });
    await expectEnded(agreed);
  });

  test('of a booking mails a new one, and is in history and audit', async () => {
    const ticket = await book(shop);
    await shop.runMails();
    await endLinks(ticket);
    expect(await refusal(details(shop, ticket))).toEqual(ended);
    expect((await stored(ticket)).history.at(-1)).toBe('links-ended');
    expect((await auditOf(shop)).at(-1)).toMatchObject({
      action: 'booking.links-ended',
      subject: ticket.booking.trackingCode,
    });
    await shop.runMails();
    const sent = (await keptMails(shop)).find(({ subject }) => /link/i.test(subject));
    const manageToken = firstLink(sent ?? { text: '' }).hash.slice(1);
    expect(await details(shop, { ...ticket, manageToken })).toMatchObject({ trackingCode: codeOf(ticket).code });
  });

  test('is for the office, on what it saw', async () => {
    const ticket = await book(shop);
    const crew = await loggedIn(shop, { role: 'crew' });
    const call = (by: LoggedIn, version: number) =>
      by.staff('endBookingLinks', { params: codeOf(ticket), body: { version } });
    const version = await versionOf(shop, ticket);
    expect(await refusal(call(crew, version))).toMatchObject({ status: 403 });
    expect(await refusal(call(office, version + 1))).toMatchObject({ code: 'changed_meanwhile' });
    expect((await details(shop, ticket)).trackingCode).toBe(ticket.booking.trackingCode);
  });

  test('is not undone by repeating the request that made the booking, or the quote', async () => {
    const idempotencyKey = randomUUID();
    const body = bookingRequestOf(shop.catalogue);
    const held = await shop.call('createBooking', { body, idempotencyKey });
    await endLinks(held);
    const again = await shop.call('createBooking', { body, idempotencyKey });
    expect(await refusal(details(shop, again))).toEqual(ended);
  });

  test('at the same moment as an old link cancels: one comes first, and nothing follows the end', async () => {
    const ticket = await book(shop);
    const [cancelled] = await Promise.allSettled([cancel(shop, ticket, undefined), endLinks(ticket)]);
    const { history, row } = await stored(ticket);
    expect(row.status === 'cancelled').toBe(cancelled.status === 'fulfilled');
    const [end, cancellation] = [history.indexOf('links-ended'), history.indexOf('cancelled')];
    if (end >= 0 && cancellation >= 0) expect(cancellation).toBeLessThan(end);
  });
});
