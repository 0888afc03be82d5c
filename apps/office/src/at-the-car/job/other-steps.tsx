import type { CarJob } from '@tintforge/api-contract';
import { formatInstantTime } from '@tintforge/app-base/shop-time';
import { Button } from '@tintforge/ui';
import { deedWords } from '../../deeds';
import styles from './other-steps.module.css';
import type { CarActs } from './use-car-acts';

interface OtherStepsProps {
  job: CarJob;
  acts: CarActs;
  /** Epoch milliseconds. */
  now: number;
  /** Offers the check-in here, away from the step above that is next. */
  hasCheckIn?: boolean;
}

/** Steps that are seldom taken, away from the thumb: an early check-in, a no-show, and undoing a wrong tap. */
export function OtherSteps({ job, acts, now, hasCheckIn = false }: OtherStepsProps) {
  const { undo, noShowFrom, appointmentInstant } = job;
  const { start, missed, undo: undoWords } = deedWords;
  const hasBegun = now >= Date.parse(appointmentInstant);
  const canMiss = noShowFrom !== null && now >= Date.parse(noShowFrom);
  if (!hasCheckIn && undo === null && (noShowFrom === null || !hasBegun)) return null;
  return (
    <div className={styles.root}>
      {undo !== null && <Button onClick={() => acts.open('undo')}>{undoWords.labels[undo.deed]}</Button>}
      {hasCheckIn && (
        <Button busyLabel={acts.start.isBusy ? start.busy : undefined} onClick={acts.checkIn}>
          {start.label}
        </Button>
      )}
      {canMiss && <Button onClick={() => acts.open('missed')}>{missed.label}</Button>}
      {noShowFrom !== null && hasBegun && !canMiss && <p>{missed.from(formatInstantTime(noShowFrom))}</p>}
    </div>
  );
}
