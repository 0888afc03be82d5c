import { mailKinds, type OutboxMail, type OutboxPage } from '@tintforge/api-contract';
import { parseEmail, parseTrackingCode } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { bookingByCode } from '../../bookings';
import { pageOf, readCursor } from '../page-cursor';
import { type MailFilter, type MailRow, mailsFor } from './outbox-store';

const pageSize = 50;

export interface OutboxRequest extends Pick<MailFilter, 'state' | 'kind'> {
  search: string | undefined;
  after: string | undefined;
}

/** One page of the outbox, latest first. */
export async function listOutbox(
  connection: Connection,
  { search = '', after, ...filter }: OutboxRequest,
): Promise<OutboxPage | Problem> {
  const position = readCursor(after);
  if (isProblem(position)) return position;
  const about = search === '' ? undefined : await readSearch(connection, search);
  if (isProblem(about)) return about;
  const rows = await mailsFor(connection, { filter: { ...filter, about }, after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: ({ createdAt, id }) => ({ at: createdAt, id }) });
  return { mails: shown.map(mailView), next, kinds: [...mailKinds] };
}

/** A code finds its booking's emails, an address its past and future emails. */
async function readSearch(connection: Connection, search: string): Promise<MailFilter['about'] | Problem> {
  const code = parseTrackingCode(search);
  // No booking has an empty id, so a code that does not exist finds nothing.
  if (code !== undefined) return { bookingId: (await bookingByCode(connection, code))?.id ?? '' };
  const email = parseEmail(search);
  if (email !== undefined) return { address: email.toLowerCase() };
  const message = 'Search for a whole tracking code or a whole email address.';
  return problem('invalid_value', { message, fields: { search: message } });
}

/** An email as the list shows it. */
export function mailView(row: MailRow): OutboxMail {
  const endedAt = row.deliveredAt ?? row.failedAt;
  return {
    id: row.id,
    kind: row.kind,
    state: stateOf(row),
    recipient: row.recipient,
    trackingCode: row.trackingCode,
    attempts: row.attempts,
    createdAt: isoText(row.createdAt),
    dueAt: isoText(row.dueAt),
    endedAt: endedAt === null ? null : isoText(endedAt),
    lastError: row.lastError,
  };
}

function stateOf({ deliveredAt, failedAt, outcome, isOutdated }: MailRow): OutboxMail['state'] {
  if (isOutdated === 1) return 'skipped';
  if (failedAt !== null) return 'failed';
  if (deliveredAt === null) return 'waiting';
  return outcome === 'skipped' ? 'skipped' : 'sent';
}
