import { useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { forgetLogin } from '@tintforge/app-base/session/session';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { forgetMailLink, mailLinkToken } from '../../lib/mail-link';
import { Door } from './door';
import styles from './forms/form.module.css';
import { PasswordInput } from './forms/password-input';
import { useAccountForm } from './forms/use-account-form';
import { UselessLink } from './useless-link';
import { accountWords } from './words';

const { fields, resetPassword: words } = accountWords;

/** /reset-password: sets a new password with the link from the email. */
export function ResetPasswordPage() {
  const [token] = useState(() => mailLinkToken(paths.resetPassword));
  const [isExpired, setIsExpired] = useState(false);
  return (
    <>
      {token === undefined || isExpired ? (
        <UselessLink isExpired={isExpired} another={paths.forgotPassword} />
      ) : (
        <Door heading={words.heading} lead={words.lead}>
          <NewPasswordForm token={token} onExpired={() => setIsExpired(true)} />
        </Door>
      )}
      <ToastRegion />
    </>
  );
}

function NewPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const navigate = useNavigate();
  const { form, errors, isSending } = useAccountForm({
    name: 'resetPassword',
    hidden: { token },
    blames: (code) => (code === 'common_password' ? 'password' : undefined),
    failed: words.failed,
    onRefused(body) {
      if (body.code !== 'link_expired') return false;
      forgetMailLink(paths.resetPassword);
      onExpired();
      return true;
    },
    onSent() {
      forgetMailLink(paths.resetPassword);
      // All sessions of the account have ended, and one of them may be this browser's.
      forgetLogin();
      showToast({ title: words.done.title, description: words.done.text });
      void navigate(paths.login, { replace: true });
    },
  });
  return (
    <form {...form} className={styles.root}>
      {/* Browsers expect a username next to a new password; here the emailed link identifies the account. */}
      <input type="text" autoComplete="username" hidden readOnly />
      <PasswordInput
        label={fields.newPassword}
        hint={fields.passwordHint}
        name="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <Button type="submit" variant="primary" size="large" isBlock busyLabel={isSending ? words.busy : undefined}>
        {words.submit}
      </Button>
    </form>
  );
}
