import { useDraggable } from '@dnd-kit/core';
import type { BoardJob, Schedule } from '@tintforge/api-contract';
import { isMovable } from '@tintforge/booking-core';
import styles from './job-block.module.css';
import { isLate, jobName, lastLine, marksOf, shortTime, workOf } from './job-words';

interface JobBlockProps {
  job: BoardJob;
  now: Schedule['now'];
  /** Two lines instead of three, as in a week. */
  isCompact?: boolean;
  /** True when it can be dragged; on a phone it is moved in its dialog. */
  isDraggable: boolean;
  onOpen: (job: BoardJob) => void;
}

/** A job in a crew's day: clicking opens it, dragging moves it. */
export function JobBlock({ job, now, isCompact = false, isDraggable, onOpen }: JobBlockProps) {
  const canDrag = isDraggable && isMovable(job.status) && job.visit.count === 1;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `${job.trackingCode} ${job.visit.number}`,
    data: { job },
    disabled: !canDrag,
  });
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...(canDrag ? { 'aria-describedby': attributes['aria-describedby'], ...listeners } : {})}
      className={styles.root}
      data-draggable={canDrag || undefined}
      data-lifted={isDragging || undefined}
      data-status={job.status}
      data-compact={isCompact || undefined}
      data-code={job.trackingCode}
      data-late={isLate(job, now) || undefined}
      data-waiting={job.isExemptionWaiting || undefined}
      data-clash={job.calendarClash !== null || undefined}
      aria-label={jobName(job, now)}
      onClick={() => onOpen(job)}
    >
      <JobLines job={job} now={now} isCompact={isCompact} />
    </button>
  );
}

/** A job under the dragging pointer. */
export function LiftedJob({
  isRefused,
  ...lines
}: {
  job: BoardJob;
  now: Schedule['now'];
  isCompact: boolean;
  isRefused: boolean;
}) {
  const { job, isCompact } = lines;
  return (
    <div
      className={styles.root}
      data-overlay
      data-status={job.status}
      data-compact={isCompact || undefined}
      data-refused={isRefused || undefined}
    >
      <JobLines {...lines} />
    </div>
  );
}

function JobLines({ job, now, isCompact }: { job: BoardJob; now: Schedule['now']; isCompact: boolean }) {
  const marks = marksOf(job, now);
  return (
    <>
      <b>{`${shortTime(job.start)}\u2002${workOf(job)}`}</b>
      <span>{job.customerName}</span>
      {!isCompact && <span>{lastLine(job, now)}</span>}
      {isCompact && marks.length > 0 && <span className={styles.marks}>{marks.join(', ')}</span>}
    </>
  );
}
