import type { AuditPage } from '@tintforge/api-contract';
import { addDays, type CalendarDate, parseTrackingCode } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem } from '../../../platform/problem';
import { pageOf, readCursor } from '../page-cursor';
import { type AuditFilter, actsFor, crewNames, staffOf } from './audit-store';

const pageSize = 50;

export interface AuditRequest extends Pick<AuditFilter, 'userId' | 'action' | 'subject'> {
  /** First and last day, in the shop's zone. */
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
  after: string | undefined;
}

/** One page of what staff did, latest first. */
export async function listAudit(
  connection: Connection,
  { userId, action, subject = '', from, to, after }: AuditRequest,
): Promise<AuditPage | Problem> {
  const position = readCursor(after);
  if (isProblem(position)) return position;
  const filter: AuditFilter = {
    userId,
    action,
    // Codes are found in any spelling.
    subject: subject === '' ? undefined : (parseTrackingCode(subject) ?? subject),
    from: from === undefined ? undefined : midnight(from),
    until: to === undefined ? undefined : midnight(addDays(to, 1)),
  };
  const rows = await actsFor(connection, { filter, after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: ({ at, id }) => ({ at, id }) });
  return {
    acts: shown.map(({ at, userName, ...act }) => ({ ...act, at: isoText(at), userName: userName ?? act.userId })),
    next,
    staff: (await staffOf(connection)).map(({ id, name }) => ({ id, name: name ?? id })),
    crews: await crewNames(connection),
  };
}

function midnight(date: CalendarDate): number {
  return instantOf({ date, time: '00:00' });
}
