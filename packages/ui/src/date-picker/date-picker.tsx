import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import {
  addDays,
  addMonths,
  type CalendarDate,
  clampDate,
  daysOfWeek,
  sayDate,
  sayDays,
  sayMonth,
  type WeekStart,
  weekdaysFrom,
  weekOf,
} from './calendar';
import styles from './date-picker.module.css';
import { isInside, type Limits, nearestShown, openWeeks, pageOf, skippedDays } from './shown-weeks';

/** Availability of a day: open, open with little left, or closed. */
export type DayState = 'open' | 'few' | 'closed';

/** Props of {@link DatePicker}. */
export interface DatePickerProps {
  /** Names the grid for assistive technology. */
  label: string;
  /** `YYYY-MM-DD`; undefined without a selection. */
  value: CalendarDate | undefined;
  /** A day that isn't closed was selected. */
  onValueChange: (date: CalendarDate) => void;
  /** First and last date of the calendar; weeks outside can't be reached. */
  from: CalendarDate;
  to: CalendarDate;
  /** Today at the appointment's location, which may differ from the browser's today. */
  today: CalendarDate;
  /** Availability of each day. */
  dayState: (date: CalendarDate) => DayState;
  /** Why a day is closed, or how much of it is left, added to its name. */
  dayNote?: ((date: CalendarDate) => string | undefined) | undefined;
  /** First day of the week: 0 for Sunday, 1 for Monday. */
  weekStart?: WeekStart | undefined;
  /** Words of the legend under the grid; no legend without them. */
  legend?: { few: string; closed: string } | undefined;
  /** Names the days that are left out because none of them can be chosen. */
  skippedNote?: ((days: string) => string) | undefined;
  /** Ties an error message to the grid. */
  'aria-describedby'?: string | undefined;
  /** Set on the focusable day, so that an error can lead there. */
  focusRef?: Ref<HTMLButtonElement> | undefined;
}

/** The date grid of the WAI-ARIA practices: a table whose role makes screen readers pass on the arrow keys. */
const gridPattern = { role: 'grid' };

/**
 * Five weeks of days as a grid, from the first week in which a day can be chosen; weeks in which none can are left out.
 * One day is in the tab order; arrow keys move by day and week, Home and End within the week, Page Up and Page Down by
 * month (with Shift by year), Enter and Space choose. Closed days can be reached and read, not chosen.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, onValueChange, from, to, today, dayState, weekStart = 0, legend, skippedNote } = props;
  const limits = { from, to };
  const weeks = openWeeks({ limits, weekStart, isOpen: (date) => dayState(date) !== 'closed' });
  const [visited, setVisited] = useState<CalendarDate>();
  const [anchor, setAnchor] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const gridRef = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);

  // A day that is chosen elsewhere scrolls into view.
  if (value !== lastValue) {
    setLastValue(value);
    setAnchor(value ?? anchor);
  }

  const page = pageOf(weeks, weekOf(clampDate(anchor ?? from, limits), weekStart));
  const tabStop = visited !== undefined && page.includes(weekOf(visited, weekStart)) ? visited : firstStop(page);
  const before = weeks[weeks.indexOf(page[0] ?? '') - 1];
  const after = weeks[weeks.indexOf(page.at(-1) ?? '') + 1];
  const skipped = skippedDays(page);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    gridRef.current?.querySelector<HTMLButtonElement>(`[data-date="${visited}"]`)?.focus();
  }, [visited]);

  /** The day that Tab reaches before the weeks have been navigated: the chosen one, else the first open one. */
  function firstStop(shown: readonly CalendarDate[]): CalendarDate {
    const reachable = shown.flatMap(daysOfWeek).filter((date) => isInside(date, limits));
    if (value !== undefined && reachable.includes(value)) return value;
    return reachable.find((date) => dayState(date) !== 'closed') ?? reachable[0] ?? from;
  }

  function moveTo(date: CalendarDate) {
    const next = nearestShown(date, { weeks, from: tabStop, limits, weekStart });
    if (next === undefined || next === tabStop) return;
    movesFocus.current = true;
    setVisited(next);
    setAnchor(next);
  }

  function choose(date: CalendarDate) {
    setVisited(date);
    if (dayState(date) !== 'closed') onValueChange(date);
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(tabStop, { ...pressed(event), weekStart });
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={turnLabel('Earlier dates', before)}
          disabled={before === undefined}
          onClick={() => setAnchor(before)}
        />
        <b className={styles.month} aria-live="polite">
          {sayDays(spanOf(page, limits), today)}
        </b>
        <IconButton
          icon="chevron-right"
          label={turnLabel('Later dates', after)}
          disabled={after === undefined}
          onClick={() => setAnchor(after)}
        />
      </div>
      <table
        {...gridPattern}
        ref={gridRef}
        aria-label={props.label}
        aria-describedby={props['aria-describedby']}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr className={styles.week}>
            {weekdaysFrom(weekStart).map((weekday) => (
              <th key={weekday.short} scope="col" abbr={weekday.long} className={styles.weekday}>
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.map((week) => (
            <tr className={styles.week} key={week}>
              {daysOfWeek(week).map((date) => (
                <Day
                  key={date}
                  date={date}
                  state={isInside(date, limits) ? dayState(date) : 'closed'}
                  note={props.dayNote?.(date)}
                  isChosen={date === value}
                  isToday={date === today}
                  isTabStop={date === tabStop}
                  onChoose={choose}
                  buttonRef={date === tabStop ? props.focusRef : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {legend !== undefined && (
        <p className={styles.legend}>
          <span className={styles.legendFew}>{legend.few}</span>
          <span>
            <s aria-hidden="true">13</s> <span>{legend.closed}</span>
          </span>
          {skippedNote !== undefined && skipped.length > 0 && (
            <span>{skippedNote(skipped.map((days) => sayDays(days, today)).join(', '))}</span>
          )}
        </p>
      )}
    </div>
  );

  function turnLabel(words: string, week: CalendarDate | undefined): string {
    return week === undefined ? words : `${words}, ${sayDays(spanOf(pageOf(weeks, week), limits), today)}`;
  }
}

/** The first and the last day of weeks, within the limits. */
function spanOf(weeks: readonly CalendarDate[], limits: Limits): Limits {
  const days = weeks.flatMap(daysOfWeek).filter((date) => isInside(date, limits));
  return { from: days[0] ?? limits.from, to: days.at(-1) ?? limits.to };
}

function pressed({ key, shiftKey }: KeyboardEvent): { key: string; shiftKey: boolean } {
  return { key, shiftKey };
}

interface DayProps {
  date: CalendarDate;
  state: DayState;
  note: string | undefined;
  isChosen: boolean;
  isToday: boolean;
  isTabStop: boolean;
  onChoose: (date: CalendarDate) => void;
  buttonRef: Ref<HTMLButtonElement> | undefined;
}

function Day({ date, state, note, isChosen, isToday, isTabStop, onChoose, buttonRef }: DayProps) {
  return (
    <td>
      <button
        ref={buttonRef}
        type="button"
        className={styles.day}
        data-date={date}
        data-state={state}
        data-chosen={isChosen || undefined}
        data-month={date.endsWith('-01') ? sayMonth(date) : undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isChosen}
        aria-disabled={state === 'closed' || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-label={note === undefined ? sayDate(date) : `${sayDate(date)}, ${note}`}
        title={note}
        onClick={() => onChoose(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}

/** Target of a key from a date; undefined for keys that the grid doesn't handle. */
function keyTarget(
  date: CalendarDate,
  { key, shiftKey, weekStart }: { key: string; shiftKey: boolean; weekStart: WeekStart },
): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return weekOf(date, weekStart);
    case 'End':
      return addDays(weekOf(date, weekStart), 6);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
