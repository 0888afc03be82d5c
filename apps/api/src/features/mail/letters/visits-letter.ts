import { isOpenVisit } from '@tintforge/booking-core';
import { mailWords } from '@tintforge/content';
import type { LetterWriter } from './letter';
import { firstName, toCustomer } from './visit';
import { beforeParts, codeFact, passAttachments, passParts, placeFacts } from './visit-parts';

/** The shop has planned the visits of a job. After several plans only the last is sent. */
export const visitsPlanned: LetterWriter = toCustomer(async (visit) => {
  const { booking, visits, start, data, line } = visit;
  const open = visits.filter(isOpenVisit).map(({ startsAt }) => startsAt);
  if (open.length === 0 || JSON.stringify(open) !== JSON.stringify(data.starts)) return undefined;
  const words = mailWords.visitsPlanned;
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', lead: words.lead(firstName(booking)), title: start.day, detail: start.time },
      ...passParts(visit),
      await placeFacts(visit, [codeFact(visit)]),
      { kind: 'note', title: words.call(line.phone) },
      ...beforeParts(visit),
    ],
    attachments: passAttachments(visit),
  };
});
