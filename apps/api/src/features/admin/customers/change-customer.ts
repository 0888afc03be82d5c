import type { CustomerDetails } from '@tintforge/api-contract';
import { parsePhone } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { CustomerRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { eraseCustomer } from '../../accounts';
import { recordAudit } from '../../audit';
import { type BookingContext, moveToCustomer } from '../../bookings';
import { customerByEmail, customerById, mergeCustomers, updateCustomer } from '../../customers';
import { noSuchCustomer, readCustomer } from './read-customer';

type ChangeContext = Pick<BookingContext, 'database' | 'clock' | 'random'>;

/** A customer as staff had them before their eyes, and who of the staff it was. */
interface SeenCustomer {
  id: string;
  version: number;
  userId: string;
}

/** Replaces the shop's notes, if they are still as they were read. */
export function saveNotes(
  { database, clock, random }: ChangeContext,
  { notes, ...seen }: SeenCustomer & { notes: string },
): Promise<CustomerDetails | Problem> {
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, seen);
    if (isProblem(row)) return row;
    const now = clock.now();
    if (row.notes !== notes) {
      await updateCustomer(transaction, { row, changes: { notes }, now });
      await recordAudit(transaction, {
        id: random.uuid(),
        at: now,
        userId: seen.userId,
        action: 'customer.noted',
        subject: row.id,
      });
    }
    return readCustomer(transaction, row.id);
  });
}

/** Name, email and phone as staff enter them. */
export type CustomerContact = Pick<CustomerRow, 'name' | 'email' | 'phone'>;

/**
 * Corrects name, email and phone of a customer: later bookings with them are this customer's. Bookings keep what they were
 * made with. An address belongs to one customer, so that of another is refused: the two are one, and are merged.
 */
export function changeCustomer(
  { database, clock, random }: ChangeContext,
  { name, email: typedEmail, phone: typedPhone, ...seen }: SeenCustomer & CustomerContact,
): Promise<CustomerDetails | Problem> {
  const wanted = { name, email: typedEmail.toLowerCase(), phone: parsePhone(typedPhone) ?? typedPhone };
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, seen);
    if (isProblem(row)) return row;
    const fields = (['name', 'email', 'phone'] as const).filter((field) => row[field] !== wanted[field]);
    if (fields.length === 0) return readCustomer(transaction, row.id);
    const other = wanted.email === '' ? undefined : await customerByEmail(transaction, wanted.email);
    if (other !== undefined && other.id !== row.id) return addressOfAnother();
    const now = clock.now();
    await updateCustomer(transaction, { row, changes: wanted, now });
    const act = { action: 'customer.changed', subject: row.id, data: { fields } };
    await recordAudit(transaction, { id: random.uuid(), at: now, userId: seen.userId, ...act });
    return readCustomer(transaction, row.id);
  });
}

function addressOfAnother(): Problem {
  const message = 'Another customer has this email address. Merge the two instead.';
  return problem('invalid_value', { message, fields: { email: message } });
}

/**
 * Merges a duplicate into another customer: the bookings move, both sets of notes are kept, and later bookings with the
 * duplicate's address or phone belong to the other. There is no automatic undo: the audit records how many bookings
 * moved from whom to whom.
 */
export function mergeCustomer(
  { database, clock, random }: ChangeContext,
  { into: intoId, intoVersion, ...seen }: SeenCustomer & { into: string; intoVersion: number },
): Promise<CustomerDetails | Problem> {
  return commit(database, async (transaction) => {
    if (intoId === seen.id) return notItself();
    const row = await findSeen(transaction, seen);
    if (isProblem(row)) return row;
    const into = await findSeen(transaction, { id: intoId, version: intoVersion });
    if (isProblem(into)) return into;
    const now = clock.now();
    const bookings = await moveToCustomer(transaction, { from: row.id, to: into.id });
    await mergeCustomers(transaction, { row, into, now });
    await recordAudit(transaction, {
      id: random.uuid(),
      at: now,
      userId: seen.userId,
      action: 'customer.merged',
      subject: row.id,
      data: { into: into.id, bookings },
    });
    return readCustomer(transaction, into.id);
  });
}

/**
 * Erases a customer: file, bookings, quotes, messages and emails say nothing of the person any more, and a customer's account is
 * gone. Work, payments and taxes stay. The audit names the file alone.
 */
export function eraseCustomerFile(
  { database, clock, random }: ChangeContext,
  seen: SeenCustomer,
): Promise<CustomerDetails | Problem> {
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, seen);
    if (isProblem(row)) return row;
    const now = clock.now();
    const refused = await eraseCustomer(transaction, { row, now });
    if (refused !== undefined) return refused;
    const act = { action: 'customer.erased', subject: row.id };
    await recordAudit(transaction, { id: random.uuid(), at: now, userId: seen.userId, ...act });
    return readCustomer(transaction, row.id);
  });
}

/** The customer, if it hasn't changed since staff saw it. A merged one counts as changed. */
async function findSeen(
  transaction: Transaction,
  { id, version }: Pick<SeenCustomer, 'id' | 'version'>,
): Promise<CustomerRow | Problem> {
  const row = await customerById(transaction, id);
  if (row === undefined) return noSuchCustomer();
  if (row.version === version && row.mergedInto === null) return row;
  return problem('changed_meanwhile', {
    message: 'This customer has changed since you opened it. Reload to see the current details.',
  });
}

function notItself(): Problem {
  const message = 'You can’t merge a customer with itself. Choose another one.';
  return problem('invalid_value', { message, fields: { into: message } });
}
