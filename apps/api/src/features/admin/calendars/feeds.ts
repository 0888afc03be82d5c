import type { CalendarFeed } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import type { CrewRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import { type BookingContext, feedToken, isFeedToken, nextGeneration } from '../../bookings';
import { catalogueInForce, readSetting, writeSetting } from '../../settings';
import { allCrews, byRegion } from '../settings/store';
import { feedFile } from './feed-file';

/** Context of calendar feeds. */
export interface FeedContext {
  bookings: BookingContext;
  publicUrl: string;
  /** The key of the addresses, which are computed and never stored. */
  key: Uint8Array;
}

/** A subject of a feed. */
interface Subject {
  id: string;
  kind: CalendarFeed['kind'];
  name: string;
  /** Its jobs: all of them, those of a region, or those of a crew. */
  jobs: { regionId?: string; crewId?: string };
}

/** Every feed, with the addresses of those that are on. */
export async function readFeeds(context: FeedContext): Promise<CalendarFeed[]> {
  const { connection } = context.bookings.database;
  const generations = await readSetting(connection, 'calendarFeeds');
  return (await subjects(context)).map(({ id, kind, name }) => {
    const generation = generations[id] ?? 0;
    const url =
      generation > 0 ? `${context.publicUrl}/api/calendars/${feedToken(context.key, { id, generation })}.ics` : null;
    return { id, kind, name, url };
  });
}

/**
 * Gives a feed a new address, or turns it off. The stored number counts a feed's addresses; it is negative while the feed
 * is off, so that no address ever works again.
 */
export async function changeFeed(
  context: FeedContext,
  { id, action, callerId }: { id: string; action: 'renew' | 'close'; callerId: string },
): Promise<Problem | undefined> {
  const { database, clock, random } = context.bookings;
  if (!(await subjects(context)).some((subject) => subject.id === id)) {
    return problem('not_found', { message: 'There’s no such calendar.' });
  }
  await commit(database, async (transaction) => {
    const generations = await readSetting(transaction, 'calendarFeeds');
    const value = { ...generations, [id]: nextGeneration(generations[id] ?? 0, action) };
    await writeSetting(transaction, { key: 'calendarFeeds', value });
    await recordAudit(transaction, {
      id: random.uuid(),
      at: clock.now(),
      userId: callerId,
      action: action === 'renew' ? 'calendar.opened' : 'calendar.closed',
      subject: id,
    });
  });
  return undefined;
}

/** The calendar at a secret address; undefined when there is none. */
export async function readFeed(context: FeedContext, file: string): Promise<string | undefined> {
  if (!file.endsWith('.ics')) return undefined;
  const { connection } = context.bookings.database;
  const generations = await readSetting(connection, 'calendarFeeds');
  const token = file.replace(/\.ics$/, '');
  const found = (await subjects(context)).find(({ id }) =>
    isFeedToken(context.key, { token, feed: { id, generation: generations[id] ?? 0 } }),
  );
  return found && feedFile(context.bookings, { ...found, publicUrl: context.publicUrl });
}

async function subjects({ bookings }: FeedContext): Promise<Subject[]> {
  const { connection } = bookings.database;
  const { regions } = await catalogueInForce(connection, bookings);
  const crews = byRegion(await activeCrews(connection), regions);
  return [
    { id: 'shop', kind: 'shop', name: '', jobs: {} },
    ...regions.map(({ id, name }): Subject => ({ id: `region:${id}`, kind: 'region', name, jobs: { regionId: id } })),
    ...crews.map(({ id, name }): Subject => ({ id: `crew:${id}`, kind: 'crew', name, jobs: { crewId: id } })),
  ];
}

async function activeCrews(connection: Connection): Promise<CrewRow[]> {
  return (await allCrews(connection)).filter(({ isActive }) => isActive);
}
