import type { HoursRecord } from '@tintforge/api-contract';
import { formatTime, isStartTime, type OpenHours, type OpeningDay } from '@tintforge/booking-core';
import { openingWords, weekdaysText } from '@tintforge/content';
import { useState } from 'react';
import { useKeptForm } from '../../lib/use-kept-form';
import { ChoiceChips } from '../parts/choice-chips';
import { regionOptions } from '../parts/regions';
import { settingsWords } from '../words';
import { HoursChangeDialog } from './hours-change-dialog';
import { startsWithin, withDays } from './hours-groups';
import { OpenFields } from './open-fields';
import { useHoursChange } from './use-hours-change';

const words = settingsWords.hours;

interface DaysDialogProps {
  record: HoursRecord;
  /** The edited row. */
  regionIds: readonly string[];
  days: readonly number[];
  day: OpeningDay | null;
  onClose: () => void;
}

/** Edits hours and start times of some days in some regions. */
export function DaysDialog({ record, onClose, ...row }: DaysDialogProps) {
  const usual = row.day ?? usualDay(record);
  const [values, setValues] = useKeptForm(
    'days',
    { ...row, isOpen: row.day !== null, hours: usual as OpenHours, starts: usual.starts },
    { regionIds: [''], days: [0], isOpen: true, hours: { opens: '', closes: '' }, starts: [''] },
  );
  const { regionIds, days, isOpen, hours, starts } = values;
  const possible = startsWithin(hours);
  const chosen = starts.filter((start) => possible.includes(start));
  const day = isOpen ? { opens: hours.opens, closes: hours.closes, starts: chosen } : null;
  const change = useHoursChange({ record, hours: withDays(record.hours, { regionIds, days, day }), onClose });
  const [isTried, setIsTried] = useState(false);
  const missing = isTried ? missingIn({ regionIds, days, day }) : undefined;

  return (
    <HoursChangeDialog
      title={words.editTitle(weekdaysText(row.days))}
      change={{
        ...change,
        submit: () => {
          setIsTried(true);
          if (missingIn({ regionIds, days, day }) === undefined) change.submit();
        },
      }}
      missing={missing}
      onClose={onClose}
    >
      <ChoiceChips
        legend={words.where}
        options={regionOptions}
        chosen={regionIds}
        onChange={(wanted) => setValues({ ...values, regionIds: wanted })}
      />
      <OpenFields values={values} onChange={setValues} />
      {isOpen && (
        <ChoiceChips
          legend={words.starts}
          hint={words.startsHint}
          options={possible.map((start) => ({ value: start, label: formatTime(start) }))}
          chosen={chosen}
          onChange={(wanted) => setValues({ ...values, starts: wanted.filter(isStartTime) })}
        />
      )}
    </HoursChangeDialog>
  );
}

/** A closed day begins with the hours of another one. */
function usualDay({ hours: { weeks } }: HoursRecord): OpeningDay {
  const open = Object.values(weeks)
    .flat()
    .find((day) => day !== null);
  return open ?? { opens: '09:00', closes: '20:00', starts: [] };
}

function missingIn({
  regionIds,
  days,
  day,
}: {
  regionIds: readonly string[];
  days: readonly number[];
  day: OpeningDay | null;
}): string | undefined {
  if (regionIds.length === 0) return words.noRegion;
  if (days.length === 0) return words.noDay;
  if (day === null) return undefined;
  if (day.closes <= day.opens) return openingWords.findings['closes-before-opens'];
  return day.starts.length === 0 ? openingWords.findings['no-starts'] : undefined;
}
