import type { NoticeKind, NoticeTiming } from '@tintforge/api-contract';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../db/client';
import { commit } from '../../db/unit-of-work';
import { queueNotification } from '../notifications';
import { type FoundNotice, findNotices } from './notice-store';
import type { NoticeContext } from './ports';
import { addressOf, allReaders, type Reader, readerOf, writeReader } from './reader-store';

/** The hour of the shop's morning email. */
const morning = '07:00';

/** Events carry the time at which their transaction began, so the last minute may still be incomplete. */
const settlingMs = 60_000;

/** Without news, the time up to which a reader has got all emails is stored only this often. */
const quietMs = 3_600_000;

/** News of one source in one email at most; the rest is in the staff area. */
const mostPerEmail = 50;

type EmailTiming = Exclude<NoticeTiming, 'never'>;

/** Content of an email: a span, and the timing by which its reader chose the kinds. */
export interface NoticeEmail {
  timing: EmailTiming;
  after: number;
  until: number;
}

/** The news of an email that its reader wants, latest first. */
export async function noticesOf(
  connection: Connection,
  { timingOf }: Pick<Reader, 'timingOf'>,
  { timing, after, until }: NoticeEmail,
): Promise<FoundNotice[]> {
  const chosen = Object.entries(timingOf).filter(([, each]) => each === timing);
  if (chosen.length === 0) return [];
  const kinds = new Set(chosen.map(([kind]) => kind as NoticeKind));
  return findNotices(connection, { after, until, kinds, limit: mostPerEmail });
}

/** Queues an email for each reader who wants one, of what has happened since the last. */
export async function queueNotices(context: NoticeContext): Promise<void> {
  const { connection } = context.database;
  const now = context.clock.now();
  for (const { reader, user } of await allReaders(connection)) {
    const isReachable = addressOf(user) !== undefined;
    const emails: readonly NoticeEmail[] = [
      { timing: 'at-once', after: reader.mailedUntil, until: now - settlingMs },
      { timing: 'morning', after: reader.morningUntil, until: lastMorning(now) },
    ];
    for (const email of emails)
      if (email.until > email.after) await queueEmail(context, { reader, isReachable, email });
  }
}

async function queueEmail(
  { database, clock, random }: NoticeContext,
  { reader, isReachable, email }: { reader: Reader; isReachable: boolean; email: NoticeEmail },
): Promise<void> {
  const { timing, after, until } = email;
  // A reader who can't be reached now doesn't get it later either.
  const found = isReachable ? await noticesOf(database.connection, reader, email) : [];
  if (found.length === 0 && until - after < quietMs) return;
  await commit(database, async (transaction) => {
    const current = await readerOf(transaction, reader.userId);
    const reached = timing === 'morning' ? 'morningUntil' : 'mailedUntil';
    if (current[reached] >= until) return;
    await writeReader(transaction, { ...current, [reached]: until });
    if (found.length === 0) return;
    await queueNotification(transaction, {
      now: clock.now(),
      notification: {
        id: random.uuid(),
        kind: 'shop-notices',
        deduplicationKey: `shop-notices:${reader.userId}:${timing}:${until}`,
        data: { userId: reader.userId, ...email },
      },
    });
  });
}

/** The last seven o'clock of the shop. */
function lastMorning(now: number): number {
  const today = instantOf({ date: localMoment(now).date, time: morning });
  return today <= now ? today : instantOf({ date: localMoment(today - 86_400_000).date, time: morning });
}
