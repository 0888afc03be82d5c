import type { NoticeKind, NoticeTiming } from '@tintforge/api-contract';
import { instantOf, localMoment } from '@tintforge/booking-core/time';
import type { Database } from '../../db/client';
import { commit } from '../../db/unit-of-work';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';
import { queueNotification } from '../notifications';
import { type FoundNotice, findNotices } from './find-notices';
import { addressOf, allReaders, type Reader, readerOf, writeReader } from './readers';

/** Context of emails about news. */
export interface NoticeContext {
  database: Database;
  clock: Clock;
  random: Randomness;
}

/** The hour of the shop's morning email. */
const morning = '07:00';

/** Events carry the time at which their transaction began, so the last minute may still be incomplete. */
const settlingMs = 60_000;

/** News in one email at most; the rest is in the staff area. */
export const mostPerEmail = 50;

/** The kinds that a reader gets with a timing. */
export function kindsOf({ timingOf }: Pick<Reader, 'timingOf'>, timing: NoticeTiming): ReadonlySet<NoticeKind> {
  const chosen = Object.entries(timingOf).filter(([, each]) => each === timing);
  return new Set(chosen.map(([kind]) => kind as NoticeKind));
}

/** News of some kinds in a span, latest first. */
export async function noticesFor(
  connection: Database['connection'],
  { after, until, kinds }: { after: number; until: number; kinds: ReadonlySet<NoticeKind> },
): Promise<FoundNotice[]> {
  const found = await findNotices(connection, { after, until, limit: mostPerEmail });
  return found.filter(({ kind }) => kinds.has(kind));
}

/** Queues an email for each reader who wants one, of what has happened since the last. */
export async function queueNotices({ database, clock, random }: NoticeContext): Promise<void> {
  const now = clock.now();
  const spans = { 'at-once': now - settlingMs, morning: lastMorning(now) } as const;
  for (const { reader, user } of await allReaders(database.connection)) {
    for (const timing of ['at-once', 'morning'] as const) {
      const until = spans[timing];
      const after = timing === 'morning' ? reader.morningUntil : reader.mailedUntil;
      if (until <= after) continue;
      const kinds = kindsOf(reader, timing);
      const isWanted = addressOf(user) !== undefined && kinds.size > 0;
      // An at-once reader's time moves only with an email, so that nothing is written every few seconds.
      const found = isWanted ? await noticesFor(database.connection, { after, until, kinds }) : [];
      if (found.length === 0 && timing === 'at-once') continue;
      await commit(database, async (transaction) => {
        const current = await readerOf(transaction, user.id);
        const at = timing === 'morning' ? 'morningUntil' : 'mailedUntil';
        if (current[at] >= until) return;
        await writeReader(transaction, { ...current, [at]: until });
        if (found.length === 0) return;
        await queueNotification(transaction, {
          now,
          notification: {
            id: random.uuid(),
            kind: 'shop-notices',
            deduplicationKey: `shop-notices:${user.id}:${timing}:${until}`,
            data: { userId: user.id, timing, after, until },
          },
        });
      });
    }
  }
}

/** The last seven o'clock of the shop. */
function lastMorning(now: number): number {
  const today = instantOf({ date: localMoment(now).date, time: morning });
  return today <= now ? today : instantOf({ date: localMoment(today - 86_400_000).date, time: morning });
}
