import { useMutation } from '@tanstack/react-query';
import type { NewStaffRequest, StaffInvitation } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { TextField } from '@tintforge/ui';
import { staffApi } from '../../lib/staff-api';
import { useFinish } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { NameFields, StaffEmailField } from './name-fields';
import { RoleFields } from './role-fields';
import { nameOf } from './staff-text';

const words = settingsWords.staff;

const nobody: NewStaffRequest = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  role: 'crew',
  regionId: null,
};

interface AddStaffDialogProps {
  onClose: () => void;
  onAdded: (invitation: StaffInvitation) => void;
}

/** Adds a staff member. */
export function AddStaffDialog({ onClose, onAdded }: AddStaffDialogProps) {
  const [values, setValues] = useKeptForm('staff', nobody);
  const finish = useFinish();
  const change = (changes: Partial<NewStaffRequest>) => setValues({ ...values, ...changes });

  const adding = useMutation({
    mutationFn: () => staffApi('addStaff', { body: values }),
    onSuccess: async (invitation) => {
      await reloadSettings();
      const { member, password } = invitation;
      const mailed = password === null ? { description: words.mailed(member.email) } : {};
      showToast({ title: words.added(nameOf(member)), ...mailed });
      finish();
      onAdded(invitation);
    },
  });
  const errors = fieldErrors(adding.error);

  return (
    <FormDialog
      title={words.addTitle}
      onClose={onClose}
      onSubmit={() => adding.mutate()}
      confirm={words.addAction}
      busyLabel={adding.isPending ? words.saving : undefined}
      problem={problemText(adding.error)}
      tries={adding.isError ? adding.submittedAt : 0}
    >
      <TextField
        label={words.username}
        hint={words.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={values.username}
        error={errors.username}
        onChange={({ currentTarget }) => change({ username: currentTarget.value })}
      />
      <NameFields values={values} errors={errors} onChange={change} />
      <StaffEmailField
        hint={words.emailHint}
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      <RoleFields role={values.role} regionId={values.regionId} errors={errors} onChange={change} />
    </FormDialog>
  );
}
