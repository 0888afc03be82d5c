import type { Notice, NoticeEmails, NoticePage, NoticeTimingOf } from '@tintforge/api-contract';
import { isoInstant } from '@tintforge/booking-core/time';
import type { FastifyInstance } from 'fastify';
import { commit } from '../../../db/unit-of-work';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { findUser } from '../../accounts';
import { addressOf, type FoundNotice, findNotices, longestSpanMs, readerOf, writeReader } from '../../notices';
import type { AdminContext } from '../ports';

const mostShown = 50;
/** The count of new ones ends here. */
const mostCounted = 100;

/** News for the shop, and who gets which by email. */
export function registerNotices(server: FastifyInstance, { bookings }: AdminContext): void {
  const { database, clock } = bookings;

  async function pageOf(userId: string): Promise<NoticePage> {
    const now = clock.now();
    const { seenUntil } = await readerOf(database.connection, userId);
    const span = { after: now - longestSpanMs, until: now, limit: mostCounted };
    const found = await findNotices(database.connection, span);
    return {
      notices: found.slice(0, mostShown).map((each) => noticeView(each, seenUntil)),
      newCount: Math.min(found.filter(({ at }) => at > seenUntil).length, mostCounted),
    };
  }

  registerRoute(server, 'getNotices', async (call) => answer(200, await pageOf(callerOf(call).userId)));

  registerRoute(server, 'setNoticesSeen', async ({ body: { until }, ...call }) => {
    const { userId } = callerOf(call);
    await commit(database, async (transaction) => {
      const reader = await readerOf(transaction, userId);
      // Later news counts as unseen.
      const seenUntil = Math.min(Date.parse(until), clock.now());
      if (seenUntil > reader.seenUntil) await writeReader(transaction, { ...reader, seenUntil });
    });
    return answer(200, await pageOf(userId));
  });

  async function emailsOf(userId: string): Promise<NoticeEmails> {
    const { timingOf } = await readerOf(database.connection, userId);
    return { timingOf, email: addressOf(await findUser(database.connection, userId)) ?? null };
  }

  registerRoute(server, 'getNoticeEmails', async (call) => answer(200, await emailsOf(callerOf(call).userId)));

  registerRoute(server, 'setNoticeEmails', async ({ body: { timingOf }, ...call }) => {
    const { userId } = callerOf(call);
    await chooseEmails(userId, timingOf);
    return answer(200, await emailsOf(userId));
  });

  async function chooseEmails(userId: string, timingOf: NoticeTimingOf): Promise<void> {
    const now = clock.now();
    await commit(database, async (transaction) => {
      const reader = await readerOf(transaction, userId);
      // From now on: what happened before is not sent after the fact.
      await writeReader(transaction, { ...reader, timingOf, mailedUntil: now, morningUntil: now });
    });
  }
}

function noticeView({ at, booking, ...rest }: FoundNotice, seenUntil: number): Notice {
  return {
    ...rest,
    at: isoInstant(at),
    isNew: at > seenUntil,
    booking: booking && { ...booking, startsAt: isoInstant(booking.startsAt) },
  };
}
