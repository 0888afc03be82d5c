import type { Login } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { beginLogin } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, PhoneField, TextField } from '@tintforge/ui';
import { EmailInput } from './forms/email-input';
import styles from './forms/form.module.css';
import { NameInputs } from './forms/name-inputs';
import { PasswordInput } from './forms/password-input';
import { useAccountForm } from './forms/use-account-form';
import { accountWords } from './words';

const { fields, register: words } = accountWords;

/** Creates an account and logs in to it. */
export function RegisterForm() {
  const { form, errors, isSending } = useAccountForm({
    name: 'register',
    blames: (code) => (code === 'username_taken' ? 'username' : 'password'),
    failed: words.failed,
    onSent(answer: Login) {
      beginLogin(answer);
      showToast({ title: words.done });
    },
  });

  return (
    <form {...form} className={styles.root}>
      <NameInputs errors={errors} />
      <TextField
        label={fields.username}
        hint={fields.usernameHint}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.username}
      />
      <EmailInput hint={fields.emailHint} error={errors.email} />
      <PhoneField format={phoneText} label={fields.phone} isOptional name="phone" error={errors.phone} />
      <PasswordInput
        label={fields.password}
        hint={fields.passwordHint}
        name="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <Button type="submit" variant="primary" size="large" isBlock busyLabel={isSending ? words.busy : undefined}>
        {words.title}
      </Button>
    </form>
  );
}
