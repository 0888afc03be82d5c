import type { User } from '@tintforge/api-contract';
import { useUser } from '@tintforge/app-base/session/use-user';
import { useOverdueToast } from '@tintforge/app-base/toasts/overdue-toast';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import type { ReactNode } from 'react';
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

function Guarded({ door, children }: StaffGateProps) {
  const state = useUser();
  switch (state.kind) {
    case 'logged-in':
      if (door.roles.includes(state.user.role) && isOverdue(state.user)) return <FactorMissing door={door} />;
      return door.roles.includes(state.user.role) ? children(state.user) : <LoginCard door={door} other={state.user} />;
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
