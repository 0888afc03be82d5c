import type { NoticeEmails } from '@tintforge/api-contract';
import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { findUser } from '../../accounts';
import { addressOf, chooseEmails, markSeen, readerOf, readNotices } from '../../notices';
import type { AdminContext } from '../ports';

/** News for the office, and who gets which by email. */
export function registerNotices(server: FastifyInstance, { bookings }: AdminContext): void {
  const { connection } = bookings.database;

  registerRoute(server, 'getNotices', async (call) => answer(200, await readNotices(bookings, callerOf(call).userId)));

  registerRoute(server, 'setNoticesSeen', async ({ body, ...call }) => {
    const { userId } = callerOf(call);
    await markSeen(bookings, { userId, until: Date.parse(body.until) });
    return answer(200, await readNotices(bookings, userId));
  });

  async function emailsOf(userId: string): Promise<NoticeEmails> {
    const { timingOf } = await readerOf(connection, userId);
    return { timingOf, email: addressOf(await findUser(connection, userId)) ?? null };
  }

  registerRoute(server, 'getNoticeEmails', async (call) => answer(200, await emailsOf(callerOf(call).userId)));

  registerRoute(server, 'setNoticeEmails', async ({ body: { timingOf }, ...call }) => {
    const { userId } = callerOf(call);
    await chooseEmails(bookings, { userId, timingOf });
    return answer(200, await emailsOf(userId));
  });
}
