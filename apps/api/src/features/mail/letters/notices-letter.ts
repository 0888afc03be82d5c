import { isQuoteNotice } from '@tintforge/api-contract';
import { mailWords, noticeNames } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import { findUser } from '../../accounts';
import { addressOf, type FoundNotice, type NoticeEmail, noticesOf, readerOf } from '../../notices';
import type { MailFact } from '../document';
import { documentOf, type LetterWriter } from './letter';

const words = mailWords.notices;

/** To a member of the office: what happened in a span, as far as it is still so and still wanted. */
export const shopNotices: LetterWriter = async ({ bookings, publicUrl }, { data }) => {
  const { connection } = bookings.database;
  const userId = String(data.userId);
  const recipient = addressOf(await findUser(connection, userId));
  if (recipient === undefined) return undefined;
  const notices = await noticesOf(connection, await readerOf(connection, userId), {
    timing: data.timing as NoticeEmail['timing'],
    after: Number(data.after),
    until: Number(data.until),
  });
  if (notices.length === 0) return undefined;
  const title = words.title(notices.length);
  return {
    recipient,
    subject: title,
    document: documentOf({
      preheader: words.preheader,
      parts: [
        { kind: 'opening', title },
        { kind: 'facts', rows: notices.toReversed().map(factOf) },
        { kind: 'button', label: words.button, url: `${publicUrl}/admin` },
      ],
      reason: 'notices',
    }),
  };
};

function factOf({ kind, at, booking, about }: FoundNotice): MailFact {
  const job =
    booking === null
      ? []
      : [
          `${booking.customerName}, ${booking.trackingCode}`,
          ...(booking.startsAt === null ? [] : [words.start(formatMoment(booking.startsAt))]),
        ];
  const isNamed = kind === 'message' || isQuoteNotice(kind);
  const what = isNamed && about !== null ? [about] : [];
  return { name: noticeNames[kind], lines: [...job, ...what, words.at(formatMoment(at))] };
}
