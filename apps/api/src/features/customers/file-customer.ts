import type { Transaction } from '../../db/client';
import type { CustomerRow } from '../../db/schema';
import type { Randomness } from '../../platform/randomness';
import { currentCustomer, customerByEmail, customerByPhone, insertCustomer, updateCustomer } from './store';

/** Customer details of a booking: email in lower case, phone as `parsePhone` stores it; empty when unknown. */
export interface Patron {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

/**
 * The customer of a confirmed booking, by ID; a new one is created. The email address decides, and without one the
 * phone: two addresses are two customers even where they share a phone, until staff merge them. A customer who had
 * called before without an address gets it now. The latest name and phone win.
 */
export async function fileCustomer(
  transaction: Transaction,
  { patron, random, now }: { patron: Patron; random: Pick<Randomness, 'uuid'>; now: number },
): Promise<string> {
  const { customerName: name, customerEmail: email, customerPhone: phone } = patron;
  const filed = await findFiled(transaction, { email, phone });
  if (filed === undefined) {
    const id = random.uuid();
    await insertCustomer(transaction, { id, name, email, phone, now });
    return id;
  }
  const row = (await currentCustomer(transaction, filed.id)) ?? filed;
  // Merged customers are known by the name of the one they were merged into.
  if (row.id === filed.id) await learn(transaction, { row, name, email, phone, now });
  return row.id;
}

async function findFiled(
  transaction: Transaction,
  known: { email: string; phone: string },
): Promise<CustomerRow | undefined> {
  const { email, phone } = known;
  const byEmail = email === '' ? undefined : await customerByEmail(transaction, email);
  if (byEmail !== undefined || phone === '') return byEmail;
  return customerByPhone(transaction, { phone, email });
}

async function learn(
  transaction: Transaction,
  { row, now, ...latest }: { row: CustomerRow; name: string; email: string; phone: string; now: number },
): Promise<void> {
  const changes = {
    name: latest.name || row.name,
    email: latest.email || row.email,
    phone: latest.phone || row.phone,
  };
  const isNews = changes.name !== row.name || changes.email !== row.email || changes.phone !== row.phone;
  if (isNews) await updateCustomer(transaction, { row, changes, now });
}
