import type { OpenHours } from '@tintforge/booking-core';
import { weekdayName } from '@tintforge/content';
import { Checkbox, FieldRow, Select } from '@tintforge/ui';
import { halfHours } from '../hours/hours-groups';
import { settingsWords } from '../words';
import { weekdays } from './crew-text';

const words = settingsWords.crews;
const usual: OpenHours = { opens: '09:00', closes: '20:00' };

interface OwnHoursProps {
  workingDays: readonly number[];
  hours: readonly (OpenHours | null)[];
  onChange: (changes: { hours: readonly (OpenHours | null)[] }) => void;
}

/** A crew's own hours on its working days, or its region's. */
export function OwnHours({ workingDays, hours, onChange }: OwnHoursProps) {
  const isOwn = hours.length > 0;
  const days = weekdays.filter(({ day }) => workingDays.includes(day));
  const set = (day: number, changes: Partial<OpenHours>) =>
    onChange({ hours: hours.map((each, index) => (index === day ? { ...(each ?? usual), ...changes } : each)) });
  return (
    <>
      <Checkbox
        label={words.own}
        hint={words.ownHint}
        checked={isOwn}
        onChange={({ currentTarget }) =>
          onChange({
            hours: currentTarget.checked
              ? Array.from({ length: 7 }, (_, day) => (workingDays.includes(day) ? usual : null))
              : [],
          })
        }
      />
      {isOwn &&
        days.map(({ day }) => {
          const own = hours[day] ?? usual;
          return (
            <FieldRow key={day} shape="halves">
              <Select
                label={words.ownFrom(weekdayName(day))}
                options={halfHours.slice(0, -1)}
                value={own.opens}
                onChange={({ currentTarget }) => set(day, { opens: currentTarget.value })}
              />
              <Select
                label={words.ownUntil(weekdayName(day))}
                options={halfHours.slice(1)}
                value={own.closes}
                error={own.closes <= own.opens ? settingsWords.hours.order : undefined}
                onChange={({ currentTarget }) => set(day, { closes: currentTarget.value })}
              />
            </FieldRow>
          );
        })}
    </>
  );
}
