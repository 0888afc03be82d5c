import { and, asc, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../db/client';
import { type CustomerRow, customers } from '../../db/schema';
import { StaleWrite } from '../../db/unit-of-work';

const byId = prepared((connection) =>
  connection
    .select()
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id')))
    .prepare(),
);

/** The first customer with an address, after merges. */
const byEmail = prepared((connection) =>
  connection
    .select()
    .from(customers)
    .where(eq(customers.email, sql.placeholder('email')))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(1)
    .prepare(),
);

/**
 * The latest customer with a phone. Many customers may share one, such as a front desk's: the first entry of an index is
 * the answer.
 */
export function phoneQuery(
  connection: Connection,
  { phone, isEmailKnown }: { phone: string | Placeholder; isEmailKnown: boolean },
) {
  const isFit = isEmailKnown ? eq(customers.email, sql`''`) : isNull(customers.mergedInto);
  return connection
    .select()
    .from(customers)
    .where(and(eq(customers.phone, phone), isFit))
    .orderBy(desc(customers.updatedAt), desc(customers.id))
    .limit(1);
}

const preparedPhoneQuery = (isEmailKnown: boolean) =>
  prepared((connection) => phoneQuery(connection, { phone: sql.placeholder('phone'), isEmailKnown }).prepare());
const byPhone = preparedPhoneQuery(false);
const byPhoneWithoutEmail = preparedPhoneQuery(true);

/** The customer with an id, as it was filed; undefined when there is none. */
export function customerById(connection: Connection, id: string): Promise<CustomerRow | undefined> {
  return byId(connection).get({ id });
}

/** The customer after merges: itself, unless it was merged. Undefined when there is no such customer. */
export async function currentCustomer(connection: Connection, id: string): Promise<CustomerRow | undefined> {
  const row = await customerById(connection, id);
  return row === undefined || row.mergedInto === null ? row : await customerById(connection, row.mergedInto);
}

/** The first customer with an address, as recorded then. */
export function customerByEmail(connection: Connection, email: string): Promise<CustomerRow | undefined> {
  return byEmail(connection).get({ email });
}

/** The customer of a phone: among those without an address when the caller has one, else among all. */
export function customerByPhone(
  connection: Connection,
  { phone, email }: { phone: string; email: string },
): Promise<CustomerRow | undefined> {
  const statement = email === '' ? byPhone : byPhoneWithoutEmail;
  return statement(connection).get({ phone });
}

const insertStatement = prepared((connection) => {
  const { placeholder } = sql;
  return connection
    .insert(customers)
    .values({
      id: placeholder('id'),
      version: 1,
      name: placeholder('name'),
      email: placeholder('email'),
      phone: placeholder('phone'),
      notes: '',
      mergedInto: placeholder('mergedInto'),
      createdAt: placeholder('now'),
      updatedAt: placeholder('now'),
    })
    .prepare();
});

export async function insertCustomer(
  transaction: Transaction,
  row: Pick<CustomerRow, 'id' | 'name' | 'email' | 'phone' | 'mergedInto'> & { now: number },
): Promise<void> {
  await insertStatement(transaction).run(row);
}

/** Writes changed columns and raises the version. Throws StaleWrite when the row is no longer the one that was loaded. */
export async function updateCustomer(
  transaction: Transaction,
  { row, changes, now }: { row: CustomerRow; changes: Partial<CustomerRow>; now: number },
): Promise<CustomerRow> {
  const next = { ...row, ...changes, version: row.version + 1, updatedAt: now };
  const { changes: written } = await transaction
    .update(customers)
    .set({ ...changes, version: next.version, updatedAt: now })
    .where(and(eq(customers.id, row.id), eq(customers.version, row.version)))
    .run();
  if (written === 0) throw new StaleWrite(`Customer ${row.id} has changed`);
  return next;
}

/** The customers merged into this one, and its earlier names, first filed first. */
export function mergedCustomers(connection: Connection, id: string): Promise<CustomerRow[]> {
  return connection
    .select()
    .from(customers)
    .where(eq(customers.mergedInto, id))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .all();
}

/** A customer was merged into a different one in the meantime. */
export async function moveMerged(transaction: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await transaction.update(customers).set({ mergedInto: to }).where(eq(customers.mergedInto, from)).run();
}
