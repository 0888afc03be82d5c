import { and, desc, eq } from 'drizzle-orm';
import { hashPassword } from '../platform/passwords';
import type { Randomness } from '../platform/randomness';
import { demoCrew, demoCustomer, demoCustomerContact } from './demo-accounts';
import { type BookingRow, bookings, crewCells, type UserRow, users } from './schema';
import type { Transaction } from './unit-of-work';

/** How the demo customer's past appointments ended, the latest first. */
const pastStatuses = ['completed', 'cancelled', 'completed', 'no-show', 'completed'] as const;

/** Of the jobs that a demo has done in a region, every so many-eth was for the demo customer. */
const jobsBetween = 4;

interface DemoMoment {
  random: Randomness;
  /** Epoch milliseconds. */
  now: number;
}

/** The demo customer's account, as it is to be stored. */
export function makeDemoCustomer(moment: DemoMoment): Promise<UserRow> {
  return makeDemoAccount(moment, { ...demoCustomer, ...demoCustomerContact, role: 'customer', regionId: null });
}

/** The account of a crew's member, as it is to be stored. */
export function makeDemoCrew(moment: DemoMoment, regionId: string): Promise<UserRow> {
  const contact = { email: 'demo-crew@tintforge.example', firstName: 'Sample', lastName: 'Installer', phone: '' };
  return makeDemoAccount(moment, { ...demoCrew, ...contact, role: 'crew', regionId });
}

async function makeDemoAccount(
  { random, now }: DemoMoment,
  {
    password,
    ...person
  }: Pick<UserRow, 'username' | 'email' | 'firstName' | 'lastName' | 'phone' | 'role' | 'regionId'> & {
    password: string;
  },
): Promise<UserRow> {
  return {
    id: random.uuid(),
    version: 1,
    ...person,
    usernameKey: person.username,
    passwordHash: await hashPassword(password),
    emailVerifiedAt: now,
    pendingEmail: null,
    isActive: true,
    createdAt: now,
    updatedAt: now,
  };
}

/** Stores the account, and makes some of the jobs that a region has done its own: a history to look at. */
export function seedDemoCustomer(
  transaction: Transaction,
  { user, regionId }: { user: UserRow; regionId: string },
): void {
  transaction.insert(users).values(user).run();
  const done = transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.regionId, regionId), eq(bookings.status, 'completed')))
    .orderBy(desc(bookings.startsAt))
    .all();
  for (const [index, status] of pastStatuses.entries()) {
    const job = done[index * jobsBetween];
    if (job !== undefined) adopt(transaction, { user, job, status });
  }
}

function adopt(
  transaction: Transaction,
  { user, job, status }: { user: UserRow; job: BookingRow; status: (typeof pastStatuses)[number] },
): void {
  const { firstName, lastName, email, phone } = user;
  transaction
    .update(bookings)
    .set({
      userId: user.id,
      customerName: `${firstName} ${lastName}`,
      customerEmail: email,
      customerPhone: phone,
      status,
      paymentStatus: status === 'completed' ? 'paid-on-site' : 'on-site',
    })
    .where(eq(bookings.id, job.id))
    .run();
  if (status === 'cancelled') transaction.delete(crewCells).where(eq(crewCells.bookingId, job.id)).run();
}
