import { useDraggable } from '@dnd-kit/core';
import type { BoardJob } from '@tintforge/api-contract';
import { isMovable } from '@tintforge/booking-core';
import styles from './job-block.module.css';
import { jobName, lastLine, placeLine, shortTime, workOf } from './job-words';

interface JobBlockProps {
  job: BoardJob;
  /** One line instead of three, as in a week. */
  isCompact?: boolean;
  /** True when it can be dragged; on a phone it is moved in its dialog. */
  isDraggable: boolean;
  onOpen: (job: BoardJob) => void;
}

/** A job in a crew's day: clicking opens it, dragging moves it. */
export function JobBlock({ job, isCompact = false, isDraggable, onOpen }: JobBlockProps) {
  const canDrag = isDraggable && isMovable(job.status);
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: job.trackingCode,
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
      aria-label={jobName(job)}
      onClick={() => onOpen(job)}
    >
      <JobLines job={job} isCompact={isCompact} />
    </button>
  );
}

/** A job under the dragging pointer. */
export function LiftedJob({ job, isCompact, isRefused }: { job: BoardJob; isCompact: boolean; isRefused: boolean }) {
  return (
    <div
      className={styles.root}
      data-overlay
      data-status={job.status}
      data-compact={isCompact || undefined}
      data-refused={isRefused || undefined}
    >
      <JobLines job={job} isCompact={isCompact} />
    </div>
  );
}

function JobLines({ job, isCompact }: { job: BoardJob; isCompact: boolean }) {
  return (
    <>
      <b>
        {shortTime(job.start)}&ensp;{workOf(job)}
      </b>
      <span>{isCompact ? job.city : placeLine(job)}</span>
      {!isCompact && <span className={styles.code}>{lastLine(job)}</span>}
    </>
  );
}
