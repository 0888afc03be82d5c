import type { OpenHours } from '@tintforge/booking-core';
import { Checkbox, FieldRow, Select } from '@tintforge/ui';
import { settingsWords } from '../words';
import { halfHours } from './hours-groups';

const words = settingsWords.hours;

interface OpenFieldsProps {
  isOpen: boolean;
  hours: OpenHours;
  onChange: (changes: { isOpen?: boolean; hours?: OpenHours }) => void;
}

/** Open or closed, and from when until when. */
export function OpenFields({ isOpen, hours, onChange }: OpenFieldsProps) {
  const error = hours.closes <= hours.opens ? words.order : undefined;
  return (
    <>
      <Checkbox
        label={words.open}
        checked={isOpen}
        onChange={({ currentTarget }) => onChange({ isOpen: currentTarget.checked })}
      />
      {isOpen && (
        <FieldRow shape="halves">
          <Select
            label={words.opens}
            options={halfHours.slice(0, -1)}
            value={hours.opens}
            onChange={({ currentTarget }) => onChange({ hours: { ...hours, opens: currentTarget.value } })}
          />
          <Select
            label={words.closes}
            options={halfHours.slice(1)}
            value={hours.closes}
            error={error}
            onChange={({ currentTarget }) => onChange({ hours: { ...hours, closes: currentTarget.value } })}
          />
        </FieldRow>
      )}
    </>
  );
}
