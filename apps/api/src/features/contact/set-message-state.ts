import type { MessageState } from '@tintforge/api-contract';
import type { Transaction } from '../../db/client';
import type { ContactMessageRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { type Problem, problem } from '../../platform/problem';
import { recordAudit } from '../audit';
import type { ContactContext } from './send-message';
import { messageById, updateMessageState } from './store';

export interface StateChange {
  id: string;
  state: MessageState;
  /** State when staff saw it; epoch milliseconds. */
  seen: Pick<ContactMessageRow, 'state' | 'handledAt'>;
  /** The acting staff member. */
  userId: string;
}

/** Staff mark a message as new, handled or spam; nothing is written when someone else did so in the meantime. */
export async function setMessageState(
  context: ContactContext,
  change: StateChange,
): Promise<ContactMessageRow | Problem> {
  return commit(context.database, (transaction) => writeState(transaction, { context, ...change }));
}

async function writeState(
  transaction: Transaction,
  { context: { clock, random }, id, state, seen, userId }: StateChange & { context: ContactContext },
): Promise<ContactMessageRow | Problem> {
  const row = await messageById(transaction, id);
  if (row === undefined) return noSuchMessage();
  if (row.state !== seen.state || row.handledAt !== seen.handledAt) {
    return problem('changed_meanwhile', {
      message: `Someone has marked this message as ${row.state} since you opened it. Reload to see it.`,
    });
  }
  if (row.state === state) return row;
  const at = clock.now();
  const changes = { state, handledAt: at, handledBy: userId };
  await updateMessageState(transaction, { id, changes });
  const data = { from: row.state, to: state };
  await recordAudit(transaction, { id: random.uuid(), at, userId, action: 'message.marked', subject: id, data });
  return { ...row, ...changes };
}

export function noSuchMessage(): Problem {
  return problem('not_found', { message: 'This message doesn’t exist.' });
}
