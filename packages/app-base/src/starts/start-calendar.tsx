import type { UseQueryResult } from '@tanstack/react-query';
import type { Availability } from '@tintforge/api-contract';
import { addDays, bookingHorizonDays, formatShortDate, formatTime } from '@tintforge/booking-core';
import { weekStart, wizardWords } from '@tintforge/content';
import { Banner, Button, SkeletonGroup } from '@tintforge/ui';
import { DatePicker } from '@tintforge/ui/date-picker';
import { shopToday } from '../shop-time';
import { useRetry } from '../use-retry';
import { type ChosenStart, dayNoteOf, dayOf, dayStateOf, nextOpenStart } from './day-choice';
import styles from './start-calendar.module.css';

const words = wizardWords.appointment;

interface StartCalendarProps {
  query: UseQueryResult<Availability>;
  /** `YYYY-MM-DD`, '' while nothing is chosen. */
  date: string;
  /** `HH:mm`, '' while nothing is chosen. */
  time: string;
  onChoose: (date: string) => void;
  /** A day and a time at once: the next open time. */
  onChooseStart: (start: ChosenStart) => void;
  /** Free starts that don't count as the next open time: a booking's own, or those that need a reason. */
  isPassed?: (start: ChosenStart) => boolean;
  /** Length of the calendar in days from today; the customers' booking window when absent. */
  days?: number;
}

/**
 * The next available time, and the bookable days, each open, nearly full or closed with its reason. Takes the same
 * space while loading, and retries automatically after a failure. Days of the question before are shown as busy.
 */
export function StartCalendar(props: StartCalendarProps) {
  const { query, date, onChoose, days = bookingHorizonDays + 1 } = props;
  const answer = query.data;
  const today = shopToday(Date.now());
  const trouble = useRetry(query);
  const calendar = { label: words.date.label, from: today, to: addDays(today, days - 1), today, weekStart };
  const legend = { few: words.date.fewLeft, closed: words.date.closedOrFull };

  if (answer === undefined) {
    return (
      <div className={styles.root}>
        <div className={styles.empty} inert aria-hidden="true">
          <NextOpen label={words.date.findingNext} />
          <DatePicker
            {...calendar}
            value={undefined}
            onValueChange={() => undefined}
            dayState={() => 'closed'}
            legend={legend}
          />
        </div>
        {trouble !== undefined ? (
          <div className={styles.over}>
            <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{wizardWords.retry}</Button>}>
              {trouble === 'trying' ? `${words.failed} ${words.keepTrying}` : words.failed}
            </Banner>
          </div>
        ) : (
          <SkeletonGroup label={wizardWords.loading}>{null}</SkeletonGroup>
        )}
      </div>
    );
  }
  return (
    <div className={styles.root} aria-busy={query.isPlaceholderData}>
      <div>
        <NextOpenStart {...props} answer={answer} />
        <DatePicker
          {...calendar}
          value={date === '' ? undefined : date}
          onValueChange={onChoose}
          dayState={(day) => dayStateOf(dayOf(answer, day))}
          dayNote={(day) => dayNoteOf(dayOf(answer, day))}
          legend={legend}
          skippedNote={words.date.skipped}
        />
      </div>
    </div>
  );
}

function NextOpenStart({
  answer,
  date,
  time,
  onChooseStart,
  isPassed,
}: Omit<StartCalendarProps, 'query'> & { answer: Availability }) {
  const next = nextOpenStart(answer, isPassed);
  if (next === undefined) return <NextOpen label={words.date.noNext} />;
  return (
    <NextOpen
      label={words.date.next(`${formatShortDate(next.date)}, ${formatTime(next.time)}`)}
      isChosen={next.date === date && next.time === time}
      onPress={() => onChooseStart({ date: next.date, time: next.time })}
    />
  );
}

function NextOpen({ label, isChosen, onPress }: { label: string; isChosen?: boolean; onPress?: () => void }) {
  return (
    <div className={styles.next}>
      <Button isBlock disabled={onPress === undefined} aria-pressed={isChosen} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
