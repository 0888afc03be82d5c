import { useMutation } from '@tanstack/react-query';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Select } from '@tintforge/ui';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { regionOptions } from '../parts/regions';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { CrewFields, type CrewFieldValues, crewSample } from './crew-fields';
import { weekdays } from './crew-text';

const words = settingsWords.crews;

const newCrew: CrewFieldValues = {
  name: '',
  members: '',
  isActive: true,
  workingDays: weekdays.map(({ day }) => day).filter((day) => day !== 0),
  missingSkills: [],
  hours: [],
  absences: [],
};

/** Adds a crew to a region. */
export function AddCrewDialog({ onClose }: { onClose: () => void }) {
  const [regionId, setRegionId] = useKeptForm('region', regionOptions[0]?.value ?? '');
  const [values, setValues] = useKeptForm('crew', newCrew, crewSample);
  const done = useDone(onClose);

  const adding = useMutation({
    mutationFn: () => {
      const { name, members, workingDays, missingSkills } = values;
      const lists = { workingDays: [...workingDays], missingSkills: [...missingSkills] };
      return staffApi('addCrew', { body: { regionId, name, members, ...lists } });
    },
    onSuccess: async ({ name }) => {
      await reloadSettings();
      showToast({ title: words.added(name) });
      done();
    },
  });
  const errors = fieldErrors(adding.error);

  return (
    <FormDialog
      title={words.addTitle}
      onClose={onClose}
      onSubmit={() => adding.mutate()}
      confirm={words.add}
      busyLabel={adding.isPending ? words.saving : undefined}
      problem={problemText(adding.error)}
      tries={adding.isError ? adding.submittedAt : 0}
    >
      <Select
        label={words.region}
        options={regionOptions}
        value={regionId}
        error={errors.regionId}
        onChange={({ currentTarget }) => setRegionId(currentTarget.value)}
      />
      <CrewFields isNew values={values} errors={errors} onChange={(changes) => setValues({ ...values, ...changes })} />
    </FormDialog>
  );
}
