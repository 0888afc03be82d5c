import { brand } from '@tintforge/content';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookings, outbox, quoteAcceptances } from '../../../db/schema';
import { book, cancel, details, openPayment, pay, payBalance, refusal, release, sync } from '../../../testing/customer';
import { firstLink, keptMails } from '../../../testing/kept-mails';
import { loggedIn } from '../../../testing/logged-in';
import { meet } from '../../../testing/meet';
import { depositDraft, sampleDraft, sentQuote, ticketOf } from '../../../testing/sample-quote';
import { instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { cancelByStaff, checkIn, complete, keepByStaff, planVisits, receiveAtCar } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const hour = 3_600_000;

/** A quote of $1,093.50 that was accepted with a deposit of $273.38. */
async function acceptedQuote() {
  const quote = await sentQuote(shop, { draft: depositDraft });
  const view = await quote.accept();
  return { quote, view, ticket: await ticketOf(shop, view) };
}

async function agreedQuote() {
  const accepted = await acceptedQuote();
  await pay(shop, accepted.ticket);
  await sync(shop, accepted.ticket);
  return accepted;
}

const stored = (code: string) => storedBooking(shop, code);
const statusOf = async (quote: { params: { code: string }; quoteToken: string }) =>
  (await shop.call('getQuote', { params: quote.params, quoteToken: quote.quoteToken })).status;
const kindsOf = async () =>
  (await shop.database.connection.select().from(outbox).orderBy(asc(outbox.createdAt)).all()).map(({ kind }) => kind);

describe('accepting with a deposit', () => {
  test('makes a booking of the version’s works at its total, which waits 72 hours for the deposit and has no date', async () => {
    const { view, ticket } = await acceptedQuote();
    expect(view.booking).toMatchObject({ status: 'pending', dueNow: 273.38, isScheduled: false });
    const { row, cells } = await stored(ticket.booking.trackingCode);
    expect(row).toMatchObject({
      status: 'pending',
      totalCents: 109_350,
      upfrontCents: 27_338,
      depositPercent: 25,
      billCents: 0,
      visitCount: 0,
      workTitle: 'Home, 14 windows',
      freeNoticeHours: 72,
      holdExpiresAt: shop.clock.now() + 72 * hour,
      street: '12 Sample Street',
      lines: [
        { id: 'work-1', name: 'Kitchen', amountCents: 60_750 },
        { id: 'work-2', name: 'Stairs', amountCents: 48_600 },
      ],
    });
    expect(cells).toEqual([]);
    expect(ticket.booking).toMatchObject({
      appointmentDate: null,
      appointmentInstant: null,
      vehicleInfo: 'Home, 14 windows',
      totalPrice: 1093.5,
      deposit: 273.38,
      policy: { freeUntil: null, lateFee: 273.38 },
    });
  });

  test('is confirmed by exactly that by card, and owes the rest', async () => {
    const { quote, ticket } = await acceptedQuote();
    const { trackingCode, customerName, vehicleInfo } = ticket.booking;
    const body = { amount: 1093.5, bookingInfo: { trackingCode, customerName, vehicleInfo } };
    const wrong = await refusal(shop.call('createIntent', { bookingToken: ticket.manageToken, body }));
    expect(wrong).toMatchObject({ code: 'price_changed', message: 'The deposit is $273.38.' });
    await pay(shop, ticket);
    await sync(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'deposit-paid',
      due: 820.12,
      balance: 820.12,
      vehicle: null,
      visits: [],
      mayReschedule: false,
      mayCorrect: false,
      mayChange: false,
      cancellation: { refund: 273.38, kept: 0 },
    });
    expect((await stored(trackingCode)).history).toEqual(['accepted', 'paid']);
    expect(await shop.call('getQuote', { params: quote.params, quoteToken: quote.quoteToken })).toMatchObject({
      status: 'accepted',
      booking: { status: 'confirmed', dueNow: null, holdExpiresAt: null },
    });
  });

  test('keeps the terms of its version', async () => {
    const { view, ticket } = await agreedQuote();
    const { row } = await stored(ticket.booking.trackingCode);
    expect(row.termsText).toBe(view.versions[0]?.terms?.text);
  });

  test('that is declined stands, and the same intent is tried again', async () => {
    const { quote, ticket } = await acceptedQuote();
    const secret = await openPayment(shop, ticket);
    await shop.browser.pay(secret, 'pm_card_visa_chargeDeclined');
    await sync(shop, ticket);
    expect(await statusOf(quote)).toBe('accepted');
    expect(await openPayment(shop, ticket)).toBe(secret);
    await shop.browser.pay(secret, 'pm_card_visa');
    await sync(shop, ticket);
    expect((await details(shop, ticket)).status).toBe('confirmed');
  });

  test('that isn’t paid in 72 hours ends with its booking, and can be accepted again', async () => {
    const { quote, ticket } = await acceptedQuote();
    await openPayment(shop, ticket);
    shop.clock.advance(73 * hour);
    await shop.runExpiry();
    expect((await stored(ticket.booking.trackingCode)).row.status).toBe('expired');
    expect(await statusOf(quote)).toBe('sent');
    expect(await kindsOf()).toContain('acceptance-ended');
    expect(await kindsOf()).not.toContain('hold-expired');
    const again = await quote.accept({ name: 'Other Customer' });
    expect(again.booking).toMatchObject({ status: 'pending', dueNow: 273.38 });
    expect(again.booking?.trackingCode).not.toBe(ticket.booking.trackingCode);
  });

  test('leaves neither a booking nor kept money when the card is too late', async () => {
    const { quote, ticket } = await acceptedQuote();
    const secret = await openPayment(shop, ticket);
    const { row } = await stored(ticket.booking.trackingCode);
    // The hold ended without its proof, as after a fault: the payment succeeds all the same.
    await shop.database.commit((transaction) =>
      transaction.update(bookings).set({ status: 'expired' }).where(eq(bookings.id, row.id)).run(),
    );
    await shop.browser.pay(secret, 'pm_card_visa');
    await shop.runReconciler();
    shop.clock.advance(hour);
    await shop.runReconciler();
    await shop.runRefunds();
    const after = await stored(ticket.booking.trackingCode);
    expect(after.row.status).toBe('expired');
    expect(after.refunds).toMatchObject([{ amountCents: 27_338, status: 'succeeded' }]);
    expect(after.cells).toEqual([]);
    expect(quote.code.slice(0, 3)).toBe(`${brand.quotePrefix}-`);
  });

  test('ends when its customer gives the booking back, or staff end it', async () => {
    const first = await acceptedQuote();
    await release(shop, first.ticket);
    expect(await statusOf(first.quote)).toBe('sent');
    const view = await first.quote.accept();
    const { params, staff } = first.quote;
    const { version } = await staff('getStaffQuote', { params });
    await staff('endQuoteAcceptance', { params, body: { version, note: 'They called' } });
    expect(await statusOf(first.quote)).toBe('sent');
    expect((await stored(view.booking?.trackingCode ?? '')).row.status).toBe('cancelled');
  });

  test('is not ended by staff once it’s paid: its booking is cancelled', async () => {
    const { quote, ticket } = await agreedQuote();
    const { params, staff } = quote;
    const { version } = await staff('getStaffQuote', { params });
    const refused = await refusal(staff('endQuoteAcceptance', { params, body: { version, note: 'They called' } }));
    expect(refused).toMatchObject({ code: 'not_possible' });
    expect(refused.message).toContain(ticket.booking.trackingCode);
  });

  test('can be confirmed by staff without it: all is due at the job', async () => {
    const { ticket } = await acceptedQuote();
    await keepByStaff(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({ status: 'scheduled', due: 1093.5, paymentStatus: 'on-site' });
    expect(await kindsOf()).toContain('booking-kept');
  });

  test('reminds of the deposit after a day, while it’s open', async () => {
    const { ticket } = await acceptedQuote();
    const isSent = async () => {
      await shop.runMails();
      const rows = await shop.database.connection
        .select()
        .from(outbox)
        .where(eq(outbox.kind, 'deposit-reminder'))
        .all();
      return rows[0]?.outcome ?? null;
    };
    expect(await isSent()).toBeNull();
    shop.clock.advance(24 * hour);
    expect(await isSent()).toBe('mailbox');
    await pay(shop, ticket);
    await sync(shop, ticket);
  });

  test('makes one booking when two people accept at once', async () => {
    const quote = await sentQuote(shop, { draft: depositDraft });
    const outcomes = await Promise.allSettled([
      quote.accept({ name: 'Sample Customer' }),
      quote.accept({ name: 'Other Customer' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.database.connection.select().from(bookings).all()).toHaveLength(1);
    expect(await shop.database.connection.select().from(quoteAcceptances).all()).toHaveLength(1);
  });

  test('shows the secret of its booking to its customer, and not to staff', async () => {
    const { quote } = await acceptedQuote();
    const office = await loggedIn(shop, { role: 'office' });
    const { params } = quote;
    expect((await office.call('getQuote', { params })).booking).toMatchObject({ manageToken: null, dueNow: 273.38 });
    expect((await quote.staff('getStaffQuote', { params })).acceptance?.booking).toMatchObject({ status: 'pending' });
  });
});

describe('accepting without a deposit', () => {
  test('agrees at once, and all is due at the job', async () => {
    const view = await (await sentQuote(shop, { draft: sampleDraft })).accept();
    expect(view.booking).toMatchObject({ status: 'scheduled', dueNow: null });
    const ticket = await ticketOf(shop, view);
    expect(await details(shop, ticket)).toMatchObject({ due: 1093.5, paymentStatus: 'on-site', deposit: null });
  });

  test('ends with its booking, while nothing is planned or paid', async () => {
    const quote = await sentQuote(shop, { draft: sampleDraft });
    const { booking } = await quote.accept();
    const { params, staff } = quote;
    const { version } = await staff('getStaffQuote', { params });
    await staff('endQuoteAcceptance', { params, body: { version, note: 'They called' } });
    expect(await statusOf(quote)).toBe('sent');
    expect((await stored(booking?.trackingCode ?? '')).row).toMatchObject({ status: 'cancelled', billCents: 0 });
  });
});

describe('its visits', () => {
  const plan = [
    { date: '2026-12-14', minutes: 360 },
    { date: '2026-12-15', minutes: 240 },
    { date: '2026-12-15', minutes: 240, crewId: sampleShop.otherCrewId },
  ];

  test('are planned whole on several days and crews, and the customer hears of all of them', async () => {
    const { ticket } = await agreedQuote();
    await planVisits(shop, ticket, { visits: plan, notify: true });
    const { row, mails, plannedMails } = await stored(ticket.booking.trackingCode);
    expect(row).toMatchObject({ visitCount: 3, visitNumber: 1, appointmentDate: '2026-12-14', status: 'confirmed' });
    expect(mails).toContain('visits-planned');
    expect(plannedMails.map(({ kind }) => kind)).toEqual(['reminder', 'reminder']);
    const seen = await details(shop, ticket);
    expect(seen.visits).toHaveLength(3);
    expect(seen).toMatchObject({ appointmentDate: '2026-12-14', appointmentTime: sampleShop.time });
  });

  describe('that are all given up again', () => {
    const twoDays = { visits: [{ date: '2026-12-14' }, { date: '2026-12-15' }] };

    async function unplanned() {
      const accepted = await agreedQuote();
      await planVisits(shop, accepted.ticket, twoDays);
      await planVisits(shop, accepted.ticket, { cancelled: [1, 2], notify: true });
      return accepted;
    }

    test('leave a booking without a date, to be scheduled, and its customer hears of it', async () => {
      const { ticket } = await unplanned();
      const { row, cells } = await stored(ticket.booking.trackingCode);
      expect(row).toMatchObject({ status: 'confirmed', visitCount: 0, visitNumber: 0, billCents: 109_350 });
      expect(cells).toEqual([]);
      const seen = await details(shop, ticket);
      expect(seen).toMatchObject({ appointmentDate: null, cancellation: { refund: 273.38, kept: 0 } });
      const { staff } = await loggedIn(shop, { role: 'admin' });
      const { quotes } = await staff('getQuotes', { query: { list: 'to-schedule' } });
      expect(quotes).toHaveLength(1);
      const letters = (await keptMails(shop)).filter(({ subject }) => subject.includes('new date'));
      expect(letters.map(({ recipient }) => recipient)).toEqual([row.customerEmail]);
      expect(letters[0]?.text).toContain('We’ll call you');
    });

    test('are planned anew, under numbers of their own', async () => {
      const { ticket } = await unplanned();
      await planVisits(shop, ticket, { visits: [{ date: '2026-12-16' }] });
      const { row } = await stored(ticket.booking.trackingCode);
      expect(row).toMatchObject({ status: 'confirmed', visitCount: 1, visitNumber: 3, appointmentDate: '2026-12-16' });
    });

    test('are cancelled with the booking, all of whose money goes back', async () => {
      const { ticket } = await unplanned();
      await cancel(shop, ticket);
      await shop.runRefunds();
      const { row, refunds } = await stored(ticket.booking.trackingCode);
      expect([row.status, row.billCents]).toEqual(['cancelled', 0]);
      expect(refunds.map(({ amountCents }) => amountCents)).toEqual([27_338]);
    });

    test('stay once one of them was worked, and those of a car always', async () => {
      const { ticket } = await agreedQuote();
      await planVisits(shop, ticket, twoDays);
      shop.clock.set(Date.parse(instantOnShopClock(`2026-12-14T${sampleShop.time}`)));
      const { staff } = await loggedIn(shop, { role: 'admin' });
      const params = { code: ticket.booking.trackingCode, number: 1 };
      const version = (await stored(params.code)).row.version;
      await staff('startVisit', { params, body: { version } });
      await staff('completeVisit', { params, body: { version: version + 1, note: '', isJobDone: false } });
      await expect(planVisits(shop, ticket, { cancelled: [2], reason: 'Rain' })).rejects.toThrow('not_possible');
      const car = await book(shop, { appointmentDate: '2026-12-21' });
      await expect(planVisits(shop, car, { cancelled: [1] })).rejects.toThrow('not_possible');
    });
  });

  test('of which one can’t be had write nothing', async () => {
    const other = await book(shop, { appointmentDate: '2026-12-15' });
    const { row } = await stored(other.booking.trackingCode);
    const { ticket } = await agreedQuote();
    const clash = planVisits(shop, ticket, {
      visits: [{ date: '2026-12-14' }, { date: '2026-12-15', crewId: row.crewId }],
    });
    await expect(clash).rejects.toThrow('crew_busy');
    const after = await stored(ticket.booking.trackingCode);
    expect([after.row.visitCount, after.cells]).toEqual([0, []]);
    expect((await details(shop, ticket)).appointmentDate).toBeNull();
  });

  test('start the clock of the cancellation policy: 72 hours before the first, and never before the cooling days end', async () => {
    const { ticket } = await agreedQuote();
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-21' }] });
    expect((await details(shop, ticket)).policy.freeUntil).toBe(instantOnShopClock(`2026-12-18T${sampleShop.time}`));
  });

  test('that are planned soon leave the customer the cooling days', async () => {
    const { ticket } = await agreedQuote();
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-09' }] });
    // Accepted on December 1: the sixth day after it is the 7th.
    expect((await details(shop, ticket)).policy.freeUntil).toBe(instantOnShopClock('2026-12-07T23:59:59.999'));
  });

  test('keep the deposit after that, and give the rest back', async () => {
    const { ticket } = await agreedQuote();
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-14' }] });
    await payBalance(shop, ticket);
    await sync(shop, ticket);
    shop.clock.set(Date.parse('2026-12-12T12:00:00-05:00'));
    expect((await details(shop, ticket)).cancellation).toEqual({ refund: 820.12, kept: 273.38 });
    await cancel(shop, ticket);
    await shop.runRefunds();
    const { row, refunds, cells } = await stored(ticket.booking.trackingCode);
    expect([row.status, row.billCents, cells]).toEqual(['cancelled', 27_338, []]);
    expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(82_012);
  });

  test('are worked, and the balance is collected at the site', async () => {
    const { quote, ticket } = await agreedQuote();
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-14' }] });
    shop.clock.set(Date.parse('2026-12-14T09:00:00-05:00'));
    await checkIn(shop, ticket);
    await receiveAtCar(shop, ticket, 820.12);
    await complete(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({ status: 'completed', due: 0, paymentStatus: 'paid-on-site' });
    const { counts } = await (await loggedIn(shop, { role: 'office', username: 'later' })).staff('getQuotes', {
      query: { list: 'closed' },
    });
    expect([counts['to-schedule'], counts.closed]).toEqual([0, 1]);
    expect(quote.number).toBe(1);
  });
});

describe('its contact and place', () => {
  const address = { street: '14 Sample Street', city: sampleShop.city };
  const correction = { customerPhone: '(813) 555-0188', address, notes: 'gate 45' };
  const quiet = { reason: '', notify: false };
  const admin = () => loggedIn(shop, { role: 'admin', username: 'corrector' });
  const paramsOf = ({ booking }: { booking: { trackingCode: string } }) => ({ code: booking.trackingCode });

  test('are corrected by staff before a visit is planned as after it, and its work and price are not', async () => {
    const { ticket } = await agreedQuote();
    const { staff } = await admin();
    const params = paramsOf(ticket);
    const before = (await stored(params.code)).row;
    const undated = await staff('getStaffBooking', { params });
    expect(undated.can.change).toEqual(['contact', 'address', 'notes']);
    const early = { ...quiet, version: undated.version, ...correction };
    const preview = await staff('changeByShop', { params, body: { ...early, dryRun: true } });
    expect(preview).toMatchObject({ isWritten: false, place: null, money: { due: 0, toCard: 0, atCar: 0 } });
    expect(preview.mail?.subject).toContain('date to be set');
    expect((await stored(params.code)).row).toEqual(before);
    const written = await staff('changeByShop', { params, body: { ...early, notify: true } });
    expect(written).toMatchObject({ isWritten: true, place: null });
    const corrected = { customerPhone: '8135550188', street: '14 Sample Street', notes: 'gate 45' };
    const { row, cells, mails } = await stored(params.code);
    expect(row).toEqual({ ...before, ...corrected, version: before.version + 1, updatedAt: row.updatedAt });
    expect(cells).toEqual([]);
    expect(mails).toContain('booking-changed');

    await planVisits(shop, ticket, { visits: [{ date: '2026-12-14' }] });
    const { version, can } = await staff('getStaffBooking', { params });
    expect(can.change).toEqual(['contact', 'address', 'notes']);
    const body = { ...quiet, version, address: { ...address, street: '16 Sample Street' } };
    expect((await staff('changeByShop', { params, body })).place).toMatchObject({ date: '2026-12-14', obstacle: null });
    expect((await stored(params.code)).row).toMatchObject({
      ...corrected,
      street: '16 Sample Street',
      totalCents: 109_350,
      billCents: 109_350,
      visitNumber: 1,
    });
  });

  test.each([
    ['price', { totalPrice: 900, seen: { total: 900, refund: 0 } }, 'version of the quote'],
    ['length', { jobMinutes: 120 }, 'version of the quote'],
    ['crew', { crewId: sampleShop.otherCrewId }, 'This job has no visit yet. Schedule one first.'],
    ['start', { appointmentTime: '10:00' }, 'This job has no visit yet. Schedule one first.'],
  ] as const)('are what can be corrected before a visit is planned, and not its %s', async (_what, change, message) => {
    const { ticket } = await agreedQuote();
    const { staff } = await admin();
    const params = paramsOf(ticket);
    const { version } = await staff('getStaffBooking', { params });
    const refused = await refusal(staff('changeByShop', { params, body: { ...quiet, version, ...change } }));
    expect(refused).toMatchObject({ code: 'not_possible', message: expect.stringContaining(message) });
  });

  test('are corrected while its deposit is waited for: the link to pay goes to the right address', async () => {
    const { quote, ticket } = await acceptedQuote();
    await shop.runMails();
    const { staff } = await admin();
    const params = paramsOf(ticket);
    const { version } = await staff('getStaffBooking', { params });
    const body = { ...quiet, notify: true, version, customerEmail: 'other@tintforge.example' };
    expect(await staff('changeByShop', { params, body })).toMatchObject({ status: 'pending', place: null });
    const letters = (await keptMails(shop)).filter(({ recipient }) => recipient === 'other@tintforge.example');
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('date to be set')]);
    expect(letters[0]?.text).toContain('$273.38');
    const { row } = await stored(params.code);
    expect(row).toMatchObject({ status: 'pending', upfrontCents: 27_338, holdExpiresAt: row.createdAt + 72 * hour });
    // The address before had received its links: they are over.
    expect(await refusal(shop.call('getQuote', quote))).toMatchObject({ code: 'unauthorized' });
    const [letter] = letters;
    if (letter === undefined) throw new Error('No link to pay was sent');
    const manageToken = firstLink(letter).hash.slice(1);
    const renewed = {
      booking: await shop.call('getBookingDetails', { params, bookingToken: manageToken }),
      manageToken,
    };
    await pay(shop, renewed);
    await sync(shop, renewed);
    expect((await stored(params.code)).row.status).toBe('confirmed');
  });

  test('and its visits are for one of two people who begin at once', async () => {
    for (const isPlanFirst of [true, false]) {
      const { ticket } = await agreedQuote();
      const { staff } = await loggedIn(shop, { role: 'admin', username: `corrector-${isPlanFirst}` });
      const params = paramsOf(ticket);
      const { version } = await staff('getStaffBooking', { params });
      const date = isPlanFirst ? '2026-12-14' : '2026-12-15';
      const visit = { crewId: sampleShop.crewId, date, start: sampleShop.time, minutes: 120 } as const;
      const plan = () => staff('planVisits', { params, body: { ...quiet, version, visits: [visit], cancelled: [] } });
      const correct = () => staff('changeByShop', { params, body: { ...quiet, version, ...correction } });
      const [first, second] = await meet(shop, isPlanFirst ? [plan, correct] : [correct, plan]);
      expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
      const { row } = await stored(params.code);
      expect([row.version, row.visitCount]).toEqual([version + 1, isPlanFirst ? 1 : 0]);
      expect(row.street).toBe(isPlanFirst ? '12 Sample Street' : '14 Sample Street');
    }
  });
});

test('a booking without a visit gives all back when the shop or its customer cancels', async () => {
  const one = await agreedQuote();
  await cancel(shop, one.ticket);
  const other = await agreedQuote();
  await cancelByStaff(shop, other.ticket);
  await shop.runRefunds();
  for (const { ticket } of [one, other]) {
    const { row, refunds } = await stored(ticket.booking.trackingCode);
    expect([row.status, row.billCents, refunds[0]?.amountCents]).toEqual(['cancelled', 0, 27_338]);
  }
});
