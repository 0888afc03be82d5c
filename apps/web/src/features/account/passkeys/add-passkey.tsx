import type { OwnFactors, PasskeySetup, User } from '@tintforge/api-contract';
import { makePasskey } from '@tintforge/app-base/passkeys/ask-browser';
import { passkeyFailure } from '@tintforge/app-base/passkeys/passkey-failure';
import { passkeyWords } from '@tintforge/app-base/passkeys/words';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, TextField } from '@tintforge/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { useAccountForm } from '../forms/use-account-form';
import { ProofForm } from '../two-step/proof-form';
import { RecoveryCodes } from '../two-step/recovery-codes';
import { twoStepWords } from '../two-step/words';
import { passkeysWords } from './words';

const words = passkeysWords.add;

interface AddPasskeyProps {
  user: User;
  factors: OwnFactors;
  onCancel: () => void;
  /** The passkey is there; recovery codes may still be on the page. */
  onAdded: () => void;
  onDone: () => void;
}

/** Adds a passkey: proof of the owner, the browser's own dialog, and for the first factor recovery codes. */
export function AddPasskey({ user, factors, onCancel, onAdded, onDone }: AddPasskeyProps) {
  const [setup, setSetup] = useState<PasskeySetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup !== undefined) {
    return (
      <Make
        setup={setup}
        onCancel={onCancel}
        onRestart={() => setSetup(undefined)}
        onMade={(recoveryCodes) => {
          showToast({ title: words.done, description: twoStepWords.elsewhere });
          if (recoveryCodes.length > 0) setCodes(recoveryCodes);
          else onDone();
          onAdded();
        }}
      />
    );
  }
  const isFirst = factors.totp === null && factors.passkeys.length === 0;
  return (
    <ProofForm
      name="beginPasskey"
      user={user}
      factors={factors}
      {...(isFirst && { text: words.textFirst })}
      submit={{ label: words.submit, busy: words.busy }}
      failed={words.failed}
      onProved={setSetup}
      onCancel={onCancel}
    />
  );
}

interface MakeProps {
  setup: PasskeySetup;
  onCancel: () => void;
  onRestart: () => void;
  onMade: (recoveryCodes: readonly string[]) => void;
}

function Make({ setup, onCancel, onRestart, onMade }: MakeProps) {
  const [failure, setFailure] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const create = useRef<HTMLButtonElement>(null);
  const { form, errors, isSending, sendFrom } = useAccountForm({
    name: 'confirmPasskey',
    blames: () => undefined,
    failed: words.failed,
    onSent: ({ recoveryCodes }) => onMade(recoveryCodes),
    onRefused(body) {
      // Each setup is valid for one attempt.
      if (body.fields?.name === undefined) onRestart();
      return false;
    },
  });

  // The form that had the focus is gone; a name can wait.
  useEffect(() => create.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAsking || isSending) return;
    const element = event.currentTarget;
    setFailure(undefined);
    setIsAsking(true);
    try {
      const made = await makePasskey(setup);
      await sendFrom(element, { name: String(new FormData(element).get('name') ?? ''), ...made });
    } catch (cause) {
      const text = passkeyFailure(cause);
      setFailure(text === passkeyWords.notUsed ? words.notMade : text);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className={profile.form}>
      <p className={profile.text}>{words.make}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <TextField
        label={words.name}
        hint={words.nameHint}
        isOptional
        name="name"
        maxLength={40}
        autoComplete="off"
        error={errors.name}
      />
      <div className={profile.actions}>
        <Button
          ref={create}
          type="submit"
          variant="solid"
          busyLabel={isAsking || isSending ? words.creating : undefined}
        >
          {words.create}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {twoStepWords.cancel}
        </Button>
      </div>
    </form>
  );
}
