import { returnLease, takeLease } from '../../../db/lease';
import type { CalendarLog, CrewCalendarContext } from './ports';
import { reconcileCrew } from './reconcile';
import { allConnections, connectionOf } from './store';

const minuteMs = 60_000;

/** A run that was killed is over for others after this long. */
const leaseMs = 3 * minuteMs;

/**
 * Brings every crew's calendar in step that is due: its blocked half hours become breaks here, and its jobs appear
 * there. Calendars don't wait for each other, and one that fails is tried again later. A crash may stop it anywhere.
 */
export async function syncCalendars(
  context: CrewCalendarContext,
  { log, signal }: { log: CalendarLog; signal: AbortSignal },
): Promise<void> {
  const { database, clock } = context.bookings;
  const connections = await allConnections(database.connection);
  for (const { crewId, state } of connections) {
    if (signal.aborted) return;
    if (state === 'on') await reconcileCrew(context, crewId);
  }
  const due = connections.filter(({ dueAt }) => dueAt <= clock.now());
  await Promise.all(due.map(({ crewId }) => syncCrew(context, { crewId, log, signal })));
}

/** Runs one crew's calendar now, unless it is being run. Failures are recorded with the connection, and never thrown. */
export async function syncCrew(
  context: CrewCalendarContext,
  { crewId, log, signal }: { crewId: string; log: CalendarLog; signal?: AbortSignal },
): Promise<void> {
  const { database, clock, random } = context.bookings;
  const lease = { name: `crew-calendar:${crewId}`, owner: random.uuid() };
  if (!(await takeLease(database, { ...lease, now: clock.now(), forMs: leaseMs }))) return;
  try {
    const row = await connectionOf(database.connection, crewId);
    if (row === undefined) return;
    // Shops without such a calendar don't load the libraries that read them.
    const { syncCalendar } = await import('./sync-calendar');
    await syncCalendar(context, { row, log, signal });
  } finally {
    await returnLease(database, lease);
  }
}
