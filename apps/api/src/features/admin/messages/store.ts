import type { MessageState } from '@tintforge/api-contract';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { type ContactMessageRow, contactMessages, messageStates, users } from '../../../db/schema';
import type { PagePosition } from '../page-cursor';
import { staffName } from '../staff-name';

/** A message as it is stored, with the name of who of the staff dealt with it. */
export interface NamedMessage extends ContactMessageRow {
  handledByName: string | null;
}

const columns = { ...getTableColumns(contactMessages), handledByName: staffName };
const position = sql`(${contactMessages.createdAt}, ${contactMessages.id})`;

const findPage = prepared((connection) =>
  connection
    .select(columns)
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(
      and(
        eq(contactMessages.state, sql.placeholder('state')),
        sql`${position} < (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

/** Messages in one state after a position, latest first. */
export function messagesIn(
  connection: Connection,
  { state, after, limit }: { state: MessageState; after: PagePosition; limit: number },
): Promise<NamedMessage[]> {
  return findPage(connection).all({ state, ...after, limit });
}

/** One message; undefined when there is none. */
export function namedMessage(connection: Connection, id: string): Promise<NamedMessage | undefined> {
  return connection
    .select(columns)
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(eq(contactMessages.id, id))
    .get();
}

const countIn = prepared((connection) =>
  connection
    .select({ count: sql<number>`count(*)` })
    .from(contactMessages)
    .where(eq(contactMessages.state, sql.placeholder('state')))
    .prepare(),
);

/** Number of messages in a state. */
export async function countMessages(connection: Connection, state: MessageState): Promise<number> {
  return (await countIn(connection).get({ state }))?.count ?? 0;
}

/** Number of messages in each state. */
export async function messageCounts(connection: Connection): Promise<Record<MessageState, number>> {
  const count = async (state: MessageState) => [state, await countMessages(connection, state)] as const;
  return Object.fromEntries(await Promise.all(messageStates.map(count))) as Record<MessageState, number>;
}
