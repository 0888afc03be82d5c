import { Navigate, type OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { useUser } from '@tintforge/app-base/session/use-user';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { useLocation } from 'react-router-dom';
import { afterLogin } from '../../lib/after-login';
import { OwnDocument } from '../../lib/own-document';
import { Door } from './door';
import { LoginTabs } from './login-tabs';
import { accountWords } from './words';

/** /login. A user who is already logged in goes to the page named in the URL, or to their own area. */
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
  if (state.kind === 'logged-in') return <GoOn to={afterLogin(search, state.user)} />;
  return (
    <Door heading={accountWords.heading}>
      <LoginTabs />
    </Door>
  );
}

/**
 * Pages about the user's own bookings are in this app. Content pages and the staff area are separate documents, and so
 * is the mailbox, the only page allowed to show frames: that policy is set when a document loads.
 */
function GoOn({ to }: { to: string }) {
  return isOwnAddress(to) ? <Navigate to={to} replace /> : <OwnDocument to={to} />;
}

function isOwnAddress(address: string): address is OwnAddress {
  return address === paths.account || address.startsWith(paths.booking);
}
