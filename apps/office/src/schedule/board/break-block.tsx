import type { BoardBreak } from '@tintforge/api-contract';
import { formatTime } from '@tintforge/booking-core';
import { scheduleWords } from '../words';
import styles from './board.module.css';
import { shortTime } from './job-words';

/** A break: clicking it offers to remove it. */
export function BreakBlock({ pause, onOpen }: { pause: BoardBreak; onOpen: (pause: BoardBreak) => void }) {
  const { from, until, reason } = pause;
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={scheduleWords.breaks.item(reason, formatTime(from), formatTime(until))}
      onClick={() => onOpen(pause)}
    >
      <b>{reason}</b>
      <span>{`${shortTime(from)}–${shortTime(until)}`}</span>
    </button>
  );
}
