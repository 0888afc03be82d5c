import type { User } from '@tintforge/api-contract';
import { Button, PhoneField } from '@tintforge/ui';
import { phoneText } from '../../../lib/phone-text';
import { learnUser } from '../../../lib/session/session';
import { showToast } from '../../../lib/toasts';
import { EmailInput } from '../forms/email-input';
import { NameInputs } from '../forms/name-inputs';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.profile;
const { fields } = accountWords;

/** Changes name, email and phone. */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { form, errors, isSending } = useAccountForm({
    name: 'updateProfile',
    blames: () => undefined,
    failed: words.notSaved,
    onSent(answer: { user: User }) {
      learnUser(answer.user);
      showToast({ title: words.saved });
      onDone();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <NameInputs errors={errors} user={user} autoFocus />
      <EmailInput hint={words.emailHint} defaultValue={user.email} error={errors.email} />
      <PhoneField
        label={fields.phone}
        isOptional
        name="phone"
        defaultValue={phoneText(user.phone)}
        error={errors.phone}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="solid" busyLabel={isSending ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
