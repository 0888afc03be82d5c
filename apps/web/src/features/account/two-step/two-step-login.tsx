import type { OwnFactors, User } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button, Note } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { useFocusOnReturn } from '../forms/use-focus-on-return';
import { FactorsAwaited, FactorsNotLoaded } from './factors-awaited';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { useFactors } from './use-factors';
import { twoStepWords as words } from './words';

/** Brings the QR code; few people need it, once. */
const SetUp = late(async () => (await import('./set-up')).SetUp);

type Task = 'none' | 'set-up' | 'remove' | 'codes';

/** The authenticator app and the recovery codes of an account: set up, replaced, turned off. */
export function TwoStepLogin({ user }: { user: User }) {
  const { query, refresh } = useFactors(user);
  const [task, setTask] = useState<Task>('none');
  const first = useFocusOnReturn(task !== 'none');

  function finish() {
    setTask('none');
    refresh();
  }

  if (query.isPending) return <FactorsAwaited />;
  if (query.data === undefined) return <FactorsNotLoaded retry={() => void query.refetch()} />;
  const factors = query.data;
  const { totp, passkeys, isRequired } = factors;
  const ending = { user, factors, onCancel: () => setTask('none'), onDone: finish };
  return (
    <div className={profile.stack}>
      <State factors={factors} dueAt={user.factorDueAt} />
      {task === 'none' && (
        <div className={profile.actions}>
          <Button ref={first} onClick={() => setTask('set-up')}>
            {totp === null ? words.setUp : words.replace}
          </Button>
          {(totp !== null || passkeys.length > 0) && (
            <Button onClick={() => setTask('codes')}>{words.newCodes.open}</Button>
          )}
          {totp !== null && (!isRequired || passkeys.length > 0) && (
            <Button onClick={() => setTask('remove')}>{passkeys.length > 0 ? words.removeApp : words.turnOff}</Button>
          )}
        </div>
      )}
      {task === 'set-up' && (
        <Suspense fallback={<FactorsAwaited />}>
          <SetUp {...ending} />
        </Suspense>
      )}
      {task === 'codes' && <NewCodes {...ending} />}
      {task === 'remove' && <RemoveApp {...ending} />}
    </div>
  );
}

interface TaskProps {
  user: User;
  factors: OwnFactors;
  onCancel: () => void;
  onDone: () => void;
}

function RemoveApp({ user, factors, onCancel, onDone }: TaskProps) {
  const text = factors.passkeys.length > 0 ? words.remove.textApp : words.remove.text;
  const done = factors.passkeys.length > 0 ? words.remove.doneApp : words.remove.done;
  return (
    <ProofForm
      name="removeTotp"
      user={user}
      factors={factors}
      text={text}
      submit={{
        label: factors.passkeys.length > 0 ? words.removeApp : words.remove.submit,
        busy: words.remove.busy,
        variant: 'danger',
      }}
      failed={words.remove.failed}
      onCancel={onCancel}
      onProved={() => {
        showToast({ title: done, description: words.elsewhere });
        onDone();
      }}
    />
  );
}

function NewCodes({ user, factors, onCancel, onDone }: TaskProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <ProofForm
      name="replaceRecoveryCodes"
      user={user}
      factors={factors}
      text={words.newCodes.text}
      submit={{ label: words.newCodes.submit, busy: words.newCodes.busy }}
      failed={words.newCodes.failed}
      onCancel={onCancel}
      onProved={({ recoveryCodes }) => setCodes(recoveryCodes)}
    />
  );
}

function State({ factors, dueAt }: { factors: OwnFactors; dueAt: string | undefined }) {
  const { totp, passkeys, recoveryCodesLeft } = factors;
  if (totp !== null) {
    return (
      <p className={profile.text}>{`${words.on(formatInstant(totp.addedAt))} ${words.left(recoveryCodesLeft)}`}</p>
    );
  }
  if (passkeys.length > 0) {
    return <p className={profile.text}>{`${words.onByPasskey} ${words.left(recoveryCodesLeft)}`}</p>;
  }
  const isOverdue = dueAt !== undefined && Date.parse(dueAt) <= Date.now();
  return (
    <>
      <p className={profile.text}>{words.off}</p>
      {dueAt !== undefined && <Note icon="info">{isOverdue ? words.overdue : words.due(formatInstant(dueAt))}</Note>}
    </>
  );
}
