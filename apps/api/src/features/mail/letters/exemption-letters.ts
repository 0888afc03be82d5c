import { mailWords } from '@tintforge/content';
import { asCar, isAskedOnly } from '../../bookings';
import type { LetterWriter } from './letter';
import { openingOf, toCustomer } from './visit';
import { bookingButton, placeFacts } from './visit-parts';

/** The exemption that a shade needs is approved. */
export const exemptionApproved: LetterWriter = decisionLetter('approved');

/** The exemption isn't approved; the booking stays, and its shades are chosen at the car. */
export const exemptionRefused: LetterWriter = decisionLetter('refused');

/** Sends the shop's decision while it is valid and the job is upcoming. */
function decisionLetter(approval: 'approved' | 'refused'): LetterWriter {
  return toCustomer(async (visit) => {
    const { cars, start, line, data } = visit;
    const car = cars.find(({ number }) => number === data.car);
    const booking = car === undefined ? visit.booking : asCar(visit.booking, car);
    const isToCome = booking.status === 'confirmed' || booking.status === 'scheduled' || booking.status === 'pending';
    if (booking.tintApproval !== approval || !isToCome) return undefined;
    const words = mailWords[isAskedOnly(booking) ? 'askedShades' : 'exemption'][approval];
    return {
      subject: words.subject({ ...start, code: booking.trackingCode }),
      preheader: words.preheader,
      parts: [
        openingOf(visit, words.lead),
        { kind: 'paragraph', text: words.text },
        await placeFacts(visit),
        { kind: 'note', title: mailWords.exemption.call(line.phone) },
        bookingButton(visit, mailWords.visit.see),
      ],
    };
  });
}
