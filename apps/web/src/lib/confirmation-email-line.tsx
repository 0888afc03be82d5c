import type { ConfirmationEmail } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { confirmationWords } from '@tintforge/content';
import { Banner, Button, Note } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './confirmation-email-line.module.css';
import { DemoMailboxLink } from './demo-mailbox-link';
import { type BookingKey, useConfirmationEmail } from './use-confirmation-email';

const words = confirmationWords;

interface ConfirmationEmailLineProps extends BookingKey {
  /** The line to call as a last resort. */
  phone: string;
  /** Also offers to resend an email that was delivered, for customers who lost it. */
  canAlwaysResend?: boolean;
}

/** The delivery status of the confirmation email, with a button to resend it. */
export function ConfirmationEmailLine({ phone, canAlwaysResend = false, ...key }: ConfirmationEmailLineProps) {
  const { email, resend } = useConfirmationEmail(key);
  const state = email.data?.state;
  // The state is unknown and the request failed: say nothing rather than something untrue.
  if (state === undefined && email.isError) return null;
  const again = (
    <Button
      size="small"
      variant="quiet"
      busyLabel={resend.isPending ? words.sending : undefined}
      onClick={() => resend.mutate()}
    >
      {words.sendAgain}
    </Button>
  );
  return (
    <div className={styles.root}>
      {state === 'failed' ? (
        <Banner tone="warning" action={again}>
          {words.sendFailed}
        </Banner>
      ) : (
        <div className={styles.line} role="status">
          <Note icon={state === undefined || state === 'sending' ? 'mail' : 'mail-check'} size="small">
            {email.data === undefined ? words.sending : sentence(email.data)}
          </Note>
          {canAlwaysResend && state !== undefined && state !== 'sending' && again}
        </div>
      )}
      {resend.isError && (
        <Banner tone="error">
          {codeOf(resend.error) === 'too_many_attempts' ? words.sentOften(phone) : words.sendNotAsked}
        </Banner>
      )}
    </div>
  );
}

function sentence({ state, email }: ConfirmationEmail): ReactNode {
  if (state === 'sent') return words.sent(email);
  if (state === 'mailbox') return <DemoMailboxLink>{words.savedToMailbox}</DemoMailboxLink>;
  return words.sending;
}
