import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { queryClient } from '@tintforge/app-base/query-client';
import { userKey } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, keepValues, LinkButton } from '@tintforge/ui';
import { useState } from 'react';
import { DemoMailboxLink } from '../../../lib/demo-mailbox-link';
import styles from './verify-notice.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.verify;

/** Explains what an account can't do until its email is verified, and resends the link. */
export function VerifyNotice({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false);

  async function resend() {
    setIsSending(true);
    try {
      await api('resendVerification', {});
      showToast({ title: words.sent.title, description: words.sent.text(email) });
    } catch (error) {
      if (codeOf(error) === 'already_verified') {
        showToast({ title: words.already });
        return queryClient.invalidateQueries({ queryKey: userKey });
      }
      const message = error instanceof ApiError ? error.body?.message : undefined;
      showToast({ title: words.failed.title, description: message ?? words.failed.text, variant: 'destructive' });
    }
    setIsSending(false);
  }

  if (email === '') return <NoEmailNotice />;
  return (
    <Banner
      tone="info"
      icon="mail"
      action={
        <div className={styles.actions}>
          <Button size="small" busyLabel={isSending ? words.sending : undefined} onClick={() => void resend()}>
            {words.resend}
          </Button>
          <DemoMailboxLink />
        </div>
      }
    >
      <span className={styles.text}>{keepValues(words.text(email))}</span>
    </Banner>
  );
}

/** For staff whose login was created without an email: there is nowhere to send a link. */
function NoEmailNotice() {
  return (
    <Banner
      tone="info"
      icon="mail"
      action={
        <LinkButton size="small" render={(anchor) => <Link to={paths.profile} {...anchor} />}>
          {words.addEmail}
        </LinkButton>
      }
    >
      <span className={styles.text}>{words.noEmail}</span>
    </Banner>
  );
}
