import type { StaffBooking } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { keepValues, rampShades } from '@tintforge/ui';
import { type HistoryLine, historyLines, mailName, plannedMails } from '../../deeds';
import columns from '../columns.module.css';
import { bookingWords } from '../words';
import styles from './history-column.module.css';
import { NoteForm } from './note-form';
import { ResendButtons } from './resend-buttons';

const words = bookingWords.history;

/** The history, each pane darker than the one before, so that a booking's progress is visible at a glance. */
export function HistoryColumn({ booking }: { booking: StaffBooking }) {
  const lines = historyLines(booking);
  const planned = plannedMails(booking.mails);
  return (
    <section aria-label={words.heading}>
      <h2 className={columns.heading}>{words.heading}</h2>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={line.id} line={line} shade={shadeAt(index, lines.length)} />
        ))}
      </ol>
      <NoteForm trackingCode={booking.trackingCode} />
      {planned.length > 0 && (
        <div className={styles.planned}>
          <h3>{words.planned}</h3>
          <ul>
            {planned.map(({ id, kind, dueAt }) => (
              <li key={id}>
                <span>{mailName(kind)}</span> <time dateTime={dueAt}>{formatInstant(dueAt)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ResendButtons booking={booking} />
    </section>
  );
}

/** Shade of a pane: clear at first, the darkest at the end, however many are in between. */
function shadeAt(index: number, count: number): number {
  if (index === 0) return 100;
  return rampShades[Math.round(((rampShades.length - 1) * index) / Math.max(1, count - 1))] ?? 100;
}

function Line({ line: { at, title, who, text, note, isFailure }, shade }: { line: HistoryLine; shade: number }) {
  return (
    <li className={styles.line} data-failure={isFailure || undefined}>
      <i className={styles.pane} aria-hidden="true">
        <i className={styles.film} data-vlt={shade} />
      </i>
      <div className={styles.words}>
        <p className={styles.title}>
          <b>{title}</b>
          <span>{who}</span>
        </p>
        {text !== undefined && <p className={styles.text}>{keepValues(text)}</p>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <time className={columns.figure} dateTime={at}>
          {formatInstant(at)}
        </time>
      </div>
    </li>
  );
}
