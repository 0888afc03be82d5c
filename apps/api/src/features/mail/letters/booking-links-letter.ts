import { mailWords } from '@tintforge/content';
import type { BookingRow } from '../../../db/schema';
import { canMailLink, linkableOfEmail } from '../../bookings';
import type { MailPart } from '../document';
import type { LetterWriter } from './letter';
import { toCustomer, type Visit, visitStart } from './visit';
import { bookingButton, codeFact } from './visit-parts';

const words = mailWords.bookingLinks;

/** Booking links for a customer who lost them; nothing when no booking was found. */
export const bookingLinks: LetterWriter = (context, message) =>
  message.bookingId === null ? undefined : linksOf(context, message);

const linksOf: LetterWriter = toCustomer(async (visit) => {
  const rows = await bookingsToLink(visit);
  if (rows.length === 0) return undefined;
  return {
    subject: words.subject(rows.length),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', title: words.title(rows.length) },
      { kind: 'paragraph', text: words.text },
      ...rows.flatMap((booking) => linkParts({ ...visit, booking })),
      { kind: 'paragraph', text: words.note },
    ],
  };
});

/** As they are when the email is rendered. */
function bookingsToLink({ context, booking, data, now }: Visit): BookingRow[] | Promise<BookingRow[]> {
  if (data.isForAll === true) {
    return linkableOfEmail(context.bookings.database.connection, { email: booking.customerEmail, now });
  }
  return canMailLink(booking, now) ? [booking] : [];
}

function linkParts(visit: Visit): MailPart[] {
  const { day, time } = visitStart(visit.booking);
  return [
    { kind: 'heading', text: words.heading(`${day}, ${time}`, visit.booking.status) },
    { kind: 'facts', rows: [codeFact(visit)] },
    bookingButton(visit, words.button),
  ];
}
