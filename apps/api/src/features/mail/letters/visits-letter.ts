import { isOpenVisit } from '@tintforge/booking-core';
import { mailWords } from '@tintforge/content';
import { isUnplanned } from '../../bookings';
import type { LetterWriter } from './letter';
import { firstName, toCustomer, type Visit, type VisitLetter, visitsAtStart } from './visit';
import {
  beforeParts,
  bookingButton,
  calendarAttachment,
  codeFact,
  passAttachments,
  passParts,
  placeFacts,
} from './visit-parts';

/** The shop has planned the visits of a job, or given all of a quote's up. After several plans only the last is sent. */
export const visitsPlanned: LetterWriter = toCustomer(async (visit) => {
  const { booking, visits, start, data, line } = visit;
  const open = visits.filter(isOpenVisit).map(({ startsAt }) => startsAt);
  if (JSON.stringify(open) !== JSON.stringify(data.starts)) return undefined;
  if (open.length === 0 && !isUnplanned(booking)) return undefined;
  const words = mailWords.visitsPlanned;
  if (isUnplanned(booking)) return dateIsOff(visit);
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: words.preheader,
    parts: [
      {
        kind: 'opening',
        lead: words.lead(firstName(booking), visitsAtStart(visit).length),
        title: start.day,
        detail: start.time,
      },
      ...passParts(visit),
      await placeFacts(visit, [codeFact(visit)]),
      { kind: 'note', title: words.call(line.phone) },
      ...beforeParts(visit),
    ],
    attachments: passAttachments(visit),
  };
});

/** All visits of a quote's booking were given up: it waits for a date again. */
async function dateIsOff(visit: Visit): Promise<VisitLetter | undefined> {
  const { booking, start, line } = visit;
  if (booking.status !== 'confirmed' && booking.status !== 'scheduled') return undefined;
  const words = mailWords.visitsPlanned.off;
  return {
    subject: words.subject(booking.trackingCode),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', lead: words.lead(firstName(booking)), title: start.day, detail: start.time },
      await placeFacts(visit, [codeFact(visit)]),
      { kind: 'note', title: words.call(line.phone) },
      bookingButton(visit, mailWords.visit.see),
    ],
    attachments: [calendarAttachment(visit)],
  };
}
