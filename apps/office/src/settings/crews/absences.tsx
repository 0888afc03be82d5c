import type { CrewAbsence } from '@tintforge/api-contract';
import { shopToday } from '@tintforge/app-base/shop-time';
import { Button, FieldRow, TextField } from '@tintforge/ui';
import { useId, useState } from 'react';
import { spanText } from '../closures/closure-groups';
import { RowButton } from '../parts/row-button';
import rows from '../parts/rows.module.css';
import { settingsWords } from '../words';

const words = settingsWords.crews;
const none = { from: '', until: '', reason: '' };

interface AbsencesProps {
  absences: readonly CrewAbsence[];
  onChange: (changes: { absences: readonly CrewAbsence[] }) => void;
}

/** Days on which a crew is away: those to come, each removable, and a new one. */
export function Absences({ absences, onChange }: AbsencesProps) {
  const titleId = useId();
  const [typed, setTyped] = useState<typeof none>();
  const [isTried, setIsTried] = useState(false);
  const today = shopToday(Date.now());
  const ahead = absences.filter(({ until }) => until >= today);

  function add(absence: CrewAbsence) {
    setIsTried(true);
    if (isMissing(absence)) return;
    onChange({ absences: [...absences, { ...absence, reason: absence.reason.trim() }] });
    setTyped(undefined);
    setIsTried(false);
  }

  const field = (name: keyof typeof none) => ({
    value: typed?.[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...(typed ?? none), [name]: currentTarget.value }),
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
            error={isTried && isMissing(typed) ? words.absenceMissing : undefined}
            {...field('reason')}
          />
        </>
      )}
      <Button onClick={() => (typed === undefined ? setTyped(none) : add(typed))}>{words.addAbsence}</Button>
    </section>
  );
}

function isMissing({ from, until, reason }: CrewAbsence): boolean {
  return from === '' || until === '' || until < from || reason.trim() === '';
}
