import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, cancel, hold, refusal, type Ticket } from '../../testing/customer';
import { keptMails } from '../../testing/kept-mails';
import { loggedIn } from '../../testing/logged-in';
import { delayed, type MailServer, openMailServer } from '../../testing/mail-server';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const email = 'customer@tintforge.example';
const hour = 3_600_000;

let shop: TestShop;

afterEach(() => shop.close());

const keyOf = ({ booking, manageToken }: Ticket) => ({
  params: { code: booking.trackingCode },
  bookingToken: manageToken,
});
const look = (ticket: Ticket) => shop.call('getConfirmationEmail', keyOf(ticket));
const resend = (ticket: Ticket) => shop.call('resendConfirmationEmail', keyOf(ticket));

describe('without a mail server', () => {
  beforeEach(async () => {
    shop = await openTestShop();
  });

  test('a confirmation is on its way, and then in the mailbox', async () => {
    const booked = await book(shop);
    expect(await look(booked)).toEqual({ state: 'sending', email });
    await shop.runMails();
    expect(await look(booked)).toEqual({ state: 'mailbox', email });
  });

  test('of what is not paid there is none, and none can be asked for', async () => {
    const held = await hold(shop);
    expect(await refusal(look(held))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusal(resend(held))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await keptMails(shop)).toEqual([]);
  });

  test('it is sent again, to the stored address, as another mail', async () => {
    const booked = await book(shop);
    await shop.runMails();
    expect(await resend(booked)).toEqual({ state: 'sending', email });
    const mails = await keptMails(shop);
    expect(mails.map(({ recipient }) => recipient)).toEqual([email, email]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await look(booked)).toEqual({ state: 'mailbox', email });
  });

  test('it is sent again three times within an hour, counted also when all ask at once', async () => {
    const booked = await book(shop);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => resend(booked)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusal(resend(booked))).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(await keptMails(shop)).toHaveLength(4);
    shop.clock.advance(hour);
    expect(await resend(booked)).toMatchObject({ state: 'sending' });
  });

  test('the limit of one booking is not another’s', async () => {
    const [one, other] = [await book(shop), await book(shop, { appointmentTime: '13:00' })];
    for (let time = 0; time < 3; time += 1) await resend(one);
    expect(await resend(other)).toMatchObject({ state: 'sending' });
  });

  test('after a cancellation the confirmation that went out stays what is told', async () => {
    const booked = await book(shop);
    await shop.runMails();
    await cancel(shop, booked);
    await resend(booked);
    await shop.runMails();
    expect(await look(booked)).toEqual({ state: 'mailbox', email });
    expect((await keptMails(shop)).map(({ subject }) => subject.split(':')[0])).toEqual(['Booked', 'Cancelled']);
  });

  test('the account that owns the booking may ask, and others may not', async () => {
    const owner = await loggedIn(shop, { email });
    const stranger = await loggedIn(shop);
    const { booking } = await book(shop);
    const params = { code: booking.trackingCode };
    expect(await owner.call('getConfirmationEmail', { params })).toEqual({ state: 'sending', email });
    expect(await owner.call('resendConfirmationEmail', { params })).toEqual({ state: 'sending', email });
    for (const name of ['getConfirmationEmail', 'resendConfirmationEmail'] as const) {
      expect(await refusal(stranger.call(name, { params }))).toMatchObject({ status: 401, code: 'unauthorized' });
    }
  });
});

describe('with a mail server', () => {
  let server: MailServer;

  beforeEach(async () => {
    server = await openMailServer();
    shop = await openTestShop({ config: { mail: { smtpUrl: server.smtpUrl, from: 'book@tintforge.example' } } });
  });

  afterEach(() => server.close());

  test('a confirmation is on its way until the server has taken it', async () => {
    const { whim, release } = delayed();
    server.whims.push(whim);
    const booked = await book(shop);
    const running = shop.runMails();
    expect(await look(booked)).toEqual({ state: 'sending', email });
    release();
    await running;
    expect(await look(booked)).toEqual({ state: 'sent', email });
  });

  test('one that was refused for good has failed, and asking again gives it another chance', async () => {
    server.whims.push({ kind: 'reject', at: 'recipient', code: 550 });
    const booked = await book(shop);
    await shop.runMails();
    expect(await look(booked)).toEqual({ state: 'failed', email });
    expect(await resend(booked)).toEqual({ state: 'sending', email });
    await shop.runMails();
    expect(await look(booked)).toEqual({ state: 'sent', email });
  });

  test('one that will be tried again is still on its way', async () => {
    server.whims.push({ kind: 'reject', at: 'recipient', code: 450 });
    const booked = await book(shop);
    await shop.runMails();
    expect(await look(booked)).toEqual({ state: 'sending', email });
  });
});
