import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '../../../testing/logged-in';
import { execute, rowsOf } from '../../../testing/raw-sql';
import { requestQuote } from '../../../testing/sample-quote';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let quoteId: string;
let userId: string;

beforeEach(async () => {
  shop = await openTestShop();
  await requestQuote(shop);
  quoteId = (await rowsOf<{ id: string }>(shop, 'select id from quotes'))[0]?.id ?? '';
  userId = (await makeAccount(shop, { role: 'admin' })).id;
});
afterEach(() => shop.close());

const write = (text: string, ...values: (string | number | null)[]) => execute(shop, text, ...values);

/** The engine's own words, which a library's error carries as its cause. */
async function refusalOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  }
  return 'done';
}

/** A draft of one or more versions with a line of $10.00 each. */
async function draft(number: number, given: { lines?: number; subtotal?: number } = {}): Promise<void> {
  const { lines = 1, subtotal = 1_000 * lines } = given;
  await write(
    `insert into quote_versions (quote_id, number, line_count, subtotal_cents, discount_kind, discount_value,
      discount_cents, discount_text, total_cents, good_through, expires_at, message, made_at, made_by)
    values (?, ?, ?, ?, 'amount', 0, 0, '', ?, '2026-12-31', 5, 'For you', 1, ?)`,
    quoteId,
    number,
    lines,
    subtotal,
    subtotal,
    userId,
  );
  for (let position = 0; position < lines; position += 1) await line(number, position);
}

function line(number: number, position: number, amount = 1_000): Promise<void> {
  return write(
    `insert into quote_lines (quote_id, number, position, work_number, work_title, name, unit, quantity, unit_cents, amount_cents)
    values (?, ?, ?, 1, 'Kitchen', 'Film', 'each', 100, 1000, ?)`,
    quoteId,
    number,
    position,
    amount,
  );
}

function send(number: number): Promise<void> {
  return write(
    `update quote_versions set sent_at = 2, sent_by = ?, terms_version = '1', terms_text = 'Terms' where number = ?`,
    userId,
    number,
  );
}

describe('a draft', () => {
  test('is one of its quote', async () => {
    await draft(1);
    expect(await refusalOf(draft(2))).toMatch(/unique|one_draft/i);
  });

  test('is sent only with the lines and the sum that it names', async () => {
    await draft(1, { subtotal: 999 });
    expect(await refusalOf(send(1))).toContain('add up to its subtotal');
    await write('update quote_versions set subtotal_cents = 1000, total_cents = 1000, line_count = 2');
    expect(await refusalOf(send(1))).toContain('add up to its subtotal');
    await write('update quote_versions set line_count = 1');
    await send(1);
  });

  test('without lines is not sent', async () => {
    await draft(1, { lines: 0 });
    expect(await refusalOf(send(1))).toContain('add up to its subtotal');
  });

  test('has lines whose amount is quantity times price', async () => {
    await draft(1);
    expect(await refusalOf(line(1, 1, 1_001))).toMatch(/quote_line_amount/);
  });

  test('can lose its lines, and go', async () => {
    await draft(1);
    await write('delete from quote_lines');
    await write('delete from quote_versions');
    expect(await rowsOf(shop, 'select number from quote_versions')).toEqual([]);
  });
});

describe('a version that was sent', () => {
  beforeEach(async () => {
    await draft(1, { lines: 2 });
    await send(1);
  });

  test.each([
    'update quote_versions set subtotal_cents = 2001, total_cents = 2001',
    `update quote_versions set good_through = '2027-01-31'`,
    'update quote_versions set expires_at = 6',
    `update quote_versions set terms_text = 'Other terms'`,
    `update quote_versions set message = 'Another'`,
    'update quote_versions set sent_at = null, sent_by = null, terms_version = null, terms_text = null',
    'delete from quote_versions',
    'delete from quote_lines',
  ])('refuses: %s', async (text) => {
    expect(await refusalOf(write(text))).toContain('kept as it was sent');
  });

  test('gets no line more, and none changes', async () => {
    expect(await refusalOf(line(1, 2))).toContain('kept as it was sent');
    expect(await refusalOf(write(`update quote_lines set name = 'Other'`))).toContain('written once');
  });

  test('can lose its message, and have a draft after it', async () => {
    await write('update quote_versions set message = null');
    await draft(2);
  });

  describe('and accepted', () => {
    const accept = (id: string, name = 'Sample Customer') =>
      write(
        `insert into quote_acceptances (id, quote_id, number, at, by, name, street, city, preferred_days, document_hash)
        values (?, ?, 1, 3, 'customer', ?, '', '', '[]', 'hash')`,
        id,
        quoteId,
        name,
      );
    beforeEach(() => accept('first'));

    test('is accepted once until that ends', async () => {
      expect(await refusalOf(accept('second'))).toMatch(/unique|one_acceptance/i);
      await write('update quote_acceptances set ended_at = 4');
      await accept('second');
    });

    test.each([
      `update quote_acceptances set name = 'Other Customer'`,
      `update quote_acceptances set document_hash = 'other'`,
      'update quote_acceptances set at = 4',
      'delete from quote_acceptances',
    ])('refuses: %s', async (text) => {
      expect(await refusalOf(write(text))).toContain('kept as it was made');
    });

    test('loses its person, and stays', async () => {
      await write(`update quote_acceptances set name = '', street = '', city = ''`);
      expect(await rowsOf(shop, 'select document_hash from quote_acceptances')).toEqual([{ document_hash: 'hash' }]);
    });

    test('has an end that does not move', async () => {
      await write('update quote_acceptances set ended_at = 4');
      expect(await refusalOf(write('update quote_acceptances set ended_at = 5'))).toContain('kept as it was made');
    });
  });
});
