import type { HoursRecord, ShopHours } from '@tintforge/api-contract';
import { type HolidayId, holidayIds } from '@tintforge/booking-core';
import { holidayNames } from '@tintforge/content';
import { Checkbox } from '@tintforge/ui';
import { useKeptForm } from '../../lib/use-kept-form';
import { ChoiceChips } from '../parts/choice-chips';
import { regionOptions, regions } from '../parts/regions';
import { settingsWords } from '../words';
import { nextHoliday } from './holiday-text';
import styles from './hours.module.css';
import { HoursChangeDialog } from './hours-change-dialog';
import { useHoursChange } from './use-hours-change';

const words = settingsWords.hours.holidays;
const allIds = regions.map(({ id }) => id);

interface HolidaysDialogProps {
  record: HoursRecord;
  /** `YYYY-MM-DD` */
  today: string;
  onClose: () => void;
}

/** Switches federal holidays on and off, for all regions or some. */
export function HolidaysDialog({ record, today, onClose }: HolidaysDialogProps) {
  const [{ holidays }, keep] = useKeptForm('holidays', { holidays: record.hours.holidays }, { holidays: {} });
  const setHolidays = (chosen: ShopHours['holidays']) => keep({ holidays: chosen });
  const change = useHoursChange({ record, hours: { ...record.hours, holidays }, onClose });
  const isNowhere = Object.values(holidays).some(({ regionIds }) => regionIds?.length === 0);
  const set = (id: HolidayId, holiday: ShopHours['holidays'][HolidayId]) => {
    const { [id]: _before, ...others } = holidays;
    setHolidays(holiday === undefined ? others : { ...others, [id]: holiday });
  };
  return (
    <HoursChangeDialog
      title={words.title}
      change={change}
      missing={isNowhere ? settingsWords.hours.noRegion : undefined}
      onClose={onClose}
    >
      <ul className={styles.holidays}>
        {holidayIds.map((id) => {
          const holiday = holidays[id];
          const { dateText, observedText } = nextHoliday(id, today);
          return (
            <li key={id} className={styles.holiday}>
              <Checkbox
                label={holidayNames[id]}
                hint={dateText}
                checked={holiday !== undefined}
                onChange={({ currentTarget }) =>
                  set(id, currentTarget.checked ? { regionIds: null, isObserved: false } : undefined)
                }
              />
              {holiday !== undefined && (
                <div className={styles.more}>
                  <ChoiceChips
                    legend={words.where(holidayNames[id])}
                    options={regionOptions}
                    chosen={holiday.regionIds ?? allIds}
                    onChange={(chosen) =>
                      set(id, { ...holiday, regionIds: chosen.length === allIds.length ? null : chosen })
                    }
                  />
                  <Checkbox
                    label={words.observed}
                    hint={observedText}
                    checked={holiday.isObserved}
                    onChange={({ currentTarget }) => set(id, { ...holiday, isObserved: currentTarget.checked })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </HoursChangeDialog>
  );
}
