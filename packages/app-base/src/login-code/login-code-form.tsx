import type { ErrorDetails, Login } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { Banner, Button, TextField } from '@tintforge/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { api } from '../api';
import { canUsePasskeys } from '../passkeys/can-use-passkeys';
import { usePasskeyLogin } from '../passkeys/use-passkey-login';
import { passkeyWords } from '../passkeys/words';
import styles from './login-code-form.module.css';
import { loginCodeWords as words } from './words';

/** Ways to finish a login. */
type Way = 'passkey' | 'app' | 'recovery';

interface LoginCodeFormProps {
  /** From the first step: its ticket, and what the account has. */
  step: ErrorDetails['factor_required'];
  onLogin: (login: Login) => void;
  /** Leads back to the password. */
  onRestart: () => void;
}

/** The second step of a login: a passkey, a code of the authenticator app, or a recovery code. */
export function LoginCodeForm({ step, onLogin, onRestart }: LoginCodeFormProps) {
  const ways = waysOf(step);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  return (
    <div className={styles.root}>
      {way === 'passkey' ? (
        <PasskeyStep ticket={step.ticket} onLogin={onLogin} />
      ) : (
        <CodeStep key={way} ticket={step.ticket} isRecovery={way === 'recovery'} onLogin={onLogin} />
      )}
      <div className={styles.others}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setWay(other)}>
              {labels[other]}
            </Button>
          ))}
        <Button variant="quiet" onClick={onRestart}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}

const labels: Record<Way, string> = {
  passkey: words.usePasskey,
  app: words.useApp,
  recovery: words.useRecovery,
};

/** The best first: a fake page can't pass a passkey on. */
function waysOf({ hasApp, hasPasskey }: ErrorDetails['factor_required']): Way[] {
  return [
    ...(hasPasskey && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(hasApp ? (['app'] as const) : []),
    'recovery',
  ];
}

interface StepProps {
  ticket: string;
  onLogin: (login: Login) => void;
}

function PasskeyStep({ ticket, onLogin }: StepProps) {
  const [failure, setFailure] = useState<string>();
  const { isWaiting, logIn } = usePasskeyLogin({ onLogin, onFailed: setFailure });
  const button = useRef<HTMLButtonElement>(null);

  // The step takes the place of a form that had the focus.
  useEffect(() => button.current?.focus(), []);

  function press() {
    setFailure(undefined);
    logIn({ ticket });
  }

  return (
    <>
      <h2 className={styles.title}>{words.titlePasskey}</h2>
      <p className={styles.lead}>{words.leadPasskey}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <Button
        ref={button}
        variant="primary"
        size="large"
        isBlock
        busyLabel={isWaiting ? passkeyWords.loggingIn : undefined}
        onClick={press}
      >
        {words.usePasskey}
      </Button>
    </>
  );
}

function CodeStep({ ticket, isRecovery, onLogin }: StepProps & { isRecovery: boolean }) {
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

  return (
    <form noValidate className={styles.root} onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.lead}>{isRecovery ? words.leadRecovery : words.lead}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <TextField
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
    </form>
  );
}
