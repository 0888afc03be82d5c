import { expect, test } from 'vitest';
import { isTicket, makeTicket } from './mail-ticket';

const key = new Uint8Array(32).fill(7);
const now = Date.parse('2026-12-01T10:00:00-05:00');
const ticket = makeTicket(key, { mailId: 'one', now });
const minute = 60_000;

test('a ticket is good for its mail, for ten minutes', () => {
  expect(isTicket(key, { ticket, mailId: 'one', now })).toBe(true);
  expect(isTicket(key, { ticket, mailId: 'one', now: now + 10 * minute - 1 })).toBe(true);
  expect(isTicket(key, { ticket, mailId: 'one', now: now + 10 * minute })).toBe(false);
});

test.each([
  ['another mail', 'two', ticket],
  ['a later end', 'one', ticket.replace(/^\d+/, String(now + 3_600_000))],
  ['nothing', 'one', ''],
  ['half of it', 'one', ticket.split('.')[0] ?? ''],
])('for %s there is none', (_name, mailId, given) => {
  expect(isTicket(key, { ticket: given, mailId, now })).toBe(false);
});

test('of another installation it is not ours', () => {
  expect(isTicket(new Uint8Array(32).fill(8), { ticket, mailId: 'one', now })).toBe(false);
});
