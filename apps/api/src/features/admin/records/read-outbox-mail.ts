import type { OutboxMailDetails } from '@tintforge/api-contract';
import { type Problem, problem } from '../../../platform/problem';
import { isThisComputer } from '../../accounts';
import type { AdminContext } from '../ports';
import { mailView } from './list-outbox';
import { mailRow } from './outbox-store';

/** One email and its text. Its links are shown in a demo on this computer, and nowhere else. */
export async function readOutboxMail(
  { bookings, config, readLetter }: Pick<AdminContext, 'bookings' | 'config' | 'readLetter'>,
  { id, host = '' }: { id: string; host: string | undefined },
): Promise<OutboxMailDetails | Problem> {
  const row = await mailRow(bookings.database.connection, id);
  if (row === undefined) return noSuchMail();
  const showsSecrets = config.mode === 'demo' && !config.isPublicDemo && isThisComputer(host);
  const letter = await readLetter(row, { showsSecrets });
  return { ...mailView(row), letter: letter ?? null };
}

export function noSuchMail(): Problem {
  return problem('not_found', { message: 'This email doesn’t exist.' });
}
