import type { User } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { late } from '@tintforge/app-base/late/late';
import { paths } from '@tintforge/app-base/paths';
import { useOnline } from '@tintforge/app-base/use-online';
import { Banner, Container, LinkButton, Skeleton, SkeletonGroup, Tabs } from '@tintforge/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountWords } from '../words';
import { Appointments } from './appointments';
import styles from './dashboard.module.css';
import { greeting } from './greeting';
import { LogoutButton } from './logout-button';
import { VerifyNotice } from './verify-notice';
import { dashboardWords } from './words';

/** Small drawings of cars and forms: not what most customers come for, so they load on demand. */
const History = late(async () => (await import('./history')).History);
const Profile = late(async () => (await import('./profile')).Profile);

const parameter = 'tab';

type TabId = keyof typeof dashboardWords.tabs;

interface DashboardProps {
  user: User;
  /** It replaced the form in which the user has just logged in. */
  takesFocus: boolean;
}

/** A user's account: upcoming bookings, past bookings and profile. */
export function Dashboard({ user, takesFocus }: DashboardProps) {
  const [parameters, setParameters] = useSearchParams();
  const titleRef = useEntryFocus(takesFocus);
  const shown = tabOf(parameters.get(parameter));
  const opened = useOpened(shown);

  /** A tab requests its data only once it has been opened. */
  function tab(id: TabId, content: ReactNode) {
    return {
      id,
      label: dashboardWords.tabs[id],
      content: opened.has(id) ? <Suspense fallback={<TabPlace />}>{content}</Suspense> : null,
    };
  }

  return (
    <>
      <Container className={styles.head}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {greeting(user, new Date().getHours())}
        </h1>
        <div className={styles.actions}>
          <LogoutButton />
          <LinkButton variant="primary" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
            {dashboardWords.newBooking}
          </LinkButton>
        </div>
      </Container>
      <Notices user={user} />
      <div className={styles.tabs}>
        <Tabs
          label={dashboardWords.heading}
          value={shown}
          onValueChange={(id) => setParameters({ [parameter]: id }, { replace: true })}
          tabs={[
            tab('appointments', <Appointments user={user} />),
            tab('history', <History user={user} />),
            tab('profile', <Profile user={user} />),
          ]}
        />
      </div>
    </>
  );
}

/** Placeholder for a tab whose code is loading. */
function TabPlace() {
  return (
    <Container className={styles.place}>
      <SkeletonGroup label={dashboardWords.loading}>
        <Skeleton shape="title" />
        <Skeleton />
      </SkeletonGroup>
    </Container>
  );
}

function Notices({ user }: { user: User }) {
  const isOnline = useOnline();
  if (isOnline && user.isEmailVerified) return null;
  return (
    <Container className={styles.notices}>
      {!isOnline && (
        <Banner tone="warning" title={accountWords.offline.title}>
          {accountWords.offline.text}
        </Banner>
      )}
      {!user.isEmailVerified && <VerifyNotice email={user.email} />}
    </Container>
  );
}

/** The tabs opened so far. */
function useOpened(shown: TabId): ReadonlySet<TabId> {
  const [opened, setOpened] = useState<ReadonlySet<TabId>>(new Set([shown]));
  if (!opened.has(shown)) setOpened(new Set([...opened, shown]));
  return opened;
}

function tabOf(asked: string | null): TabId {
  return asked === 'history' || asked === 'profile' ? asked : 'appointments';
}

/** When the focused form is replaced, the heading takes the focus. */
function useEntryFocus(takesFocus: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return ref;
}
