import type { StaffBooking } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { Banner } from '@tintforge/ui';
import { useState } from 'react';
import { eventLine } from './history-lines';
import { deedWords } from './words';

const words = deedWords.meanwhile;

/** A version of a booking that staff have seen, and the number of entries in its history. */
export interface SeenVersion {
  version: number;
  entries: number;
}

interface MeanwhileBannerProps {
  booking: StaffBooking;
  /** Before this page was loaded, if the dialog was opened then. */
  since?: SeenVersion | undefined;
  /** While an action is under way, the change may be our own. */
  isQuiet: boolean;
  /** The dialog starts again: no entry is kept. */
  isAfresh: boolean;
}

/** A booking's changes since its dialog was opened; nothing while there are none. */
export function MeanwhileBanner({ booking, since, isQuiet, isAfresh }: MeanwhileBannerProps) {
  const [seen] = useState(since ?? { version: booking.version, entries: booking.history.length });
  if (isQuiet || booking.version === seen.version) return null;
  const news = booking.history.slice(seen.entries);
  return (
    <Banner tone="warning" title={words.title}>
      {news.length === 0 ? (
        <span>{words.somehow}</span>
      ) : (
        news.map((entry) => {
          const { id, title, who, text } = eventLine(entry, `${entry.kind} ${entry.at}`);
          const what = text === undefined ? title : `${title} (${text})`;
          return <p key={id}>{words.line({ what, who, moment: formatInstant(entry.at) })}</p>;
        })
      )}
      {!isAfresh && <p>{words.goOn}</p>}
    </Banner>
  );
}
