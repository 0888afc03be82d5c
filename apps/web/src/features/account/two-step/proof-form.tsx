import type { OwnFactors, User } from '@tintforge/api-contract';
import type { CallOutput } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { canUsePasskeys } from '@tintforge/app-base/passkeys/can-use-passkeys';
import { passkeyFailure } from '@tintforge/app-base/passkeys/passkey-failure';
import { passkeyWords } from '@tintforge/app-base/passkeys/words';
import { Banner, Button } from '@tintforge/ui';
import { type MouseEvent, useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { PasswordInput } from '../forms/password-input';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import { CodeInput } from './code-input';
import { twoStepWords } from './words';

const words = twoStepWords.proof;

/** Calls that change factors, each with a proof of the account's owner. */
type ProvedCall = 'beginTotp' | 'removeTotp' | 'replaceRecoveryCodes' | 'beginPasskey' | 'removePasskey';

interface ProofFormProps<Name extends ProvedCall> {
  name: Name;
  /** Parts of the address, by name. */
  params?: Readonly<Record<string, string>>;
  user: Pick<User, 'username'>;
  factors: OwnFactors;
  /** Consequences of the change. */
  text?: string;
  submit: { label: string; busy: string; variant?: 'solid' | 'danger' };
  failed: { title: string; text: string };
  onProved: (answer: CallOutput<Name>) => void;
  onCancel: () => void;
}

/** A change of factors: by a passkey, or a code, or for an account without either by its password. */
export function ProofForm<Name extends ProvedCall>({ user, factors, text, ...props }: ProofFormProps<Name>) {
  const { name, params, submit, failed, onProved, onCancel } = props;
  const { passkeys, totp, recoveryCodesLeft } = factors;
  const hasFactor = totp !== null || passkeys.length > 0;
  const takesPasskey = passkeys.length > 0 && canUsePasskeys();
  const takesCode = totp !== null || (hasFactor && recoveryCodesLeft > 0);
  const [failure, setFailure] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { form, errors, isSending, sendFrom } = useAccountForm({
    name,
    params,
    blames: () => undefined,
    failed,
    onSent: (answer) => onProved(answer),
  });

  async function askPasskey({ currentTarget: { form: element } }: MouseEvent<HTMLButtonElement>) {
    if (isAsking || element === null) return;
    setFailure(undefined);
    setIsAsking(true);
    try {
      const [{ signWithPasskey }, question] = await Promise.all([
        import('@tintforge/app-base/passkeys/ask-browser'),
        api('beginPasskeyCheck', {}),
      ]);
      await sendFrom(element, { passkey: await signWithPasskey(question) });
    } catch (cause) {
      setFailure(passkeyFailure(cause));
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <form {...form} className={profile.form}>
      {text !== undefined && <p className={profile.text}>{text}</p>}
      <p className={profile.text}>{askingFor({ hasFactor, takesPasskey, takesCode })}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {takesPasskey && (
        <Button
          variant={takesCode ? 'outline' : (submit.variant ?? 'solid')}
          className={profile.start}
          autoFocus
          busyLabel={isAsking ? passkeyWords.loggingIn : undefined}
          onClick={(event) => void askPasskey(event)}
        >
          {words.passkey}
        </Button>
      )}
      {takesCode && (
        <CodeInput
          label={totp === null ? words.recoveryCode : words.code}
          takesRecoveryCodes
          autoFocus={!takesPasskey}
          error={errors.code}
        />
      )}
      {!hasFactor && (
        <>
          {/* For programs that keep passwords: whose it is. */}
          <input className={profile.hidden} autoComplete="username" value={user.username} readOnly />
          <PasswordInput
            label={accountWords.fields.currentPassword}
            name="password"
            autoComplete="current-password"
            autoFocus
            error={errors.password}
          />
        </>
      )}
      <div className={profile.actions}>
        {(takesCode || !hasFactor) && (
          <Button
            type="submit"
            variant={submit.variant ?? 'solid'}
            busyLabel={isSending && !isAsking ? submit.busy : undefined}
          >
            {submit.label}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {twoStepWords.cancel}
        </Button>
      </div>
    </form>
  );
}

interface Asked {
  hasFactor: boolean;
  takesPasskey: boolean;
  takesCode: boolean;
}

function askingFor({ hasFactor, takesPasskey, takesCode }: Asked): string {
  if (!hasFactor) return words.byPassword;
  if (takesPasskey) return takesCode ? words.byEither : words.byPasskey;
  return takesCode ? words.byCode : words.byNothing;
}
