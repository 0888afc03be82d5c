import type { Login } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { beginLogin } from '@tintforge/app-base/session/session';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useDemo } from '@tintforge/app-base/use-demo';
import { Button, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DemoHint } from './demo-hint';
import styles from './forms/form.module.css';
import { PasswordInput } from './forms/password-input';
import { useAccountForm } from './forms/use-account-form';
import { accountWords } from './words';

const { fields, login: words } = accountWords;
const nothing = { username: '', password: '' };

/** The login form. In a demo it is prefilled for admin addresses, and offers the demo customer everywhere else. */
export function LoginForm() {
  const [typed, setTyped] = useState<typeof nothing>();
  const demo = useDemo();
  const { pathname, search } = useLocation();
  const admin = `${pathname}${search}`.includes('admin') ? demo.admin : undefined;
  const { form, errors, isSending } = useAccountForm({
    name: 'login',
    blames: () => 'password',
    failed: words.failed,
    onSent(answer: Login) {
      beginLogin(answer);
      showToast({ title: words.done });
    },
  });
  // The demo's credentials load after the page, and never overwrite typed input.
  const values = typed ?? admin ?? nothing;

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
      {(demo.isLoading || demo.customer !== undefined) && (
        <DemoHint isAwaited={demo.isLoading} onTry={() => setTyped(demo.customer ?? typed)} />
      )}
    </form>
  );
}
