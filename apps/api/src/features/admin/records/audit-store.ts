import { and, asc, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { audit, crews, users } from '../../../db/schema';
import type { PagePosition } from '../page-cursor';
import { staffName } from '../staff-name';

/** Filter of the listed actions. */
export interface AuditFilter {
  userId: string | undefined;
  /** An action, or the prefix before the dot for all actions on one kind of subject. */
  action: string | undefined;
  subject: string | undefined;
  /** Epoch milliseconds: from the first instant to before the second. */
  from: number | undefined;
  until: number | undefined;
}

/** Actions after a position that pass the filter, latest first. */
export function actsFor(
  connection: Connection,
  { filter, after, limit }: { filter: AuditFilter; after: PagePosition; limit: number },
) {
  const { userId, action, subject, from, until } = filter;
  return connection
    .select({
      id: audit.id,
      at: audit.at,
      userId: audit.userId,
      userName: staffName,
      action: audit.action,
      subject: audit.subject,
      data: audit.data,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .where(
      and(
        sql`(${audit.at}, ${audit.id}) < (${after.at}, ${after.id})`,
        userId === undefined ? undefined : eq(audit.userId, userId),
        action === undefined ? undefined : isAction(action),
        subject === undefined ? undefined : eq(audit.subject, subject),
        from === undefined ? undefined : gte(audit.at, from),
        until === undefined ? undefined : lt(audit.at, until),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit)
    .all();
}

function isAction(action: string): SQL {
  const start = `${action}.`;
  return sql`(${audit.action} = ${action} or substr(${audit.action}, 1, ${start.length}) = ${start})`;
}

/** Current and former staff. */
export function staffOf(connection: Connection): Promise<{ id: string; name: string | null }[]> {
  return connection
    .select({ id: users.id, name: staffName })
    .from(users)
    .where(ne(users.role, 'customer'))
    .orderBy(asc(staffName))
    .all();
}

/** Every crew, including inactive ones. */
export function crewNames(connection: Connection): Promise<{ id: string; name: string }[]> {
  return connection.select({ id: crews.id, name: crews.name }).from(crews).orderBy(asc(crews.id)).all();
}
