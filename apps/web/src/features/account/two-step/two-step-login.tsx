import { useQuery } from '@tanstack/react-query';
import type { OwnFactors, User } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { late } from '@tintforge/app-base/late/late';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { userKey } from '@tintforge/app-base/session/session';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { Banner, Button, Note, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import profile from '../dashboard/profile.module.css';
import { dashboardWords } from '../dashboard/words';
import { RemoveForm } from './remove-form';
import { twoStepWords as words } from './words';

/** Brings the QR code; few people need it, once. */
const SetUp = late(async () => (await import('./set-up')).SetUp);

type Task = 'none' | 'set-up' | 'remove';

/** The second factor of an account: on or off, set up, replaced, turned off. */
export function TwoStepLogin({ user }: { user: User }) {
  const queryKey = ['my-factors', user.id];
  const query = useQuery({ queryKey, queryFn: () => api('getMyFactors', {}), ...alwaysFresh });
  const [task, setTask] = useState<Task>('none');

  function finish() {
    setTask('none');
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: userKey });
  }

  if (query.isPending) return <Waiting />;
  if (query.data === undefined) {
    return (
      <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{dashboardWords.retry}</Button>}>
        {words.notLoaded}
      </Banner>
    );
  }
  const { totp, isRequired } = query.data;
  return (
    <div className={profile.stack}>
      <State factors={query.data} dueAt={user.factorDueAt} />
      {task === 'none' && (
        <div className={profile.actions}>
          <Button onClick={() => setTask('set-up')}>{totp === null ? words.setUp : words.replace}</Button>
          {totp !== null && !isRequired && <Button onClick={() => setTask('remove')}>{words.turnOff}</Button>}
        </div>
      )}
      {task === 'set-up' && (
        <Suspense fallback={<Waiting />}>
          <SetUp
            username={user.username}
            isReplacing={totp !== null}
            onCancel={() => setTask('none')}
            onDone={finish}
          />
        </Suspense>
      )}
      {task === 'remove' && <RemoveForm onCancel={() => setTask('none')} onDone={finish} />}
    </div>
  );
}

function State({ factors: { totp, recoveryCodesLeft }, dueAt }: { factors: OwnFactors; dueAt: string | undefined }) {
  if (totp !== null) {
    return (
      <p className={profile.text}>
        {words.on(formatInstant(totp.addedAt))} {words.left(recoveryCodesLeft)}
      </p>
    );
  }
  const isOverdue = dueAt !== undefined && Date.parse(dueAt) <= Date.now();
  return (
    <>
      <p className={profile.text}>{words.off}</p>
      {dueAt !== undefined && <Note icon="info">{isOverdue ? words.overdue : words.due(formatInstant(dueAt))}</Note>}
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={dashboardWords.loading}>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
