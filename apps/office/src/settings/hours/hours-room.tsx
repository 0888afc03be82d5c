import type { HoursRecord } from '@tintforge/api-contract';
import { shopToday } from '@tintforge/app-base/shop-time';
import { type Door, doors, holidayIds, type OpenHours, type OpeningDay } from '@tintforge/booking-core';
import { holidayNames, officePageNames, openingText, openingWords, printHours, weekdaysText } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { useDialogStep } from '../../lib/use-dialog-step';
import { Block } from '../parts/block';
import { Loaded } from '../parts/loaded';
import { regionName, regions } from '../parts/regions';
import { Room } from '../parts/room';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { useHours } from '../parts/use-settings';
import { settingsWords } from '../words';
import { DaysDialog } from './days-dialog';
import { nextHoliday } from './holiday-text';
import { HolidaysDialog } from './holidays-dialog';
import { dayGroups, regionGroups, spanText, startsText } from './hours-groups';
import { PrintedDialog } from './printed-dialog';

const words = settingsWords.hours;

/** The names in the browser's history of the days of regions, and of a door's printed days. */
const daysName = (regionIds: readonly string[], days: readonly number[]) => `${regionIds.join()} ${days.join()}`;
const printedName = (door: Door, days: readonly number[]) => `${door} ${days.join()}`;

/** Opening days, hours and start times of the regions, holidays, and the hours that are printed. */
export function HoursRoom() {
  const query = useHours();
  return (
    <Room title={officePageNames.hours} lead={words.lead}>
      <Loaded query={query}>{(record) => <HoursLists record={record} />}</Loaded>
    </Room>
  );
}

function HoursLists({ record }: { record: HoursRecord }) {
  const { dialog, about, open, close } = useDialogStep('hours', ['days', 'printed', 'holidays']);
  const week =
    dialog === 'days' ? weekRows(record).find((row) => daysName(row.regionIds, row.days) === about) : undefined;
  const printed =
    dialog === 'printed' ? printedRows(record).find((row) => printedName(row.door, row.days) === about) : undefined;
  const today = shopToday(Date.now());
  return (
    <>
      <Block title={words.weeks.heading} lead={words.weeks.lead}>
        <WeekRows record={record} onEdit={(row) => open('days', daysName(row.regionIds, row.days))} />
      </Block>
      <Block title={words.holidays.heading} lead={words.holidays.lead}>
        <HolidayRows record={record} today={today} />
        <Button onClick={() => open('holidays')}>{words.holidays.choose}</Button>
      </Block>
      <Block title={words.printed.heading} lead={words.printed.lead}>
        <PrintedRows record={record} onEdit={(row) => open('printed', printedName(row.door, row.days))} />
      </Block>
      {week !== undefined && <DaysDialog record={record} {...week} onClose={close} />}
      {printed !== undefined && <PrintedDialog record={record} {...printed} onClose={close} />}
      {dialog === 'holidays' && <HolidaysDialog record={record} today={today} onClose={close} />}
    </>
  );
}

interface RowsProps<Row> {
  record: HoursRecord;
  onEdit: (row: Row) => void;
}

/** Days of regions with the same hours. */
interface WeekRow {
  regionIds: readonly string[];
  days: readonly number[];
  day: OpeningDay | null;
}

function weekRows({ hours }: HoursRecord): WeekRow[] {
  const groups = regionGroups(
    hours.weeks,
    regions.map(({ id }) => id),
  );
  return groups.flatMap(({ regionIds, groups: dayRows }) =>
    dayRows.map(({ days, hours: day }) => ({ regionIds, days, day })),
  );
}

function WeekRows({ record, onEdit }: RowsProps<WeekRow>) {
  return (
    <ul className={rows.list}>
      {weekRows(record).map((row) => {
        const { regionIds, days, day } = row;
        const place = placeText(regionIds);
        return (
          <li key={`${place} ${days.join()}`} className={rows.row}>
            <b>
              <span>{weekdaysText(days)}</span>
              <small>{place}</small>
            </b>
            <span>{day === null ? words.closed : spanText(day)}</span>
            <span className={rows.muted}>
              {day !== null && (
                <>
                  <span>{words.startCount(day.starts.length)}</span>
                  <small>{startsText(day.starts)}</small>
                </>
              )}
            </span>
            <RowButton icon="pencil" label={words.edit(weekdaysText(days), place)} onClick={() => onEdit(row)} />
          </li>
        );
      })}
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
            <span>{placeText(holidays[id]?.regionIds ?? null)}</span>
            {holidays[id]?.isObserved === true && <small>{words.holidays.observed}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Printed days of a door with the same hours. */
interface PrintedRow {
  door: Door;
  days: readonly number[];
  day: OpenHours | null;
}

function printedRows({ hours: { printed } }: HoursRecord): PrintedRow[] {
  return doors.flatMap((door) => dayGroups(printed[door]).map(({ days, hours: day }) => ({ door, days, day })));
}

function PrintedRows({ record, onEdit }: RowsProps<PrintedRow>) {
  const { printed } = record.hours;
  return (
    <ul className={rows.list}>
      {printedRows(record).map((row) => {
        const { door, days, day } = row;
        return (
          <li key={`${door} ${days.join()}`} className={rows.row}>
            <b>
              <span>{weekdaysText(days)}</span>
              <small>{openingWords.doors[door]}</small>
            </b>
            <span>{day === null ? words.closed : spanText(day)}</span>
            <span className={rows.muted}>
              {day !== null && openingText(printHours(door, onlyDays(printed[door], days)))}
            </span>
            <RowButton
              icon="pencil"
              label={words.edit(weekdaysText(days), openingWords.doors[door])}
              onClick={() => onEdit(row)}
            />
          </li>
        );
      })}
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
