import type { OwnFactors, OwnPasskey, User } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, TextField } from '@tintforge/ui';
import { useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { useAccountForm } from '../forms/use-account-form';
import { useFocusOnReturn } from '../forms/use-focus-on-return';
import { ProofForm } from '../two-step/proof-form';
import { twoStepWords } from '../two-step/words';
import rows from './passkeys.module.css';
import { passkeysWords as words } from './words';

interface PasskeyRowProps {
  passkey: OwnPasskey;
  user: User;
  factors: OwnFactors;
  onChanged: () => void;
  onRemoved: () => void;
}

/** One passkey, with its name and its end. */
export function PasskeyRow({ passkey, user, factors, onChanged, onRemoved }: PasskeyRowProps) {
  const [task, setTask] = useState<'none' | 'rename' | 'remove'>('none');
  const renameButton = useFocusOnReturn(task === 'rename');
  const removeButton = useFocusOnReturn(task === 'remove');
  const { name, addedAt, usedAt } = passkey;
  const added = formatInstant(addedAt);
  const isLast = factors.totp === null && factors.passkeys.length === 1;
  const close = () => setTask('none');

  if (task === 'rename') {
    return (
      <li className={rows.row}>
        <RenameForm
          passkey={passkey}
          onCancel={close}
          onRenamed={() => {
            close();
            onChanged();
          }}
        />
      </li>
    );
  }
  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <b>{name}</b>
        <small>{usedAt === null ? words.added(added) : words.used(added, formatInstant(usedAt))}</small>
        {isLast && factors.isRequired && <small>{words.needed}</small>}
      </span>
      {task === 'none' && (
        <span className={rows.deeds}>
          <Button
            ref={renameButton}
            variant="quiet"
            aria-label={words.renameWhat(name)}
            onClick={() => setTask('rename')}
          >
            {words.rename}
          </Button>
          {!(isLast && factors.isRequired) && (
            <Button
              ref={removeButton}
              variant="quiet"
              aria-label={words.removeWhat(name)}
              onClick={() => setTask('remove')}
            >
              {words.remove}
            </Button>
          )}
        </span>
      )}
      {task === 'remove' && (
        <ProofForm
          name="removePasskey"
          params={{ id: passkey.id }}
          user={user}
          factors={factors}
          text={isLast ? words.removal.textLast(name) : words.removal.text(name)}
          submit={{ label: words.removal.submit, busy: words.removal.busy, variant: 'danger' }}
          failed={words.removal.failed}
          onCancel={close}
          onProved={() => {
            showToast({ title: words.removal.done(name), description: twoStepWords.elsewhere });
            onRemoved();
          }}
        />
      )}
    </li>
  );
}

interface RenameFormProps {
  passkey: OwnPasskey;
  onCancel: () => void;
  onRenamed: () => void;
}

function RenameForm({ passkey: { id, name }, onCancel, onRenamed }: RenameFormProps) {
  const { form, errors, isSending } = useAccountForm({
    name: 'renamePasskey',
    params: { id },
    blames: () => 'name',
    failed: words.renaming.failed,
    onSent: onRenamed,
  });
  return (
    <form {...form} className={profile.form}>
      <TextField
        label={words.renaming.name}
        name="name"
        defaultValue={name}
        maxLength={40}
        autoComplete="off"
        autoFocus
        error={errors.name}
      />
      <div className={profile.actions}>
        <Button type="submit" variant="solid" busyLabel={isSending ? words.renaming.busy : undefined}>
          {words.renaming.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {twoStepWords.cancel}
        </Button>
      </div>
    </form>
  );
}
