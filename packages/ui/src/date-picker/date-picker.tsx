import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  clampDate,
  monthOf,
  sayDate,
  sayMonth,
  shiftMonth,
  weekdayOf,
  weekdays,
  weeksOf,
} from './calendar';
import styles from './date-picker.module.css';

/** What can be done with a day: choose it, choose it while little is left, or not at all. */
export type DayState = 'open' | 'few' | 'closed';

/** What {@link DatePicker} takes. */
export interface DatePickerProps {
  /** Names the grid for assistive technology. */
  label: string;
  /** `YYYY-MM-DD`, or undefined while nothing is chosen. */
  value: CalendarDate | undefined;
  /** A day that is not closed was chosen. */
  onValueChange: (date: CalendarDate) => void;
  /** First and last date that exist here; months outside cannot be reached. */
  from: CalendarDate;
  to: CalendarDate;
  /** Today where the appointment is, which need not be today where the browser is. */
  today: CalendarDate;
  /** What can be done with each day. */
  dayState: (date: CalendarDate) => DayState;
  /** Why a day is closed, or how much of it is left, said after its name. */
  dayNote?: ((date: CalendarDate) => string | undefined) | undefined;
  /** The month in sight, for a caller that loads by month; the picker keeps its own when absent. */
  month?: CalendarMonth | undefined;
  onMonthChange?: ((month: CalendarMonth) => void) | undefined;
  /** Words of the legend under the grid; no legend without them. */
  legend?: { few: string; closed: string } | undefined;
  /** Ties an error message to the grid. */
  'aria-describedby'?: string | undefined;
  /** Set on the day that takes the focus, so that an error can lead there. */
  focusRef?: Ref<HTMLButtonElement> | undefined;
}

/** The date grid of the WAI-ARIA practices: a table whose role makes screen readers pass the arrow keys on to it. */
const gridPattern = { role: 'grid' };

/**
 * One month of days as a grid, Monday first. One day is in the tab order; arrow keys move by day and week, Home and End
 * within the week, Page Up and Page Down by month (with Shift by year), Enter and Space choose. Closed days can be
 * reached and read, not chosen.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, onValueChange, from, to, today, dayState, legend } = props;
  const limits = { from, to };
  const [visited, setVisited] = useState<CalendarDate>();
  const [ownMonth, setOwnMonth] = useState(() => monthOf(clampDate(value ?? today, limits)));
  const month = props.month ?? ownMonth;
  const gridRef = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const headingId = useId();
  const isVisitedInSight = visited !== undefined && monthOf(visited) === month;
  const tabStop = isVisitedInSight ? visited : firstStop({ month, value, limits, dayState });

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    gridRef.current?.querySelector<HTMLButtonElement>(`[data-date="${visited}"]`)?.focus();
  }, [visited]);

  function show(next: CalendarMonth) {
    if (next === month) return;
    setOwnMonth(next);
    props.onMonthChange?.(next);
  }

  function moveTo(date: CalendarDate) {
    const next = clampDate(date, limits);
    if (next === tabStop) return;
    movesFocus.current = true;
    setVisited(next);
    show(monthOf(next));
  }

  function choose(date: CalendarDate) {
    setVisited(date);
    if (dayState(date) !== 'closed') onValueChange(date);
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(tabStop, event);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={sayMonth(shiftMonth(month, -1))}
          disabled={month <= monthOf(from)}
          onClick={() => show(shiftMonth(month, -1))}
        />
        <b id={headingId} className={styles.month} aria-live="polite">
          {sayMonth(month)}
        </b>
        <IconButton
          icon="chevron-right"
          label={sayMonth(shiftMonth(month, 1))}
          disabled={month >= monthOf(to)}
          onClick={() => show(shiftMonth(month, 1))}
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
            {weekdays.map((weekday) => (
              <th key={weekday.short} scope="col" abbr={weekday.long} className={styles.weekday}>
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr className={styles.week} key={week.find((date) => date !== undefined)}>
              {week.map((date, weekday) =>
                date === undefined ? (
                  // An empty cell has no name of its own; its weekday tells it from its neighbours.
                  <td key={weekdays[weekday]?.short} />
                ) : (
                  <Day
                    key={date}
                    date={date}
                    state={date < from || date > to ? 'closed' : dayState(date)}
                    note={props.dayNote?.(date)}
                    isChosen={date === value}
                    isToday={date === today}
                    isTabStop={date === tabStop}
                    onChoose={choose}
                    buttonRef={date === tabStop ? props.focusRef : undefined}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {legend !== undefined && (
        <p className={styles.legend}>
          <span className={styles.legendFew}>{legend.few}</span>
          <span>
            <s aria-hidden="true">13</s> {legend.closed}
          </span>
        </p>
      )}
    </div>
  );
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

/** Where a key leads from a date; undefined for keys that are not the grid's. */
function keyTarget(
  date: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
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
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** The day that Tab reaches in a month nobody has moved through yet: the chosen one, else the first open one. */
function firstStop(options: {
  month: CalendarMonth;
  value: CalendarDate | undefined;
  limits: { from: CalendarDate; to: CalendarDate };
  dayState: (date: CalendarDate) => DayState;
}): CalendarDate {
  const { month, value, limits, dayState } = options;
  if (value !== undefined && monthOf(value) === month) return value;
  const reachable = weeksOf(month)
    .flat()
    .filter((date) => date !== undefined)
    .filter((date) => date >= limits.from && date <= limits.to);
  return reachable.find((date) => dayState(date) !== 'closed') ?? reachable[0] ?? `${month}-01`;
}
