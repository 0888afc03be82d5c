import { hashPassword } from '../platform/passwords';
import type { Randomness } from '../platform/randomness';
import { demoCrew, demoCustomer, demoCustomerContact } from './demo-accounts';
import { demoDomain } from './demo-domain';
import type { DemoJob } from './demo-history';
import type { UserRow } from './schema';

/** Outcomes of the demo customer's past appointments, the latest first. */
const pastEnds = ['completed', 'cancelled-by-customer', 'completed', 'no-show', 'completed'] as const;

/** Every Nth completed demo job in a region belongs to the demo customer. */
const jobsBetween = 4;

interface DemoMoment {
  random: Randomness;
  /** Epoch milliseconds. */
  now: number;
}

/** The demo customer's account, as it will be stored. */
export function makeDemoCustomer(moment: DemoMoment): Promise<UserRow> {
  return makeDemoAccount(moment, { ...demoCustomer, ...demoCustomerContact, role: 'customer', regionId: null });
}

/** A crew member's account, as it will be stored. */
export function makeDemoCrew(moment: DemoMoment, regionId: string): Promise<UserRow> {
  const contact = { email: `demo-crew@${demoDomain}`, firstName: 'Sample', lastName: 'Installer', phone: '' };
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
    firstLoginAt: null,
    factorDueAt: null,
    calendarGeneration: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** Assigns some of a region's finished demo jobs to the demo customer, as a sample history. */
export function adoptJobs(
  jobs: readonly DemoJob[],
  { customer, regionId }: { customer: UserRow; regionId: string },
): DemoJob[] {
  const done = jobs
    .filter(({ row, fate }) => row.regionId === regionId && fate.end === 'completed')
    .toSorted((one, other) => other.row.startsAt - one.row.startsAt);
  const endOf = new Map(pastEnds.map((end, index) => [done[index * jobsBetween], end]));
  const { id: userId, firstName, lastName, email, phone } = customer;
  return jobs.map((job) => {
    const end = endOf.get(job);
    if (end === undefined) return job;
    const person = { customerName: `${firstName} ${lastName}`, customerEmail: email, customerPhone: phone };
    return { ...job, row: { ...job.row, userId, ...person }, fate: { ...job.fate, end, goodwillCents: 0 } };
  });
}
