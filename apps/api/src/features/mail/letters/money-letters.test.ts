import { brand } from '@tintforge/content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox, refunds } from '../../../db/schema';
import { book, cancel, hold, pay, sync } from '../../../testing/customer';
import { mailCauses } from '../../../testing/every-mail';
import { keptMails } from '../../../testing/kept-mails';
import { sampleShop, sampleTotal } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const subjects = async () => (await keptMails(shop)).map(({ subject }) => subject.replace(/ \([A-Z]{2}-.*/, ''));
const outcomeOf = async (kind: string) =>
  (await shop.database.connection.select().from(outbox).where(eq(outbox.kind, kind)).get())?.outcome;

describe('a refund', () => {
  test('is told when the card provider has carried it out', async () => {
    await cancel(shop, await book(shop));
    await shop.runRefunds();
    expect(await subjects()).toEqual(expect.arrayContaining([`We’ve refunded ${sampleTotal}`]));
  });

  test('that came back before its mail went out is told as it is: failed', async () => {
    await mailCauses['refund-failed'](shop);
    const told = await subjects();
    expect(told).toContain(`We couldn’t refund ${sampleTotal} to your card`);
    expect(told).toContain('Action needed: a refund failed');
    expect(told).not.toContain(`We’ve refunded ${sampleTotal}`);
    expect(await outcomeOf('refund-settled')).toBe('skipped');
  });

  test('that failed and was dealt with meanwhile is not told', async () => {
    await mailCauses['refund-failed'](shop);
    await shop.database.commit((transaction) =>
      transaction.update(refunds).set({ status: 'returned-otherwise' }).run(),
    );
    expect(await subjects()).not.toContain(`We couldn’t refund ${sampleTotal} to your card`);
    expect(await outcomeOf('refund-failed')).toBe('skipped');
  });
});

describe('money for which nothing can be given', () => {
  test('because the time was gone is told with the amount, and so is the shop, with whom to call', async () => {
    await mailCauses['payment-without-time'](shop);
    const mails = await keptMails(shop);
    const toCustomer = mails.find(({ subject }) => subject.startsWith(`We’re refunding ${sampleTotal}`));
    const toShop = mails.find(({ subject }) => subject.startsWith('Action needed: a payment was refunded'));
    expect(toCustomer?.text).toContain('By then the crew was booked');
    expect(toShop).toMatchObject({ recipient: brand.email });
    expect(toShop?.text).toContain(`Phone: ${sampleShop.phone}`);
  });

  test('because it does not fit the booking is told so', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    const [intent] = shop.store.paymentIntents.list();
    if (intent === undefined) throw new Error('There is no intent');
    shop.store.paymentIntents.put({ ...intent, amount_received: 1 });
    await sync(shop, held);
    const mail = (await keptMails(shop)).find(({ recipient }) => recipient === held.booking.customerEmail);
    expect(mail?.text).toContain('This payment doesn’t match the booking');
  });
});

test('a disputed payment is told to the shop', async () => {
  await book(shop);
  shop.emulator.openDispute(shop.store.charges.list()[0]?.id ?? '');
  await shop.emulator.webhooks.deliverDue();
  expect(await subjects()).toContain('Action needed: a payment is disputed');
});
