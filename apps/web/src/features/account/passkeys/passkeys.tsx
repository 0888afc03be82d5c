import type { User } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { canUsePasskeys } from '@tintforge/app-base/passkeys/can-use-passkeys';
import { Button, Note } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { useFocusOnReturn } from '../forms/use-focus-on-return';
import { FactorsAwaited, FactorsNotLoaded } from '../two-step/factors-awaited';
import { useFactors } from '../two-step/use-factors';
import { PasskeyRow } from './passkey-row';
import rows from './passkeys.module.css';
import { passkeysWords as words } from './words';

const AddPasskey = late(async () => (await import('./add-passkey')).AddPasskey);

/** The passkeys of an account: listed, added, renamed, removed. */
export function Passkeys({ user }: { user: User }) {
  const { query, refresh } = useFactors(user);
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useFocusOnReturn(isAdding);

  if (query.isPending) return <FactorsAwaited />;
  if (query.data === undefined) return <FactorsNotLoaded retry={() => void query.refetch()} />;
  const factors = query.data;
  return (
    <div className={profile.stack}>
      <p className={profile.text}>{words.text}</p>
      {factors.passkeys.length > 0 && (
        <ul className={rows.list} aria-label={words.label}>
          {factors.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              user={user}
              factors={factors}
              onChanged={refresh}
              onRemoved={() => {
                addButton.current?.focus();
                refresh();
              }}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense fallback={<FactorsAwaited />}>
          <AddPasskey
            user={user}
            factors={factors}
            onCancel={() => setIsAdding(false)}
            onAdded={refresh}
            onDone={() => setIsAdding(false)}
          />
        </Suspense>
      )}
      {!isAdding && canUsePasskeys() && (
        <Button ref={addButton} onClick={() => setIsAdding(true)}>
          {words.add.open}
        </Button>
      )}
      {!canUsePasskeys() && <Note icon="info">{words.notHere}</Note>}
    </div>
  );
}
