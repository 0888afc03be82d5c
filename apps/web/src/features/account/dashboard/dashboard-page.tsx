import { QueryScope } from '@tintforge/app-base/query-scope';
import { useUser } from '@tintforge/app-base/session/use-user';
import { useOverdueToast } from '@tintforge/app-base/toasts/overdue-toast';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Banner, Button, Container, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { MailLinks } from '../../find-booking';
import { Door } from '../door';
import { LoginTabs } from '../login-tabs';
import { accountWords } from '../words';
import { BrowserBookings } from './browser-bookings';
import { Dashboard } from './dashboard';
import styles from './dashboard.module.css';
import { LogoutButton } from './logout-button';
import { dashboardWords } from './words';

/** /dashboard: the user's bookings and profile, or the login form. */
export function DashboardPage() {
  useOverdueToast();
  return (
    <QueryScope>
      <Content />
      <ToastRegion />
    </QueryScope>
  );
}

function Content() {
  const state = useUser();
  const wasOut = useRef(false);
  useEffect(() => {
    if (state.kind === 'logged-out') wasOut.current = true;
  }, [state.kind]);
  switch (state.kind) {
    case 'logged-in':
      return <Dashboard key={state.user.id} user={state.user} takesFocus={wasOut.current} />;
    case 'logged-out':
      return <WayIn hasEnded={state.hasEnded} />;
    case 'unknown':
      return <Unknown retry={state.retry} />;
    case 'loading':
      return (
        <Container className={styles.place}>
          <h1 className={styles.title}>{dashboardWords.heading}</h1>
          <SkeletonGroup label={dashboardWords.loading}>
            <Skeleton shape="control" />
            <Skeleton shape="picture" />
          </SkeletonGroup>
        </Container>
      );
  }
}

function WayIn({ hasEnded }: { hasEnded: boolean }) {
  const { title, text } = accountWords.login.hasEnded;

  // A long profile may have been scrolled to where the shorter page has its footer.
  useEffect(() => {
    if (hasEnded) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [hasEnded]);

  return (
    <Door heading={accountWords.heading}>
      {hasEnded && (
        <Banner tone="warning" title={title}>
          {text}
        </Banner>
      )}
      <BrowserBookings />
      <LoginTabs />
      <MailLinks />
    </Door>
  );
}

/** There is a token, but the account couldn't be loaded. */
function Unknown({ retry }: { retry: () => void }) {
  const { title, text } = dashboardWords.unknown;
  return (
    <Container className={styles.place}>
      <h1 className={styles.title}>{dashboardWords.heading}</h1>
      <Banner tone="error" title={title} action={<Button onClick={retry}>{dashboardWords.retry}</Button>}>
        {text}
      </Banner>
      <LogoutButton />
    </Container>
  );
}
