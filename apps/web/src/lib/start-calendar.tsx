import type { UseQueryResult } from '@tanstack/react-query';
import type { Availability } from '@tintforge/api-contract';
import { addDays, bookingHorizonDays } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { DatePicker } from '@tintforge/ui/date-picker';
import { dayNoteOf, dayOf, dayStateOf } from './day-choice';
import { shopToday } from './shop-time';

const words = wizardWords.appointment;

interface StartCalendarProps {
  query: UseQueryResult<Availability>;
  /** `YYYY-MM-DD`, '' while nothing is chosen. */
  date: string;
  onChoose: (date: string) => void;
  /** How many days the calendar has from today on; as far as customers can book when absent. */
  days?: number;
}

/** The days that can be booked, each open, nearly full or closed with its reason; or that they could not be fetched. */
export function StartCalendar({ query, date, onChoose, days = bookingHorizonDays + 1 }: StartCalendarProps) {
  const answer = query.data;
  const today = shopToday(Date.now());
  if (answer === undefined) return <CalendarPlace hasFailed={query.isError} retry={() => void query.refetch()} />;
  return (
    <DatePicker
      label={words.date.label}
      value={date === '' ? undefined : date}
      onValueChange={onChoose}
      from={today}
      to={addDays(today, days - 1)}
      today={today}
      dayState={(day) => dayStateOf(dayOf(answer, day))}
      dayNote={(day) => dayNoteOf(dayOf(answer, day))}
      legend={{ few: words.date.fewLeft, closed: words.date.closedOrFull }}
    />
  );
}

/** Stands where the calendar will be, or says that it could not be fetched. */
function CalendarPlace({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  if (hasFailed) {
    return (
      <Banner tone="error" action={<Button onClick={retry}>{wizardWords.retry}</Button>}>
        {words.failed}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label={wizardWords.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="picture" />
    </SkeletonGroup>
  );
}
