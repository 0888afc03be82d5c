import type { InboxMessage, MessagePage, MessageState } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem } from '../../../platform/problem';
import { noSuchMessage } from '../../contact';
import { pageOf, readCursor } from '../page-cursor';
import { messageCounts, messagesIn, type NamedMessage, namedMessage } from './store';

const pageSize = 25;

/** One page of the messages in a state, and how many there are in each. */
export async function listMessages(
  connection: Connection,
  { state, after }: { state: MessageState; after: string | undefined },
): Promise<MessagePage | Problem> {
  const position = readCursor(after);
  if (isProblem(position)) return position;
  const rows = await messagesIn(connection, { state, after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: ({ createdAt, id }) => ({ at: createdAt, id }) });
  return { messages: shown.map(messageView), next, counts: await messageCounts(connection) };
}

/** One message as staff read it. */
export async function readMessage(connection: Connection, id: string): Promise<InboxMessage | Problem> {
  const row = await namedMessage(connection, id);
  return row === undefined ? noSuchMessage() : messageView(row);
}

function messageView({ handledByName, createdAt, handledAt, ...row }: NamedMessage): InboxMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    service: row.service,
    message: row.message,
    createdAt: isoText(createdAt),
    state: row.state,
    handledAt: handledAt === null ? null : isoText(handledAt),
    handledBy: handledByName,
  };
}
