import type { CrewAbsence } from '@tintforge/api-contract';
import type { OpenHours } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { Checkbox, TextField } from '@tintforge/ui';
import { ChoiceChips } from '../parts/choice-chips';
import { settingsWords } from '../words';
import { Absences } from './absences';
import { weekdays } from './crew-text';
import { OwnHours } from './own-hours';

const words = settingsWords.crews;

/** Settings of a crew, except its region. */
export interface CrewFieldValues {
  name: string;
  members: string;
  isActive: boolean;
  workingDays: readonly number[];
  missingSkills: readonly string[];
  /** Its own hours by weekday; empty when it works its region's. */
  hours: readonly (OpenHours | null)[];
  absences: readonly CrewAbsence[];
  /** An absence that is being typed. */
  absence?: CrewAbsence | undefined;
}

/** The shape of the fields with something in each (`useKeptForm`). */
export const crewSample: Required<CrewFieldValues> = {
  name: '',
  members: '',
  isActive: true,
  workingDays: [0],
  missingSkills: [''],
  hours: [{ opens: '', closes: '' }, null],
  absences: [{ from: '', until: '', reason: '' }],
  absence: { from: '', until: '', reason: '' },
};

interface CrewFieldsProps {
  values: CrewFieldValues;
  onChange: (changes: Partial<CrewFieldValues>) => void;
  errors: Partial<Record<string, string>>;
  /** A new crew is active. */
  isNew?: boolean;
}

const dayOptions = weekdays.map(({ day, short, long }) => ({ value: String(day), label: short, name: long }));
const skillOptions = catalogue.addOns.map(({ id, name }) => ({ value: id, label: name }));

/** Name, members, days and skills of a crew. The form selects its skills; the record stores the missing ones. */
export function CrewFields({ values, onChange, errors, isNew = false }: CrewFieldsProps) {
  const { name, members, isActive, workingDays, missingSkills } = values;
  return (
    <>
      <TextField
        label={words.name}
        value={name}
        autoComplete="off"
        error={errors.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextField
        label={words.members}
        hint={words.membersHint}
        isOptional
        value={members}
        autoComplete="off"
        error={errors.members}
        onChange={({ currentTarget }) => onChange({ members: currentTarget.value })}
      />
      <ChoiceChips
        legend={words.days}
        hint={words.daysHint}
        options={dayOptions}
        chosen={workingDays.map(String)}
        error={errors.workingDays}
        onChange={(chosen) => onChange({ workingDays: chosen.map(Number) })}
      />
      <ChoiceChips
        legend={words.skills}
        options={skillOptions}
        chosen={skillOptions.map(({ value }) => value).filter((id) => !missingSkills.includes(id))}
        error={errors.missingSkills}
        onChange={(chosen) =>
          onChange({ missingSkills: skillOptions.map(({ value }) => value).filter((id) => !chosen.includes(id)) })
        }
      />
      {!isNew && <OwnHours workingDays={workingDays} hours={values.hours} onChange={onChange} />}
      {!isNew && (
        <Absences absences={values.absences} typed={values.absence} error={errors.absence} onChange={onChange} />
      )}
      {!isNew && (
        <Checkbox
          label={words.active}
          hint={words.activeHint}
          checked={isActive}
          onChange={({ currentTarget }) => onChange({ isActive: currentTarget.checked })}
        />
      )}
    </>
  );
}
