import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './client';
import { leases } from './schema';
import { commit, DatabaseBusy } from './unit-of-work';

/** A claim to be the only one who does something, across processes on one database. */
export interface LeaseRequest {
  name: string;
  owner: string;
  /** Epoch milliseconds. */
  now: number;
  /** After this long a lease whose owner died is free for others. */
  forMs: number;
}

/** True when the lease now belongs to the owner: it was free, it had expired, or the owner renews it. */
export async function takeLease(database: Database, { name, owner, now, forMs }: LeaseRequest): Promise<boolean> {
  const mine = { owner, expiresAt: now + forMs };
  return commit(database, async (transaction) => {
    const { changes } = await transaction
      .insert(leases)
      .values({ name, ...mine })
      .onConflictDoUpdate({
        target: leases.name,
        set: mine,
        setWhere: sql`${leases.owner} = ${owner} or ${leases.expiresAt} <= ${now}`,
      })
      .run();
    return changes > 0;
  });
}

/** Releases a lease, so that others needn't wait until it expires; while the database takes no writes, they do. */
export async function returnLease(
  database: Database,
  { name, owner }: Pick<LeaseRequest, 'name' | 'owner'>,
): Promise<void> {
  const releasing = commit(database, async (transaction) => {
    await transaction
      .update(leases)
      .set({ expiresAt: 0 })
      .where(and(eq(leases.name, name), eq(leases.owner, owner)))
      .run();
  });
  await releasing.catch((error: unknown) => {
    if (!(error instanceof DatabaseBusy)) throw error;
  });
}
