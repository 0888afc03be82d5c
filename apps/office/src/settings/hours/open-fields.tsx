import type { OpenHours } from '@tintforge/booking-core';
import { fromMonday, weekdayNames } from '@tintforge/content';
import { Checkbox, FieldRow, Select } from '@tintforge/ui';
import { ChoiceChips } from '../parts/choice-chips';
import { settingsWords } from '../words';
import { halfHours } from './hours-groups';

const words = settingsWords.hours;

/** The days, open or closed, and their hours. */
interface OpenValues {
  days: readonly number[];
  isOpen: boolean;
  hours: OpenHours;
}

/** The days to choose from, Monday first. */
const dayOptions = fromMonday.map((day) => {
  const { short, long } = weekdayNames[day];
  return { value: String(day), label: short, name: long };
});

/** The days, open or closed, and from when until when. */
export function OpenFields<Values extends OpenValues>({
  values,
  onChange,
}: {
  values: Values;
  onChange: (values: Values) => void;
}) {
  const { days, isOpen, hours } = values;
  const setHours = (changed: Partial<OpenHours>) => onChange({ ...values, hours: { ...hours, ...changed } });
  const error = hours.closes <= hours.opens ? words.order : undefined;
  return (
    <>
      <ChoiceChips
        legend={words.days}
        options={dayOptions}
        chosen={days.map(String)}
        onChange={(wanted) => onChange({ ...values, days: wanted.map(Number) })}
      />
      <Checkbox
        label={words.open}
        checked={isOpen}
        onChange={({ currentTarget }) => onChange({ ...values, isOpen: currentTarget.checked })}
      />
      {isOpen && (
        <FieldRow shape="halves">
          <Select
            label={words.opens}
            options={halfHours.slice(0, -1)}
            value={hours.opens}
            onChange={({ currentTarget }) => setHours({ opens: currentTarget.value })}
          />
          <Select
            label={words.closes}
            options={halfHours.slice(1)}
            value={hours.closes}
            error={error}
            onChange={({ currentTarget }) => setHours({ closes: currentTarget.value })}
          />
        </FieldRow>
      )}
    </>
  );
}
