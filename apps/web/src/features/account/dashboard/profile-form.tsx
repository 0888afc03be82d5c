import type { ErrorCode, User } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { learnUser } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, PhoneField } from '@tintforge/ui';
import { useState } from 'react';
import { EmailInput } from '../forms/email-input';
import { NameInputs } from '../forms/name-inputs';
import { PasswordInput } from '../forms/password-input';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.profile;
const { fields } = accountWords;

/** Error codes about the password. */
const ofPassword: readonly ErrorCode[] = ['invalid_credentials', 'too_many_attempts'];

/** Edits name, email and phone. Changing the email requires the password. */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [asksPassword, setAsksPassword] = useState(false);
  const { form, errors, isSending } = useAccountForm({
    name: 'updateProfile',
    blames: (code) => (ofPassword.includes(code) ? 'currentPassword' : undefined),
    failed: words.notSaved,
    onRefused({ fields: refused }) {
      // The account's email may have changed since this page loaded it.
      if (refused?.currentPassword !== undefined) setAsksPassword(true);
      return false;
    },
    onSent(answer: { user: User }) {
      learnUser(answer.user);
      showToast({ title: words.saved });
      onDone();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <NameInputs errors={errors} user={user} autoFocus />
      <EmailInput
        hint={words.emailHint}
        defaultValue={user.email}
        error={errors.email}
        onChange={(event) => setAsksPassword(!isSameEmail(event.currentTarget.value, user.email))}
      />
      {asksPassword && (
        <>
          {/* For password managers: the account that the password belongs to. */}
          <input className={styles.hidden} autoComplete="username" value={user.username} readOnly />
          <PasswordInput
            label={fields.currentPassword}
            hint={words.passwordHint}
            name="currentPassword"
            autoComplete="current-password"
            error={errors.currentPassword}
          />
        </>
      )}
      <PhoneField
        format={phoneText}
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

/** Compared the way the server compares them. */
function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
