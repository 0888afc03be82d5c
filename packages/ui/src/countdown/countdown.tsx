import clsx from 'clsx';
import type { ReactNode } from 'react';
import { rampShades } from '../panes/panes';
import panes from '../panes/panes.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './countdown.module.css';

/** "12:41" for 761 seconds; "0:00" when the time is over. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** Screen-reader announcement: five minutes and one minute before the end, nothing in between. */
export function countdownAnnouncement(seconds: number): string {
  if (seconds <= 60 && seconds > 0) return '1 minute left';
  if (seconds <= 300 && seconds > 240) return '5 minutes left';
  return '';
}

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** Before the time: "Your 9:00 AM start is held for". */
  label: ReactNode;
  /** Seconds left, counted by the caller. */
  seconds: number;
  /** Seconds at the start; the panes close one by one over this time. */
  totalSeconds: number;
}

/** The remaining time, as figures and as seven panes that close. */
export function Countdown({ label, seconds, totalSeconds }: CountdownProps) {
  const shut = Math.floor((1 - Math.max(0, seconds) / totalSeconds) * rampShades.length);
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <span>{label}</span>
        <span role="timer" className={styles.figure}>
          {formatCountdown(seconds)}
        </span>
      </div>
      <div className={clsx(styles.panes, panes.sunset)} aria-hidden="true">
        {rampShades.map((shade, index) => (
          <i key={shade} className={panes.film} data-vlt={index < shut ? 5 : 100} />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{countdownAnnouncement(seconds)}</span>
      </VisuallyHidden>
    </div>
  );
}
