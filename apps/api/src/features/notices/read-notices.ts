import type { Notice, NoticePage, NoticeTimingOf } from '@tintforge/api-contract';
import { isoInstant } from '@tintforge/booking-core/time';
import { commit } from '../../db/unit-of-work';
import { type FoundNotice, findNotices } from './notice-store';
import type { NoticeContext } from './ports';
import { readerOf, writeReader } from './reader-store';

/** News is shown for two weeks. */
const shownMs = 14 * 86_400_000;

const mostShown = 50;
/** The count of new ones ends here. */
const mostCounted = 100;

/** The news of the last two weeks as a reader sees it. */
export async function readNotices({ database, clock }: NoticeContext, userId: string): Promise<NoticePage> {
  const now = clock.now();
  const { seenUntil } = await readerOf(database.connection, userId);
  const found = await findNotices(database.connection, { after: now - shownMs, until: now, limit: mostCounted });
  return {
    notices: found.slice(0, mostShown).map((each) => noticeView(each, seenUntil)),
    newCount: Math.min(found.filter(({ at }) => at > seenUntil).length, mostCounted),
  };
}

function noticeView({ at, booking, ...rest }: FoundNotice, seenUntil: number): Notice {
  return {
    ...rest,
    at: isoInstant(at),
    isNew: at > seenUntil,
    booking: booking && { ...booking, startsAt: booking.startsAt === null ? null : isoInstant(booking.startsAt) },
  };
}

/** Records that a reader has seen everything up to a time. Earlier news doesn't become new again, and later news stays new. */
export async function markSeen(
  { database, clock }: NoticeContext,
  { userId, until }: { userId: string; until: number },
): Promise<void> {
  const seenUntil = Math.min(until, clock.now());
  await commit(database, async (transaction) => {
    const reader = await readerOf(transaction, userId);
    if (seenUntil > reader.seenUntil) await writeReader(transaction, { ...reader, seenUntil });
  });
}

/** Stores which news a reader gets by email from now on: what happened before is not sent after the fact. */
export async function chooseEmails(
  { database, clock }: NoticeContext,
  { userId, timingOf }: { userId: string; timingOf: NoticeTimingOf },
): Promise<void> {
  const now = clock.now();
  await commit(database, async (transaction) => {
    const reader = await readerOf(transaction, userId);
    await writeReader(transaction, { ...reader, timingOf, mailedUntil: now, morningUntil: now });
  });
}
