import type { Transaction } from '../../db/client';
import type { CustomerRow } from '../../db/schema';
import type { Randomness } from '../../platform/randomness';
import {
  currentCustomer,
  customerByEmail,
  customerByPhone,
  insertCustomer,
  mergedCustomers,
  updateCustomer,
} from './store';

/** Customer details of a booking: email in lower case, phone as `parsePhone` stores it; empty when unknown. */
export interface Patron {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

interface Filing {
  random: Pick<Randomness, 'uuid'>;
  now: number;
}

/**
 * The customer of a confirmed booking, by ID; a new one is created. The email address decides, and without one the
 * phone: two addresses are two customers even where they share a phone, until staff merge them. A customer who had
 * called before without an address gets it now. The latest name and phone win; earlier names are kept, because two people
 * may share an address, and are found like a merged customer.
 */
export async function fileCustomer(
  transaction: Transaction,
  { patron, random, now }: { patron: Patron } & Filing,
): Promise<string> {
  const { customerName: name, customerEmail: email, customerPhone: phone } = patron;
  const filed = await findFiled(transaction, { email, phone });
  if (filed === undefined) {
    const id = random.uuid();
    await insertCustomer(transaction, { id, name, email, phone, mergedInto: null, now });
    return id;
  }
  const row = (await currentCustomer(transaction, filed.id)) ?? filed;
  // Merged customers are known by the name of the one they were merged into.
  if (row.id === filed.id) await learn(transaction, { row, name, email, phone, random, now });
  return row.id;
}

type Latest = Pick<CustomerRow, 'name' | 'email' | 'phone'> & { row: CustomerRow } & Filing;

async function findFiled(
  transaction: Transaction,
  known: { email: string; phone: string },
): Promise<CustomerRow | undefined> {
  const { email, phone } = known;
  const byEmail = email === '' ? undefined : await customerByEmail(transaction, email);
  if (byEmail !== undefined || phone === '') return byEmail;
  return customerByPhone(transaction, { phone, email });
}

async function learn(transaction: Transaction, { row, ...latest }: Latest): Promise<void> {
  const changes = {
    name: latest.name || row.name,
    email: latest.email || row.email,
    phone: latest.phone || row.phone,
  };
  const isNews = changes.name !== row.name || changes.email !== row.email || changes.phone !== row.phone;
  if (!isNews) return;
  if (!isSameName(changes.name, row.name)) await keepName(transaction, { row, ...latest });
  await updateCustomer(transaction, { row, changes, now: latest.now });
}

/** Files a name that is about to be replaced, once, as a customer who turned out to be this one. */
async function keepName(transaction: Transaction, { row, random, now }: Latest): Promise<void> {
  const { id, name } = row;
  const kept = await mergedCustomers(transaction, id);
  if (name === '' || kept.some((earlier) => isSameName(earlier.name, name))) return;
  await insertCustomer(transaction, { id: random.uuid(), name, email: '', phone: '', mergedInto: id, now });
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().split(/\s+/).join(' '));
  return a === b;
}
