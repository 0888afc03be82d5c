import type { Login } from '@tintforge/api-contract';
import { Button, FieldRow, PhoneField, TextField } from '@tintforge/ui';
import { beginLogin } from '../../lib/session/session';
import { showToast } from '../../lib/toasts';
import styles from './forms/form.module.css';
import { PasswordInput } from './forms/password-input';
import { useAccountForm } from './forms/use-account-form';
import { accountWords } from './words';

const { fields, register: words } = accountWords;

/** Makes an account and logs in to it. */
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
      <FieldRow shape="halves">
        <TextField
          label={fields.firstName}
          isOptional
          name="firstName"
          autoComplete="given-name"
          error={errors.firstName}
        />
        <TextField
          label={fields.lastName}
          isOptional
          name="lastName"
          autoComplete="family-name"
          error={errors.lastName}
        />
      </FieldRow>
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
      <TextField
        label={fields.email}
        hint={fields.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email}
      />
      <PhoneField label={fields.phone} isOptional name="phone" error={errors.phone} />
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
