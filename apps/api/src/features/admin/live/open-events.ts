import { Readable } from 'node:stream';
import type { Caller } from '../../../platform/contract-routes';
import { type Problem, problem } from '../../../platform/problem';
import { type AccountContext, currentCaller } from '../../accounts';
import { eventText, openEventStream, streamHead } from './event-stream';
import { newsSince, presentPosition, readPosition, type ShopEvent } from './shop-events';
import type { ShopWatch } from './shop-watch';

/** Windows of one account that may watch at the same time. */
const mostStreams = 8;

export interface EventsRequest {
  caller: Caller;
  /** Header `Last-Event-ID`: up to where the caller knows everything; from now on when absent. */
  lastEventId: string | undefined;
  /** `no` ends behind what has happened until now. */
  follow: 'yes' | 'no';
}

/** Answers who wants to know what happens in the shop, and counts how many windows of an account do. */
export function createEventsDesk({
  accounts,
  watch,
}: {
  accounts: AccountContext;
  watch: ShopWatch;
}): (request: EventsRequest) => Promise<Readable | Problem> {
  const { connection } = accounts.database;
  const openStreams = new Map<string, number>();

  function count(userId: string, change: 1 | -1): void {
    const open = (openStreams.get(userId) ?? 0) + change;
    if (open === 0) openStreams.delete(userId);
    else openStreams.set(userId, open);
  }

  return async ({ caller, lastEventId, follow }) => {
    const since = lastEventId === undefined ? await presentPosition(connection) : readPosition(lastEventId);
    const isFor = (event: ShopEvent) => mayHear(caller, event);
    if (follow === 'no') {
      const { events, end } = await newsSince(connection, since);
      return Readable.from([...events.filter(isFor).map(eventText), streamHead(end)]);
    }
    if ((openStreams.get(caller.userId) ?? 0) >= mostStreams) {
      return problem('too_many_attempts', { message: 'This account watches in too many windows. Close some of them.' });
    }
    const isWelcome = async () => isUnchanged(caller, await currentCaller(accounts, caller));
    const stream = openEventStream({ connection, watch, since, isFor, isWelcome });
    count(caller.userId, 1);
    stream.once('close', () => count(caller.userId, -1));
    return stream;
  };
}

/** A crew hears of the bookings of its region, and of what is done to its crews: breaks, say. */
function mayHear({ role, regionId }: Caller, { event, regionId: where }: ShopEvent): boolean {
  if (role === 'admin' || event.topic === 'everything') return true;
  const isOfWork = event.topic === 'bookings' || event.topic === 'audit';
  return isOfWork && where !== null && where === regionId;
}

/** Who may do more or less than when the stream began has to ask anew. */
function isUnchanged(before: Caller, now: Caller | undefined): boolean {
  return now !== undefined && now.role === before.role && now.regionId === before.regionId;
}
