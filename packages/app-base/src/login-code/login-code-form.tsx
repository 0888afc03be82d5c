import type { Login } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { Banner, Button, TextField } from '@tintforge/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { api } from '../api';
import styles from './login-code-form.module.css';
import { loginCodeWords as words } from './words';

interface LoginCodeFormProps {
  /** From the first step. */
  ticket: string;
  onLogin: (login: Login) => void;
  /** Leads back to the password. */
  onRestart: () => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function LoginCodeForm({ ticket, onLogin, onRestart }: LoginCodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // The form takes the place of the one that had the focus.
  useEffect(() => field.current?.focus(), []);

  function refuse(cause: unknown) {
    const body = cause instanceof ApiError ? cause.body : undefined;
    const isAboutCode = body?.code === 'invalid_credentials' || body?.fields?.code !== undefined;
    setError(isAboutCode ? (body?.fields?.code ?? body?.message) : undefined);
    setFailure(isAboutCode ? undefined : (body?.message ?? words.failed));
    field.current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setFailure(undefined);
    if (code === '') {
      setError(words.missing);
      field.current?.focus();
      return;
    }
    setIsSending(true);
    try {
      onLogin(await api('loginWithCode', { body: { ticket, code } }));
    } catch (cause) {
      refuse(cause);
    } finally {
      setIsSending(false);
    }
  }

  function change() {
    setIsRecovery(!isRecovery);
    setError(undefined);
    field.current?.focus();
  }

  return (
    <form noValidate className={styles.root} onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.lead}>{isRecovery ? words.leadRecovery : words.lead}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        ref={field}
        isMono
        label={isRecovery ? words.recoveryCode : words.code}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        error={error}
      />
      <Button type="submit" variant="primary" size="large" isBlock busyLabel={isSending ? words.busy : undefined}>
        {words.submit}
      </Button>
      <div className={styles.others}>
        <Button variant="quiet" onClick={change}>
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
