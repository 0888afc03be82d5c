import type { HoursRecord } from '@tintforge/api-contract';
import { shopToday } from '@tintforge/app-base/shop-time';
import { type Door, doors, holidayIds, type OpenHours, type OpeningDay } from '@tintforge/booking-core';
import { holidayNames, openingText, openingWords, printHours, weekdaysText } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { Block } from '../parts/block';
import { Loaded } from '../parts/loaded';
import { regionName, regions } from '../parts/regions';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useHours } from '../parts/use-settings';
import rules from '../rules/rules-section.module.css';
import { settingsWords } from '../words';
import { DaysDialog } from './days-dialog';
import { nextHoliday } from './holiday-text';
import { HolidaysDialog } from './holidays-dialog';
import { dayGroups, regionGroups, spanText, startsText } from './hours-groups';
import { PrintedDialog } from './printed-dialog';

const words = settingsWords.hours;

type HoursTask =
  | { kind: 'days'; regionIds: readonly string[]; days: readonly number[]; day: OpeningDay | null }
  | { kind: 'printed'; door: Door; days: readonly number[]; day: OpenHours | null }
  | { kind: 'holidays' };

/** Opening days, hours and start times of the regions, holidays, and the hours that are printed. */
export function HoursSection() {
  const query = useHours();
  return (
    <section id="hours" aria-label={words.heading} tabIndex={-1} className={rules.root}>
      <header className={rules.header}>
        <h2 className={rules.title}>{words.heading}</h2>
        <p className={rules.lead}>{words.lead}</p>
      </header>
      <Loaded query={query}>{(record) => <HoursLists record={record} />}</Loaded>
    </section>
  );
}

function HoursLists({ record }: { record: HoursRecord }) {
  const [task, setTask] = useState<HoursTask>();
  const close = () => setTask(undefined);
  const today = shopToday(Date.now());
  return (
    <>
      <Block isPart title={words.weeks.heading} lead={words.weeks.lead}>
        <WeekRows record={record} onEdit={setTask} />
      </Block>
      <Block isPart title={words.holidays.heading} lead={words.holidays.lead}>
        <HolidayRows record={record} today={today} />
        <Button onClick={() => setTask({ kind: 'holidays' })}>{words.holidays.choose}</Button>
      </Block>
      <Block isPart title={words.printed.heading} lead={words.printed.lead}>
        <PrintedRows record={record} onEdit={setTask} />
      </Block>
      {task?.kind === 'days' && <DaysDialog record={record} {...task} onClose={close} />}
      {task?.kind === 'printed' && <PrintedDialog record={record} {...task} onClose={close} />}
      {task?.kind === 'holidays' && <HolidaysDialog record={record} today={today} onClose={close} />}
    </>
  );
}

interface RowsProps {
  record: HoursRecord;
  onEdit: (task: HoursTask) => void;
}

function WeekRows({ record, onEdit }: RowsProps) {
  const groups = regionGroups(
    record.hours.weeks,
    regions.map(({ id }) => id),
  );
  return (
    <ul className={rows.list}>
      {groups.flatMap(({ regionIds, groups: dayRows }) =>
        dayRows.map(({ days, hours: day }) => {
          const place = placeText(regionIds);
          return (
            <li key={`${place} ${days.join()}`} className={rows.row}>
              <b>
                {weekdaysText(days)}
                <small>{place}</small>
              </b>
              <span>{day === null ? words.closed : spanText(day)}</span>
              <span className={rows.muted}>
                {day !== null && (
                  <>
                    {words.startCount(day.starts.length)}
                    <small>{startsText(day.starts)}</small>
                  </>
                )}
              </span>
              <RowButton
                icon="pencil"
                label={words.edit(weekdaysText(days), place)}
                onClick={() => onEdit({ kind: 'days', regionIds, days, day })}
              />
            </li>
          );
        }),
      )}
    </ul>
  );
}

function HolidayRows({ record, today }: { record: HoursRecord; today: string }) {
  const { holidays } = record.hours;
  const kept = holidayIds.filter((id) => holidays[id] !== undefined);
  if (kept.length === 0) return <p className={rows.empty}>{words.holidays.none}</p>;
  return (
    <ul className={rows.list}>
      {kept.map((id) => (
        <li key={id} className={rows.row}>
          <b>{holidayNames[id]}</b>
          <span>{nextHoliday(id, today).dateText}</span>
          <span className={rows.muted}>
            {placeText(holidays[id]?.regionIds ?? null)}
            {holidays[id]?.isObserved === true && <small>{words.holidays.observed}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PrintedRows({ record, onEdit }: RowsProps) {
  const { printed } = record.hours;
  return (
    <ul className={rows.list}>
      {doors.flatMap((door) =>
        dayGroups(printed[door]).map(({ days, hours: day }) => (
          <li key={`${door} ${days.join()}`} className={rows.row}>
            <b>
              {weekdaysText(days)}
              <small>{openingWords.doors[door]}</small>
            </b>
            <span>{day === null ? words.closed : spanText(day)}</span>
            <span className={rows.muted}>
              {day !== null && openingText(printHours(door, onlyDays(printed[door], days)))}
            </span>
            <RowButton
              icon="pencil"
              label={words.edit(weekdaysText(days), openingWords.doors[door])}
              onClick={() => onEdit({ kind: 'printed', door, days, day })}
            />
          </li>
        )),
      )}
    </ul>
  );
}

function onlyDays(week: readonly (OpenHours | null)[], days: readonly number[]) {
  return week.map((day, index) => (days.includes(index) ? day : null));
}

/** The names of regions; all of them have one. */
function placeText(regionIds: readonly string[] | null): string {
  if (regionIds === null || regionIds.length === regions.length) return settingsWords.allRegions;
  return regionIds.map(regionName).join(', ');
}
