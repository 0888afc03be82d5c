import type { Login } from '@tintforge/api-contract';
import { beginLogin } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import { PasswordInput } from '../forms/password-input';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.password;
const { fields } = accountWords;

/** Sets a new password. This session continues; all others end. */
export function PasswordForm({ username }: { username: string }) {
  const { form, errors, isSending } = useAccountForm({
    name: 'changePassword',
    blames: (code) => (code === 'common_password' ? 'newPassword' : 'currentPassword'),
    failed: words.failed,
    onSent(answer: Login, element) {
      beginLogin(answer);
      element.reset();
      showToast({ title: words.done.title, description: words.done.text });
    },
  });
  return (
    <form {...form} className={styles.form}>
      {/* For password managers: the account that the password belongs to. */}
      <input className={styles.hidden} autoComplete="username" value={username} readOnly />
      <PasswordInput
        label={fields.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <PasswordInput
        label={fields.newPassword}
        hint={fields.passwordHint}
        name="newPassword"
        autoComplete="new-password"
        error={errors.newPassword}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="solid" busyLabel={isSending ? words.busy : undefined}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
