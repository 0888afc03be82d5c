import type { AvailableDay } from '@tintforge/api-contract';
import { formatLongDate } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { StartPicker } from '@tintforge/ui';
import { freeStarts, startGroups } from './day-choice';
import styles from './day-starts.module.css';

const words = wizardWords.appointment.time;

interface DayStartsProps {
  /** Undefined until a day is chosen. */
  day: AvailableDay | undefined;
  /** `HH:mm`, '' while none is chosen. */
  time: string;
  onChoose: (time: string) => void;
  error?: string | undefined;
  /** The start that the booking has now, and what stands under it. */
  own?: { time: string; note: string } | undefined;
}

/** The fourteen starts of the chosen day, and how many of them are free. */
export function DayStarts({ day, time, onChoose, error, own }: DayStartsProps) {
  if (day === undefined) return <p className={styles.first}>{words.first}</p>;
  const free = freeStarts(day);
  return (
    <>
      <h2 className={styles.heading}>{withoutYear(formatLongDate(day.date))}</h2>
      <p className={styles.free} role="status">
        {free === 0 ? words.noneLeft : words.free(free)}
      </p>
      <StartPicker
        label={words.label}
        groups={startGroups(day, own)}
        value={time === '' ? undefined : time}
        onValueChange={onChoose}
        error={error}
      />
    </>
  );
}

/** The year stands over the calendar beside. */
function withoutYear(longDate: string): string {
  return longDate.slice(0, longDate.lastIndexOf(','));
}
