import type { OwnCalendar } from '@tintforge/api-contract';
import { brand } from '@tintforge/content';
import { parse, stringify } from 'uuid';
import { commit } from '../../../db/unit-of-work';
import { calendarText, shopCalendar } from '../../../platform/shop-calendar';
import type { BookingContext } from '../ports';
import { feedToken, isFeedToken, nextGeneration } from '../rights/calendar-address';
import { bookingsOnCalendar, calendarOfUser, writeCalendarGeneration } from '../store/calendar-store';
import { appointment } from '../view/calendar-file';

/** Context of the calendar feeds of accounts. */
export interface OwnCalendarContext extends Pick<BookingContext, 'database' | 'clock'> {
  publicUrl: string;
  /** The key of the addresses. */
  calendarKey: Uint8Array;
}

/** Appointments stay in the feed this long after their start. */
const keptMs = 30 * 86_400_000;

/** How often calendars should ask again, in seconds. Many ask less often. */
const askAgainSeconds = 60 * 60;

/** The address of an account's feed while it is on. */
export async function readOwnCalendar(context: OwnCalendarContext, userId: string): Promise<OwnCalendar> {
  const { generation } = (await calendarOfUser(context.database.connection, userId)) ?? { generation: 0 };
  return { url: addressOf(context, { userId, generation }) };
}

/** Gives an account's feed a new address, or turns it off; no earlier address works from then on. */
export async function changeOwnCalendar(
  context: OwnCalendarContext,
  { userId, action }: { userId: string; action: 'renew' | 'close' },
): Promise<OwnCalendar> {
  const generation = await commit(context.database, async (transaction) => {
    const { generation: used } = (await calendarOfUser(transaction, userId)) ?? { generation: 0 };
    const next = nextGeneration(used, action);
    await writeCalendarGeneration(transaction, { userId, generation: next });
    return next;
  });
  return { url: addressOf(context, { userId, generation }) };
}

/**
 * The appointments of an account as iCalendar, from thirty days ago on, cancelled ones marked as such; undefined when
 * the file is no account's.
 */
export async function readOwnFeed(
  { database: { connection }, clock, publicUrl, calendarKey }: OwnCalendarContext,
  file: string,
): Promise<string | undefined> {
  const [, owner = '', token = ''] = /^([\w-]{22})([\w-]{43})\.ics$/.exec(file) ?? [];
  const userId = owner === '' ? undefined : userIdFrom(owner);
  const found = userId === undefined ? undefined : await calendarOfUser(connection, userId);
  if (userId === undefined || found === undefined || !found.isActive) return undefined;
  if (!isFeedToken(calendarKey, { token, feed: { id: feedId(userId), generation: found.generation } }))
    return undefined;
  const calendar = shopCalendar({ name: brand.name, product: 'appointments', ttl: askAgainSeconds });
  const rows = await bookingsOnCalendar(connection, { userId, since: clock.now() - keptMs });
  for (const row of rows) calendar.createEvent(appointment(row, { publicUrl }));
  return calendarText(calendar);
}

/** The account's ID comes first, so that its feed is found without trying every account's. */
function addressOf(
  { publicUrl, calendarKey }: OwnCalendarContext,
  { userId, generation }: { userId: string; generation: number },
): string | null {
  if (generation <= 0) return null;
  const owner = Buffer.from(parse(userId)).toString('base64url');
  return `${publicUrl}/api/calendars/${owner}${feedToken(calendarKey, { id: feedId(userId), generation })}.ics`;
}

function feedId(userId: string): string {
  return `account:${userId}`;
}

function userIdFrom(owner: string): string | undefined {
  const bytes = Buffer.from(owner, 'base64url');
  try {
    return stringify(bytes);
  } catch {
    // The bytes are no UUID.
    return undefined;
  }
}
