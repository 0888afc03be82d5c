import type { User } from '@tintforge/api-contract';
import { rememberArea } from '@tintforge/app-base/session/login-token';
import { type UserState, useUser } from '@tintforge/app-base/session/use-user';
import { useOverdueToast } from '@tintforge/app-base/toasts/overdue-toast';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { adminWords } from '../words';
import type { Door } from './doors';
import { Entry } from './entry';
import { FactorMissing, isOverdue } from './factor-missing';
import { LoginCard } from './login-card';

interface StaffGateProps {
  door: Door;
  children: (user: User) => ReactNode;
}

/**
 * Lets the right role in; everyone else gets the login card. Passing the card proves nothing to the API, which reads
 * the role on every call.
 */
export function StaffGate(props: StaffGateProps) {
  useOverdueToast();
  return (
    <>
      <Guarded {...props} />
      <ToastRegion />
    </>
  );
}

/**
 * The area of the user who is in. When the server ends the session, the area stays behind the login card as it was, with all that
 * was typed, for the same user alone; logging out removes it.
 */
function Guarded({ door, children }: StaffGateProps) {
  const state = useUser();
  const [inside, setInside] = useState<User>();
  const user = state.kind === 'logged-in' && mayEnter(state.user, door) ? state.user : undefined;
  const isWaiting = user === undefined && state.kind === 'logged-out' && state.hasEnded;
  const wanted = isWaiting ? inside : user;
  if (wanted !== inside) setInside(wanted);
  useEffect(() => {
    if (user !== undefined) rememberArea(user.role === 'crew' ? 'crew' : 'admin');
  }, [user]);
  return (
    <>
      {wanted !== undefined && (
        <Activity key={wanted.id} mode={isWaiting ? 'hidden' : 'visible'}>
          {children(wanted)}
        </Activity>
      )}
      {user === undefined && <Outside door={door} state={state} />}
    </>
  );
}

function mayEnter(user: User, { roles }: Door): boolean {
  return roles.includes(user.role) && !isOverdue(user);
}

/** The card or notice for a user who isn't in. */
function Outside({ door, state }: { door: Door; state: UserState }) {
  switch (state.kind) {
    case 'logged-in':
      return door.roles.includes(state.user.role) ? (
        <FactorMissing door={door} />
      ) : (
        <LoginCard door={door} other={state.user} />
      );
    case 'logged-out':
      return <LoginCard door={door} hasEnded={state.hasEnded} />;
    case 'unknown':
      return (
        <Entry heading={door.heading}>
          <Banner
            tone="error"
            title={adminWords.unknown.title}
            action={<Button onClick={state.retry}>{adminWords.unknown.retry}</Button>}
          >
            {adminWords.unknown.text}
          </Banner>
        </Entry>
      );
    case 'loading':
      return (
        <Entry heading={door.heading}>
          <SkeletonGroup label={adminWords.loading}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </SkeletonGroup>
        </Entry>
      );
  }
}
