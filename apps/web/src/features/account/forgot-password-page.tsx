import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { DemoMailboxLink } from '../../lib/demo-mailbox-link';

import { Door } from './door';
import { EmailInput } from './forms/email-input';
import styles from './forms/form.module.css';
import { useAccountForm } from './forms/use-account-form';
import { accountWords } from './words';

const { checkMail, forgotPassword: words } = accountWords;

/** /forgot-password: requests a link. The page never reveals whether the account exists. */
export function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState<string>();
  return (
    <>
      {askedFor === undefined ? (
        <Door heading={words.heading} lead={words.lead}>
          <EmailForm onSent={setAskedFor} />
          <BackToLogin />
        </Door>
      ) : (
        <Door heading={checkMail.heading} lead={checkMail.resetSent(askedFor)}>
          <DemoMailboxLink />
          <BackToLogin />
        </Door>
      )}
      <ToastRegion />
    </>
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, errors, isSending } = useAccountForm({
    name: 'forgotPassword',
    blames: () => 'email',
    failed: words.failed,
    onSent: (_, element) => onSent(String(new FormData(element).get('email')).trim()),
  });
  return (
    <form {...form} className={styles.root}>
      <EmailInput error={errors.email} />
      <Button type="submit" variant="primary" size="large" isBlock busyLabel={isSending ? words.busy : undefined}>
        {words.submit}
      </Button>
    </form>
  );
}

function BackToLogin() {
  return (
    <Link to={paths.login} className={styles.quiet}>
      {words.back}
    </Link>
  );
}
