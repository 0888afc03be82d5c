import type { ErrorCode, ErrorDetails, Login, User } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { Link } from '@tintforge/app-base/frame/link';
import { late } from '@tintforge/app-base/late/late';
import { canUsePasskeys } from '@tintforge/app-base/passkeys/can-use-passkeys';
import { usePasskeyLogin } from '@tintforge/app-base/passkeys/use-passkey-login';
import { passkeyWords } from '@tintforge/app-base/passkeys/words';
import { paths } from '@tintforge/app-base/paths';
import { beginLogin } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useDemo } from '@tintforge/app-base/use-demo';
import { Banner, Button, Note, PasswordField, TextField } from '@tintforge/ui';
import { type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { adminWords as words } from '../words';
import type { Door } from './doors';
import { Entry } from './entry';
import styles from './entry.module.css';

/** Only accounts with a second factor need it. */
const LoginCodeForm = late(async () => (await import('@tintforge/app-base/login-code/login-code-form')).LoginCodeForm);

const nothing = { username: '', password: '' };

type Values = typeof nothing;
type Errors = Partial<Record<keyof Values, string>>;

interface LoginCardProps {
  door: Door;
  /** The logged-in user without access. */
  other?: User;
  hasEnded?: boolean;
}

/** The staff login. */
export function LoginCard({ door, other, hasEnded = false }: LoginCardProps) {
  const [typed, setTyped] = useState<Values>();
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setIsSending] = useState(false);
  const [step, setStep] = useState<ErrorDetails['factor_required']>();
  const passkey = usePasskeyLogin({ onLogin: welcome, onFailed: sayFailed });
  const { [door.demo]: demo } = useDemo();
  // A demo's prefilled values load just after the page, and never overwrite typed text.
  const values = typed ?? demo ?? nothing;
  const formRef = useRef<HTMLFormElement>(null);
  const isFilled = typed === undefined && demo !== undefined;
  useEffect(() => {
    // The field in which typing is about to begin.
    const field = formRef.current?.querySelector<HTMLInputElement>('input:focus');
    if (isFilled) field?.select();
  }, [isFilled]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // A password manager may have filled them in without an event.
    const given = { ...values, ...Object.fromEntries(new FormData(form)) };
    setTyped(given);
    const missing = missingIn(given);
    setErrors(missing);
    const first = Object.keys(missing)[0];
    if (first !== undefined) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (isSending) return;
    setIsSending(true);
    const outcome = await logIn(given);
    setIsSending(false);
    if (outcome.kind === 'factor') return setStep(outcome.step);
    if (outcome.kind === 'refused') {
      sayFailed(outcome.message);
      form.querySelector<HTMLInputElement>('[name=password]')?.focus();
      return;
    }
    welcome(outcome.login);
  }

  function welcome(login: Login) {
    beginLogin(login);
    if (door.roles.includes(login.user.role)) showToast({ title: words.done });
  }

  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    // Typing replaces what a demo has filled in.
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => typed === undefined && currentTarget.select(),
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setTyped((before = values) => ({ ...before, [name]: value })),
  });

  if (step !== undefined) {
    return (
      <Entry heading={door.heading}>
        <Suspense fallback={null}>
          <LoginCodeForm step={step} onLogin={welcome} onRestart={() => setStep(undefined)} />
        </Suspense>
      </Entry>
    );
  }
  return (
    <Entry heading={door.heading} lead={door.lead}>
      {hasEnded && <Banner tone="warning">{words.hasEnded}</Banner>}
      {other !== undefined && <WrongAccount door={door} user={other} />}
      <form ref={formRef} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          {...field('username')}
          label={words.username.label}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={words.password.label}
          showLabel={words.password.show}
          hideLabel={words.password.hide}
          autoComplete="current-password"
        />
        <Button type="submit" variant="primary" size="large" isBlock busyLabel={isSending ? words.busy : undefined}>
          {words.login}
        </Button>
        {canUsePasskeys() && (
          <Button
            size="large"
            isBlock
            busyLabel={passkey.isWaiting ? passkeyWords.loggingIn : undefined}
            onClick={() => passkey.logIn({ username: values.username })}
          >
            {passkeyWords.login}
          </Button>
        )}
        <div className={styles.forgotten}>
          <a href={paths.forgotPassword}>{words.forgotten}</a>
          <p>{words.forgottenNoMail}</p>
        </div>
        {demo !== undefined && <Note icon="info">{words.demoNote}</Note>}
      </form>
    </Entry>
  );
}

function WrongAccount({ door, user: { username, role } }: { door: Door; user: User }) {
  return (
    <Banner tone="warning">
      <span>{door.notLetIn(username)}</span>
      {role === 'crew' && (
        <>
          {' '}
          <span>{words.crew.text}</span> <Link to={paths.crew}>{words.crew.link}</Link>
        </>
      )}
    </Banner>
  );
}

function missingIn({ username, password }: Values): Errors {
  return {
    ...(username.trim() === '' ? { username: words.username.missing } : {}),
    ...(password === '' ? { password: words.password.missing } : {}),
  };
}

function sayFailed(message: string) {
  showToast({ title: words.failed.title, description: message, variant: 'destructive' });
}

type Outcome =
  | { kind: 'open'; login: Login }
  | { kind: 'factor'; step: ErrorDetails['factor_required'] }
  | { kind: 'refused'; message: string };

async function logIn(body: Values): Promise<Outcome> {
  try {
    return { kind: 'open', login: await api('login', { body }) };
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    if (body?.code === 'factor_required') return { kind: 'factor', step: body.details };
    return { kind: 'refused', message: refusalOf(error) };
  }
}

/** Errors that have nothing to do with the input. */
const saidByShop: readonly ErrorCode[] = ['too_many_attempts', 'busy', 'internal'];

/** The response to a wrong password, or to a name or password that is too short, is the same here. */
function refusalOf(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  if (body === undefined) return words.failed.unreachable;
  return saidByShop.includes(body.code) ? body.message : words.failed.text;
}
