import { useMutation } from '@tanstack/react-query';
import type { StaffInvitation, StaffMember, StaffRequest } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useStepQuestion } from '@tintforge/app-base/use-step-question';
import { Banner, Button, Checkbox, keepValues, Note } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { staffApi } from '../../lib/staff-api';
import { useFinish } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { FormDialog } from '../parts/form-dialog';
import { fieldErrors, problemText } from '../parts/problem-text';
import { reloadSettings } from '../parts/use-settings';
import { settingsWords } from '../words';
import { NameFields, StaffEmailField } from './name-fields';
import { RoleFields } from './role-fields';
import styles from './staff-dialog.module.css';
import { nameOf } from './staff-text';

const words = settingsWords.staff;

interface StaffDialogProps {
  member: StaffMember;
  /** True when it is the current user. */
  isOwn: boolean;
  onClose: () => void;
  onInvited: (invitation: StaffInvitation) => void;
}

/** The shape of the fields (`useKeptForm`). */
const staffSample = { firstName: '', lastName: '', email: '', role: '', regionId: null, isActive: true };

/** Actions that log a staff member out everywhere: each asks first. */
const questions = ['password', 'factor'] as const;

/** Changes a staff member's name and role, revokes access, or sends a new link or password. */
export function StaffDialog({ member, isOwn, onClose, onInvited }: StaffDialogProps) {
  // Only the edited fields; the others follow the refetched staff member.
  const [draft, setDraft] = useKeptForm<Partial<Omit<StaffRequest, 'version'>>>('staff', {}, staffSample);
  const { question, ask, close } = useStepQuestion(questions);
  const { id, version, email, isEmailOpen, firstName, lastName, role, regionId, isActive } = member;
  const finish = useFinish();
  const values = { firstName, lastName, role, regionId, isActive, ...draft };
  const typedEmail = draft.email ?? email;
  const change = (changes: typeof draft) => setDraft({ ...draft, ...changes });

  const saving = useMutation({
    mutationFn: () => staffApi('changeStaff', { params: { id }, body: { version, ...values } }),
    onSuccess: async ({ member: changed }) => {
      await reloadSettings();
      const isMailed = changed.isActive && changed.email !== '' && changed.email !== email;
      const mailed = isMailed ? { description: words.mailed(changed.email) } : {};
      showToast({ title: words.changed(nameOf(changed)), ...mailed });
      finish();
      onClose();
    },
    onError: catchUp,
  });
  const inviting = useMutation({
    mutationFn: () => staffApi('inviteStaff', { params: { id }, body: { version } }),
    onSuccess: async (invitation) => {
      await reloadSettings();
      if (invitation.password === null) showToast({ title: words.mailed(invitation.member.email) });
      finish();
      onInvited(invitation);
    },
    onError: catchUp,
  });
  const resetting = useMutation({
    mutationFn: () => staffApi('resetStaffFactors', { params: { id }, body: { version } }),
    onSuccess: async () => {
      await reloadSettings();
      showToast({ title: words.factorReset(nameOf(member)) });
      finish();
      onClose();
    },
    onError: catchUp,
  });
  const problem = saving.error ?? inviting.error ?? resetting.error;
  const errors = fieldErrors(saving.error);

  if (question !== undefined) {
    const asking = question === 'factor' ? resetting : inviting;
    const refusal = problemText(asking.error);
    const { title, text, confirm } = words.questions[question];
    return (
      <Dialog
        isOpen
        onClose={close}
        title={title(nameOf(member))}
        closeLabel={settingsWords.close}
        footer={
          <Button
            variant="danger"
            busyLabel={asking.isPending ? words.inviting : undefined}
            onClick={() => asking.mutate()}
          >
            {confirm}
          </Button>
        }
        safeChoice={{ label: settingsWords.back, onChoose: close }}
      >
        {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
        <p>{text}</p>
      </Dialog>
    );
  }

  return (
    <FormDialog
      title={words.editTitle(nameOf(member))}
      onClose={onClose}
      onSubmit={() => saving.mutate()}
      confirm={words.save}
      busyLabel={saving.isPending ? words.saving : undefined}
      problem={problemText(problem)}
      tries={saving.isError ? saving.submittedAt : 0}
    >
      <NameFields values={values} errors={errors} onChange={change} />
      {isEmailOpen && !isOwn && (
        <StaffEmailField
          hint={words.emailOpenHint}
          value={typedEmail}
          error={errors.email}
          onChange={(typed) => change({ email: typed })}
        />
      )}
      {isOwn ? (
        <Note icon="info">{words.own}</Note>
      ) : (
        <>
          <RoleFields role={values.role} regionId={values.regionId} errors={errors} onChange={change} />
          <Checkbox
            label={words.active}
            hint={words.activeHint}
            checked={values.isActive}
            onChange={({ currentTarget }) => change({ isActive: currentTarget.checked })}
          />
          {isActive && typedEmail === email && (
            <div className={styles.invite}>
              {email === '' ? (
                <Button onClick={() => ask('password')}>{words.inviteByPassword}</Button>
              ) : (
                <Button busyLabel={inviting.isPending ? words.inviting : undefined} onClick={() => inviting.mutate()}>
                  {words.inviteByMail}
                </Button>
              )}
              <p className={styles.hint}>
                {keepValues(email === '' ? words.inviteHint.password : words.inviteHint.mail(email))}
              </p>
            </div>
          )}
          {member.hasFactor && (
            <div className={styles.invite}>
              <Button onClick={() => ask('factor')}>{words.resetFactor}</Button>
              <p className={styles.hint}>{words.resetFactorHint}</p>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** After a conflict the staff member is refetched; the draft stays on top. */
function catchUp(error: unknown): void {
  if (codeOf(error) === 'changed_meanwhile') void reloadSettings();
}
