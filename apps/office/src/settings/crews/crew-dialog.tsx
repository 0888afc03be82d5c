import { useMutation } from '@tanstack/react-query';
import type { CrewOutcome, CrewRecord } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { useOutcomeStep } from '../../lib/use-outcome-step';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { StandingList } from '../parts/standing-list';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { isUnfinished, withTyped } from './absences';
import { CrewFields, type CrewFieldValues, crewSample } from './crew-fields';

const words = settingsWords.crews;

/** Edits a crew. Jobs that no longer fit are shown before saving. */
export function CrewDialog({ crew, onClose }: { crew: CrewRecord; onClose: () => void }) {
  // Only the edited fields; the others follow the refetched crew.
  const [draft, setDraft] = useKeptForm<Partial<CrewFieldValues>>('crew', {}, crewSample);
  const { seen, show, back } = useOutcomeStep<CrewOutcome>();
  const [tries, setTries] = useState(0);
  const done = useDone(onClose);
  const values: CrewFieldValues = { ...crew, ...draft };

  const saving = useMutation({
    mutationFn: async ({ isChecked }: { isChecked: boolean }) => {
      const send = (dryRun: boolean) => {
        const { name, members, isActive, workingDays, missingSkills } = values;
        const own = { hours: ownHours(values), absences: [...withTyped(values.absences, values.absence)] };
        const lists = { workingDays: [...workingDays], missingSkills: [...missingSkills], ...own };
        const body = { version: crew.version, name, members, isActive, ...lists, dryRun };
        return staffApi('changeCrew', { params: { id: crew.id }, body });
      };
      if (!isChecked) {
        const judged = await send(true);
        if (judged.standing.count > 0) return { judged };
      }
      return { saved: await send(false) };
    },
    onSuccess: async (outcome) => {
      if ('judged' in outcome) return show(outcome.judged);
      await reloadSettings();
      showToast({ title: words.changed(outcome.saved.crew.name) });
      done();
    },
    onError: (error) => {
      back();
      if (codeOf(error) === 'changed_meanwhile') void reloadSettings();
    },
  });
  const isAbsenceWrong = tries > 0 && isUnfinished(values.absence);
  const errors = { ...fieldErrors(saving.error), ...(isAbsenceWrong ? { absence: words.absenceMissing } : {}) };

  function submit() {
    if (isUnfinished(values.absence)) setTries((before) => before + 1);
    else saving.mutate({ isChecked: seen !== undefined });
  }

  return (
    <FormDialog
      title={words.editTitle(crew.name)}
      onClose={onClose}
      onSubmit={submit}
      onBack={seen === undefined ? undefined : back}
      confirm={seen === undefined ? words.save : words.saveAll}
      busyLabel={saving.isPending ? words.saving : undefined}
      problem={problemText(saving.error)}
      tries={isAbsenceWrong ? tries : saving.isError ? saving.submittedAt : 0}
    >
      {seen === undefined ? (
        <CrewFields values={values} errors={errors} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      ) : (
        <StandingList standing={seen.standing} />
      )}
    </FormDialog>
  );
}

/** Hours count on working days alone. */
function ownHours({ hours, workingDays }: CrewFieldValues) {
  return hours.map((each, day) => (workingDays.includes(day) ? each : null));
}
