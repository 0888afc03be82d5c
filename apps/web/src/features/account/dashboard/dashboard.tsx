import type { User } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { paths } from '@tintforge/app-base/paths';
import { useOnline } from '@tintforge/app-base/use-online';
import { Banner, Container, LinkButton, Skeleton, SkeletonGroup, Tabs } from '@tintforge/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { accountWords } from '../words';
import { Appointments } from './appointments';
import styles from './dashboard.module.css';
import { greeting } from './greeting';
import { LogoutButton } from './logout-button';
import { VerifyNotice } from './verify-notice';
import { dashboardWords } from './words';

/** Small cars to list and forms to fill in: not what most come for. */
const History = late(async () => (await import('./history')).History);
const Profile = late(async () => (await import('./profile')).Profile);

const parameter = 'tab';

type TabId = keyof typeof dashboardWords.tabs;

interface DashboardProps {
  user: User;
  /** It took the place of the form in which its owner has just logged in. */
  takesFocus: boolean;
}

/** What an account's owner sees: what is to come, what is over, and who they are to us. */
export function Dashboard({ user, takesFocus }: DashboardProps) {
  const [parameters, setParameters] = useSearchParams();
  const titleRef = useEntryFocus(takesFocus);
  const shown = tabOf(parameters.get(parameter));
  const opened = useOpened(shown);

  /** A tab asks the shop only once somebody has looked at it. */
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

/** Where a tab will be whose code is on its way. */
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

/** The tabs that were in sight so far. */
function useOpened(shown: TabId): ReadonlySet<TabId> {
  const [opened, setOpened] = useState<ReadonlySet<TabId>>(new Set([shown]));
  if (!opened.has(shown)) setOpened(new Set([...opened, shown]));
  return opened;
}

function tabOf(asked: string | null): TabId {
  return asked === 'history' || asked === 'profile' ? asked : 'appointments';
}

/** The form had the focus when it went away: now the heading has it. */
function useEntryFocus(takesFocus: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return ref;
}
