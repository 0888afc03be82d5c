import type { OwnFactors, TotpSetup, User } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, QrCode } from '@tintforge/ui';
import { useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { useAccountForm } from '../forms/use-account-form';
import { CodeInput } from './code-input';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import styles from './set-up.module.css';
import { twoStepWords as words } from './words';

interface SetUpProps {
  user: User;
  factors: OwnFactors;
  onCancel: () => void;
  onDone: () => void;
}

/** Sets up an authenticator app: proof of the owner, QR code and first code, recovery codes. */
export function SetUp({ user, factors, onCancel, onDone }: SetUpProps) {
  const [setup, setSetup] = useState<TotpSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup !== undefined) {
    return <Confirm setup={setup} onCancel={onCancel} onConfirmed={setCodes} onExpired={() => setSetup(undefined)} />;
  }
  return (
    <ProofForm
      name="beginTotp"
      user={user}
      factors={factors}
      submit={{ label: words.begin.submit, busy: words.begin.busy }}
      failed={words.begin.failed}
      onProved={setSetup}
      onCancel={onCancel}
    />
  );
}

interface ConfirmProps {
  setup: TotpSetup;
  onCancel: () => void;
  onConfirmed: (codes: readonly string[]) => void;
  onExpired: () => void;
}

function Confirm({ setup: { secret, uri, ticket }, onCancel, onConfirmed, onExpired }: ConfirmProps) {
  const { form, errors, isSending } = useAccountForm({
    name: 'confirmTotp',
    hidden: { ticket },
    blames: (code) => (code === 'ticket_expired' ? undefined : 'code'),
    failed: words.confirm.failed,
    onRefused(body) {
      if (body.code === 'ticket_expired') onExpired();
      return false;
    },
    onSent({ recoveryCodes }) {
      const { title, text } = words.confirm.done;
      showToast({ title, description: text });
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <form {...form} className={profile.form}>
      <p className={profile.text}>{words.confirm.text}</p>
      <span className={styles.qr}>
        <QrCode value={uri} title={words.confirm.qrTitle} size={220} />
      </span>
      <p>
        {words.confirm.key}: <span className={styles.key}>{grouped(secret)}</span>
      </p>
      <CodeInput label={words.confirm.code} autoFocus error={errors.code} />
      <div className={profile.actions}>
        <Button type="submit" variant="solid" busyLabel={isSending ? words.confirm.busy : undefined}>
          {words.confirm.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A key in groups of four, as people type it. */
function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
