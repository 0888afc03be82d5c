import type { TotpSetup } from '@tintforge/api-contract';
import { saveFile } from '@tintforge/app-base/save-file';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, QrCode } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { PasswordInput } from '../forms/password-input';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import { CodeInput } from './code-input';
import styles from './set-up.module.css';
import { twoStepWords as words } from './words';

interface SetUpProps {
  username: string;
  /** The account has an app, whose code is needed. */
  isReplacing: boolean;
  onCancel: () => void;
  onDone: () => void;
}

/** Sets up an authenticator app: password, QR code and first code, recovery codes. */
export function SetUp({ username, isReplacing, onCancel, onDone }: SetUpProps) {
  const [setup, setSetup] = useState<TotpSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup !== undefined) {
    return <Confirm setup={setup} onCancel={onCancel} onConfirmed={setCodes} onExpired={() => setSetup(undefined)} />;
  }
  return <Begin username={username} isReplacing={isReplacing} onCancel={onCancel} onBegun={setSetup} />;
}

interface BeginProps extends Omit<SetUpProps, 'onDone'> {
  onBegun: (setup: TotpSetup) => void;
}

function Begin({ username, isReplacing, onCancel, onBegun }: BeginProps) {
  const { form, errors, isSending } = useAccountForm({
    name: 'beginTotp',
    blames: () => 'password',
    failed: words.begin.failed,
    onSent: (setup) => onBegun(setup),
  });
  return (
    <form {...form} className={profile.form}>
      <p className={profile.text}>{isReplacing ? words.begin.textReplace : words.begin.text}</p>
      {/* For programs that keep passwords: whose it is. */}
      <input className={profile.hidden} autoComplete="username" value={username} readOnly />
      <PasswordInput
        label={accountWords.fields.currentPassword}
        name="password"
        autoComplete="current-password"
        autoFocus
        error={errors.password}
      />
      {isReplacing && <CodeInput label={words.remove.code} takesRecoveryCodes error={errors.code} />}
      <div className={profile.actions}>
        <Button type="submit" variant="solid" busyLabel={isSending ? words.begin.busy : undefined}>
          {words.begin.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
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

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), words.codes.fileName);
  return (
    <div className={profile.form}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {words.codes.title}
      </h3>
      <p className={profile.text}>{words.codes.text}</p>
      <ul className={styles.codes} aria-label={words.codes.label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={profile.actions}>
        <Button onClick={save}>{words.codes.save}</Button>
        <Button variant="solid" onClick={onDone}>
          {words.codes.done}
        </Button>
      </div>
    </div>
  );
}

/** A key in groups of four, as people type it. */
function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
