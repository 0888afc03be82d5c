import { mailWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { LetterWriter } from './letter';
import { firstName, toCustomer } from './visit';
import { codeFact } from './visit-parts';

/** The crew arrives soon. After the announced time, or if it is no longer coming, the email is out of date. */
export const onMyWay: LetterWriter = toCustomer((visit) => {
  const { booking, data, now, line } = visit;
  const minutes = Number(data.minutes);
  const arrivesAt = Number(data.at) + minutes * 60_000;
  const isAwaited = booking.status === 'confirmed' || booking.status === 'scheduled';
  if (!isAwaited || booking.startsAt !== data.startsAt || now >= arrivesAt) return undefined;
  const words = mailWords.onMyWay;
  const arrival = formatMoment(arrivesAt).split(', ').at(-1) ?? '';
  return {
    subject: words.subject(arrival, booking.trackingCode),
    preheader: words.preheader(minutes),
    parts: [
      { kind: 'opening', lead: words.lead(firstName(booking)), title: arrival },
      { kind: 'facts', rows: [codeFact(visit)] },
      ...(booking.quoteId === null ? [{ kind: 'list', items: words.ready } as const] : []),
      { kind: 'note', title: words.call(line.phone) },
    ],
  };
});
