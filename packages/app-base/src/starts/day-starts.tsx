import type { AvailableDay } from '@tintforge/api-contract';
import { formatLongDate, openingOn } from '@tintforge/booking-core';
import { regions, wizardWords } from '@tintforge/content';
import { StartPicker } from '@tintforge/ui';
import { fittingStarts, freeStarts, startGroups } from './day-choice';
import styles from './day-starts.module.css';

const words = wizardWords.appointment.time;

interface DayStartsProps {
  /** Undefined until a day is chosen. */
  day: AvailableDay | undefined;
  /** `HH:mm`, '' while none is chosen. */
  time: string;
  onChoose: (time: string) => void;
  error?: string | undefined;
  /** The booking's current time, and the note under it. */
  own?: { time: string; note: string } | undefined;
}

/** The starts of the chosen day, and the number of free ones among those that fit the job. */
export function DayStarts({ day, time, onChoose, error, own }: DayStartsProps) {
  if (day === undefined) return <p className={styles.first}>{words.first}</p>;
  return (
    <>
      <h2 className={styles.heading}>{withoutYear(formatLongDate(day.date))}</h2>
      <p className={styles.free} role="status">
        {freeText(day)}
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

/** Placeholder while a day's starts are loading. */
export function DayStartsPlace({ date }: { date: string }) {
  if (date === '') return <p className={styles.first}>{words.first}</p>;
  const [region] = regions;
  const hours = openingOn(region, date)?.starts ?? [];
  const starts = hours.map((time) => ({ time, startsAt: '', available: false }));
  return (
    <div className={styles.place} inert aria-hidden="true">
      <p className={styles.heading}>{withoutYear(formatLongDate(date))}</p>
      <p className={styles.free}>{words.free(starts.length, starts.length)}</p>
      <StartPicker
        label={words.label}
        groups={startGroups({ date, state: 'open', starts })}
        value={undefined}
        onValueChange={() => undefined}
      />
    </div>
  );
}

function freeText(day: AvailableDay): string {
  const free = freeStarts(day);
  const fits = fittingStarts(day);
  if (fits === 0) return words.noneFits;
  if (free === 0) return words.noneLeft;
  if (day.starts.some(({ reason }) => reason === 'too-late-for-job')) {
    return words.fitting(free, fits);
  }
  return words.free(free, day.starts.length);
}

/** The year is above the calendar next to it. */
function withoutYear(longDate: string): string {
  return longDate.slice(0, longDate.lastIndexOf(','));
}
