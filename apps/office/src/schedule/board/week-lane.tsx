import { formatShortDate } from '@tintforge/booking-core';
import { scheduleWords as words } from '../words';
import styles from './board.module.css';
import { BreakBlock } from './break-block';
import { JobBlock } from './job-block';
import { type LaneProps, useLane } from './lane';

/** A crew's day in a week: its jobs one below the other. */
export function WeekLane(props: LaneProps) {
  const { setNodeRef, items, whyNoWork, hovering } = useLane(props);
  const { day, now, isWide, onTask } = props;
  return (
    <div
      ref={setNodeRef}
      className={styles.cell}
      data-closed={whyNoWork !== undefined || undefined}
      data-today={day.date === now.date || undefined}
      data-verdict={hovering?.verdict.kind}
    >
      <h4 className={styles.cellDay}>{formatShortDate(day.date)}</h4>
      {whyNoWork !== undefined && <p className={styles.noWork}>{whyNoWork}</p>}
      {items.length === 0 && whyNoWork === undefined && <p className={styles.free}>{words.free}</p>}
      <ul className={styles.stack}>
        {items.map((item) =>
          item.kind === 'job' ? (
            <li key={`${item.job.trackingCode} ${item.job.visit.number}`}>
              <JobBlock
                job={item.job}
                now={now}
                isCompact
                isDraggable={isWide}
                onOpen={({ trackingCode: code }) => onTask({ kind: 'job', code })}
              />
            </li>
          ) : (
            <li key={item.pause.id}>
              <BreakBlock pause={item.pause} onOpen={({ id }) => onTask({ kind: 'remove-break', id })} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
