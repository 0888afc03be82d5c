import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { bookingById } from '../../jobs';
import type { BookingContext } from '../ports';
import { alreadyPaid } from '../problems';
import { changedMeanwhile } from '../staff/changed-meanwhile';
import { isStillProved, keepHold, prepareToEnd } from './end-hold';

/**
 * Lets staff decide about an active hold once it is confirmed unpaid: the facts are read again in the transaction. If
 * anything prevents the write, the hold stays with its customer.
 */
export async function withProof<Written>(
  context: BookingContext,
  { id: bookingId }: BookingRow,
  write: (transaction: Transaction, row: BookingRow) => Promise<Written | Problem>,
): Promise<Written | Problem> {
  const { database, clock } = context;
  const proof = await prepareToEnd(context, { bookingId, isPatient: false });
  const current = () => bookingById(database.connection, bookingId);
  if (proof === 'paid') return alreadyPaid(await current());
  if (proof === 'not-pending') return changedMeanwhile(database.connection, await current());
  if (typeof proof === 'string') return cannotTell();
  let written: Written | Problem | undefined;
  try {
    written = await commit(database, async (transaction) => {
      const row = await bookingById(transaction, bookingId);
      return isStillProved(row, { proof, now: clock.now() }) ? await write(transaction, row) : cannotTell();
    });
    return written;
  } finally {
    if (written === undefined || isProblem(written)) await keepHold(context, proof);
  }
}

function cannotTell(): Problem {
  return problem('payment_unknown', {
    message: 'We can’t see right now whether this is being paid for. Nothing has changed. Try again in a minute.',
  });
}
