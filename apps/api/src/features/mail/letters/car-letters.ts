import { mailWords } from '@tintforge/content';
import { asCar, workInWords } from '../../bookings';
import { moneyParts } from './booking-letters';
import { firstName, toCustomer } from './visit';
import { billParts, bookingButton, calendarAttachment, placeFacts } from './visit-parts';

/** One of several cars is cancelled, with its refund and the amount that we keep; and the booking as it is now. */
export const carCancelled = toCustomer(async (visit) => {
  const { booking, cars, start, data } = visit;
  const car = cars.find(({ number }) => number === data.car);
  if (car?.status !== 'cancelled') return undefined;
  const words = mailWords.carCancelled;
  const lead = data.askedBy === 'customer' ? words.askedLead : words.lead;
  const isToCome = booking.status === 'confirmed' || booking.status === 'scheduled';
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', lead: lead(firstName(booking)), title: start.day, detail: start.time },
      { kind: 'facts', rows: [{ name: words.car, lines: [workInWords(asCar(booking, car))] }] },
      ...moneyParts(visit),
      ...(isToCome
        ? [{ kind: 'heading', text: words.remaining } as const, await placeFacts(visit), ...billParts(visit)]
        : []),
      bookingButton(visit, mailWords.visit.see),
    ],
    attachments: isToCome ? [calendarAttachment(visit)] : [],
  };
});
