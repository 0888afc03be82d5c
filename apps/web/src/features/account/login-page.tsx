import { paths } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { useUser } from '@tintforge/app-base/session/use-user';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Navigate, useLocation } from 'react-router-dom';
import { afterLogin } from '../../lib/after-login';
import { OwnDocument } from '../../lib/own-document';
import { Door } from './door';
import { LoginTabs } from './login-tabs';
import { accountWords } from './words';

/** /login: the way in. Someone who is logged in goes on to their own area, or to where the address asks for. */
export function LoginPage() {
  return (
    <QueryScope>
      <Login />
      <ToastRegion />
    </QueryScope>
  );
}

function Login() {
  const { search } = useLocation();
  const state = useUser();
  if (state.kind === 'somebody') return <GoOn to={afterLogin(search, state.user)} />;
  return (
    <Door heading={accountWords.heading}>
      <LoginTabs />
    </Door>
  );
}

/**
 * What has to do with one's bookings is in this app. Pages to read and the shop's own area are other documents, and so is
 * the mailbox, which alone may show frames: that is settled when a document is loaded.
 */
function GoOn({ to }: { to: string }) {
  const isHere = to === paths.account || to.startsWith(paths.booking);
  return isHere ? <Navigate to={to} replace /> : <OwnDocument to={to} />;
}
