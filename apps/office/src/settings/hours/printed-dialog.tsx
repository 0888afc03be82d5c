import type { HoursRecord } from '@tintforge/api-contract';
import type { Door, OpenHours } from '@tintforge/booking-core';
import { openingWords } from '@tintforge/content';
import { useKeptForm } from '../../lib/use-kept-form';
import { settingsWords } from '../words';
import { HoursChangeDialog } from './hours-change-dialog';
import { withPrintedDays } from './hours-groups';
import { OpenFields } from './open-fields';
import { useHoursChange } from './use-hours-change';

const words = settingsWords.hours;

interface PrintedDialogProps {
  record: HoursRecord;
  door: Door;
  /** The edited row. */
  days: readonly number[];
  day: OpenHours | null;
  onClose: () => void;
}

/** Edits the hours that pages and emails show for one door. */
export function PrintedDialog({ record, door, onClose, ...row }: PrintedDialogProps) {
  const [values, setValues] = useKeptForm('printed', {
    days: row.days,
    isOpen: row.day !== null,
    hours: row.day ?? { opens: '09:00', closes: '17:00' },
  });
  const { days, isOpen, hours } = values;
  const day = isOpen ? hours : null;
  const printed = { ...record.hours.printed, [door]: withPrintedDays(record.hours.printed[door], { days, day }) };
  const change = useHoursChange({ record, hours: { ...record.hours, printed }, onClose });
  const missing = days.length === 0 ? words.noDay : undefined;
  const isTurned = isOpen && hours.closes <= hours.opens;
  return (
    <HoursChangeDialog
      title={openingWords.doors[door]}
      change={change}
      missing={missing ?? (isTurned ? openingWords.findings['closes-before-opens'] : undefined)}
      onClose={onClose}
    >
      <OpenFields values={values} onChange={setValues} />
    </HoursChangeDialog>
  );
}
