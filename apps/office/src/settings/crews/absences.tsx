import type { CrewAbsence } from '@tintforge/api-contract';
import { shopToday } from '@tintforge/app-base/shop-time';
import { Button, FieldRow, TextField } from '@tintforge/ui';
import { useId, useState } from 'react';
import { spanText } from '../closures/closure-groups';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { settingsWords } from '../words';

const words = settingsWords.crews;
const none: CrewAbsence = { from: '', until: '', reason: '' };

interface AbsencesProps {
  absences: readonly CrewAbsence[];
  /** An absence that is being typed. Saving the crew adds it too. */
  typed: CrewAbsence | undefined;
  error: string | undefined;
  onChange: (changes: { absences?: readonly CrewAbsence[]; absence?: CrewAbsence | undefined }) => void;
}

/** Days on which a crew is away: those to come, each removable, and a new one. */
export function Absences({ absences, typed, error, onChange }: AbsencesProps) {
  const titleId = useId();
  const [isTried, setIsTried] = useState(false);
  const today = shopToday(Date.now());
  const ahead = absences.filter(({ until }) => until >= today);

  function add(absence: CrewAbsence) {
    setIsTried(isMissing(absence));
    if (!isMissing(absence)) onChange({ absences: withTyped(absences, absence), absence: undefined });
  }

  const field = (name: keyof CrewAbsence) => ({
    value: typed?.[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ absence: { ...(typed ?? none), [name]: currentTarget.value } }),
  });

  return (
    <section aria-labelledby={titleId} className={rows.part}>
      <h3 id={titleId} className={rows.heading}>
        {words.absences}
      </h3>
      {ahead.length > 0 && (
        <ul className={rows.list}>
          {ahead.map((absence) => (
            <li key={`${absence.from} ${absence.until} ${absence.reason}`} className={rows.short}>
              <span>{words.absent(spanText(absence), absence.reason)}</span>
              <RowButton
                icon="trash-2"
                label={words.removeAbsence(spanText(absence))}
                onClick={() => onChange({ absences: absences.filter((each) => each !== absence) })}
              />
            </li>
          ))}
        </ul>
      )}
      {typed !== undefined && (
        <>
          <FieldRow shape="halves">
            <TextField label={words.firstDay} type="date" min={today} {...field('from')} />
            <TextField
              label={words.lastDay}
              type="date"
              min={typed.from === '' ? today : typed.from}
              {...field('until')}
            />
          </FieldRow>
          <TextField
            label={words.absenceReason}
            maxLength={120}
            autoComplete="off"
            error={isTried && isMissing(typed) ? words.absenceMissing : error}
            {...field('reason')}
          />
        </>
      )}
      <Button onClick={() => (typed === undefined ? onChange({ absence: none }) : add(typed))}>
        {words.addAbsence}
      </Button>
    </section>
  );
}

/** The absences with the typed one; fields that were opened and left empty add none. */
export function withTyped(absences: readonly CrewAbsence[], typed: CrewAbsence | undefined): readonly CrewAbsence[] {
  if (typed === undefined || isEmpty(typed)) return absences;
  return [...absences, { ...typed, reason: typed.reason.trim() }];
}

/** True for an absence that was begun and lacks something. */
export function isUnfinished(typed: CrewAbsence | undefined): boolean {
  return typed !== undefined && !isEmpty(typed) && isMissing(typed);
}

function isEmpty({ from, until, reason }: CrewAbsence): boolean {
  return from === '' && until === '' && reason.trim() === '';
}

function isMissing({ from, until, reason }: CrewAbsence): boolean {
  return from === '' || until === '' || until < from || reason.trim() === '';
}
