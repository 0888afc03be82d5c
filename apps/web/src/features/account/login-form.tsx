import type { ErrorDetails, Login } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { late } from '@tintforge/app-base/late/late';
import { canUsePasskeys } from '@tintforge/app-base/passkeys/can-use-passkeys';
import { usePasskeyLogin } from '@tintforge/app-base/passkeys/use-passkey-login';
import { passkeyWords } from '@tintforge/app-base/passkeys/words';
import { paths } from '@tintforge/app-base/paths';
import { beginLogin } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useDemo } from '@tintforge/app-base/use-demo';
import { Button, TextField } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DemoHint } from './demo-hint';
import styles from './forms/form.module.css';
import { PasswordInput } from './forms/password-input';
import { useAccountForm } from './forms/use-account-form';
import { accountWords } from './words';

const { fields, login: words } = accountWords;
/** Only accounts with a second factor need it. */
const LoginCodeForm = late(async () => (await import('@tintforge/app-base/login-code/login-code-form')).LoginCodeForm);

const nothing = { username: '', password: '' };

/** The login form. In a demo it is prefilled for admin addresses, and offers the demo customer everywhere else. */
export function LoginForm() {
  const [typed, setTyped] = useState<typeof nothing>();
  const [step, setStep] = useState<ErrorDetails['factor_required']>();
  const demo = useDemo();
  const { pathname, search } = useLocation();
  const admin = `${pathname}${search}`.includes('admin') ? demo.admin : undefined;
  const { form, errors, isSending } = useAccountForm({
    name: 'login',
    blames: (code) => (code === 'factor_required' ? undefined : 'password'),
    failed: words.failed,
    onSent: welcome,
    onRefused(body) {
      if (body.code !== 'factor_required') return false;
      setStep(body.details);
      return true;
    },
  });
  const passkey = usePasskeyLogin({ onLogin: welcome, onFailed: sayFailed });
  // The demo's credentials load after the page, and never overwrite typed input.
  const values = typed ?? admin ?? nothing;

  if (step !== undefined) {
    return (
      <Suspense fallback={null}>
        <LoginCodeForm step={step} onLogin={welcome} onRestart={() => setStep(undefined)} />
      </Suspense>
    );
  }
  return (
    <form {...form} className={styles.root}>
      <TextField
        label={fields.username}
        hint={fields.usernameOrEmail}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={values.username}
        onChange={({ currentTarget: { value } }) => setTyped((before = values) => ({ ...before, username: value }))}
        error={errors.username}
      />
      <div>
        <PasswordInput
          label={fields.password}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={({ currentTarget: { value } }) => setTyped((before = values) => ({ ...before, password: value }))}
          error={errors.password}
        />
        <Link to={paths.forgotPassword} className={styles.quiet}>
          {words.forgotten}
        </Link>
      </div>
      <Button type="submit" variant="primary" size="large" isBlock busyLabel={isSending ? words.busy : undefined}>
        {words.title}
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
      {(demo.isLoading || demo.customer !== undefined) && (
        <DemoHint isAwaited={demo.isLoading} onTry={() => setTyped(demo.customer ?? typed)} />
      )}
    </form>
  );
}

function welcome(login: Login) {
  beginLogin(login);
  showToast({ title: words.done });
}

function sayFailed(message: string) {
  showToast({ title: words.failed.title, description: message, variant: 'destructive' });
}
