import { formatCents } from '@tintforge/booking-core';
import { addOns } from '@tintforge/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book, details, payBalance, refusal, sync, type Ticket } from '../../../testing/customer';
import { firstLink, keptMails, skippedKinds } from '../../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleShop } from '../../../testing/sample-shop';
import { auditOf, changeExtras, receiveAtCar, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const dueText = formatCents(sampleShop.otherAddOnCents);
const extra = addOns.find(({ id }) => id === sampleShop.otherAddOnId);

let shop: TestShop;
let office: LoggedIn;
beforeEach(async () => {
  shop = await openTestShop();
  office = await loggedIn(shop, { role: 'office' });
});
afterEach(() => shop.close());

/** Paid; with the shop's extra, its price is due. */
async function bookWithBalance(): Promise<Ticket> {
  const ticket = await book(shop);
  await changeExtras(shop, ticket, [sampleShop.addOnId, sampleShop.otherAddOnId]);
  return ticket;
}

async function send(
  ticket: Ticket,
  { amount = sampleShop.otherAddOnCents / 100, dryRun = false }: { amount?: number; dryRun?: boolean } = {},
) {
  const body = { version: await versionOf(shop, ticket), amount, dryRun };
  return office.staff('sendBalanceLink', { params: { code: ticket.booking.trackingCode }, body });
}

test('the email is read before it is sent, and nothing is written', async () => {
  const ticket = await bookWithBalance();
  const before = await rowCounts(shop);
  const { isSent, mail } = await send(ticket, { dryRun: true });
  expect(isSent).toBe(false);
  expect(mail).toMatchObject({ recipient: 'customer@tintforge.example' });
  expect(mail.subject).toBe(`${dueText} is due for your booking (${ticket.booking.trackingCode})`);
  expect(mail.text).toContain(extra?.name);
  expect(mail.text).not.toContain(ticket.manageToken);
  expect(await rowCounts(shop)).toEqual(before);
});

test('it leads to the booking’s page, and is in history and audit', async () => {
  const ticket = await bookWithBalance();
  expect(await send(ticket)).toMatchObject({ isSent: true });
  const letter = (await keptMails(shop)).find(({ subject }) => subject.startsWith(`${dueText} is due`));
  expect(firstLink(letter ?? { text: '' }).pathname).toBe(`/booking-verification/${ticket.booking.trackingCode}`);
  expect((await storedBooking(shop, ticket.booking.trackingCode)).history.at(-1)).toBe('balance-link-sent');
  expect((await auditOf(shop)).at(-1)).toMatchObject({
    action: 'booking.balance-link-sent',
    subject: ticket.booking.trackingCode,
    data: { amountCents: sampleShop.otherAddOnCents },
  });
});

test('it is not sent for another amount than is due, nor where nothing is', async () => {
  const ticket = await bookWithBalance();
  expect(await refusal(send(ticket, { amount: 100 }))).toMatchObject({
    code: 'bill_changed',
    details: { due: sampleShop.otherAddOnCents / 100 },
  });
  await receiveAtCar(shop, ticket, sampleShop.otherAddOnCents / 100);
  expect(await refusal(send(ticket))).toMatchObject({ code: 'not_possible' });
});

test('it is sent three times an hour at most', async () => {
  const ticket = await bookWithBalance();
  for (const _time of [1, 2, 3]) await send(ticket);
  expect(await refusal(send(ticket))).toMatchObject({ code: 'too_many_attempts' });
});

test('what was paid before it left is not asked for', async () => {
  const ticket = await bookWithBalance();
  await send(ticket);
  await payBalance(shop, ticket);
  await sync(shop, ticket);
  await keptMails(shop);
  expect(await skippedKinds(shop)).toContain('balance-due');
  expect((await details(shop, ticket)).balance).toBe(0);
});

test('a change that makes something due can be told with a link to pay it', async () => {
  const ticket = await book(shop);
  const params = { code: ticket.booking.trackingCode };
  const body = {
    version: await versionOf(shop, ticket),
    addOnIds: [sampleShop.addOnId, sampleShop.otherAddOnId],
    seen: { total: (sampleShop.totalCents + sampleShop.otherAddOnCents) / 100, refund: 0 },
    payLink: true,
    reason: '',
    notify: true,
  };
  const { mail } = await office.staff('changeByShop', { params, body: { ...body, dryRun: true } });
  expect(mail?.text).toContain(`Pay ${dueText} by card now`);
  await office.staff('changeByShop', { params, body });
  expect((await auditOf(shop)).at(-1)?.data).toMatchObject({ dueCents: sampleShop.otherAddOnCents, payLink: true });
  const { history } = await office.staff('getStaffBooking', { params });
  expect(history.at(-1)?.facts).toMatchObject({ due: sampleShop.otherAddOnCents / 100, payLink: true });
});
