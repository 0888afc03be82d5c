import type { CallOutput } from '@tintforge/api-contract/client';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { Banner, Button, Note, TextField } from '@tintforge/ui';
import { useState } from 'react';
import styles from './forms/form.module.css';
import { PasswordInput } from './forms/password-input';
import { useAccountForm } from './forms/use-account-form';
import { accountWords } from './words';

const { fields, login, verifyEmail: words } = accountWords;

interface VerificationFormProps {
  token: string;
  /** The account that the link belongs to. */
  username: string;
  /** The account that is logged in here; undefined when no one is. */
  caller: string | undefined;
  onVerified: (verified: CallOutput<'verifyEmail'>) => void;
  onExpired: () => void;
}

/**
 * Confirms that the person who opened the link owns the account: by one click if logged in to it, else by the password.
 */
export function VerificationForm({ token, username, caller, onVerified, onExpired }: VerificationFormProps) {
  const [hasEnded, setHasEnded] = useState(false);
  const asksPassword = hasEnded || caller !== username;
  const { form, errors, isSending } = useAccountForm({
    name: 'verifyEmail',
    hidden: { token },
    blames: (code) => (code === 'too_many_attempts' ? 'password' : undefined),
    failed: words.failed,
    onRefused({ code, fields: refused }) {
      if (code === 'link_expired') {
        onExpired();
        return true;
      }
      // The session may have ended since the page was opened.
      if (refused?.password !== undefined) setHasEnded(true);
      return false;
    },
    onSent: onVerified,
  });
  return (
    <form {...form} className={styles.root}>
      {asksPassword && caller !== undefined && caller !== username && (
        <Banner tone="info">{words.anotherLogin(caller, username)}</Banner>
      )}
      {asksPassword && (
        <>
          <TextField label={fields.username} value={username} readOnly autoComplete="username" />
          <div>
            <PasswordInput
              label={fields.password}
              name="password"
              autoComplete="current-password"
              error={errors.password}
            />
            <Link to={paths.forgotPassword} className={styles.quiet}>
              {login.forgotten}
            </Link>
          </div>
        </>
      )}
      <Button type="submit" variant="primary" size="large" isBlock busyLabel={isSending ? words.busy : undefined}>
        {words.submit}
      </Button>
      <Note icon="shield-check" size="small">
        {words.notYours}
      </Note>
    </form>
  );
}
