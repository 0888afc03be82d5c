import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { afterLogin } from '../../lib/after-login';
import { paths } from '../../lib/paths';
import { QueryScope } from '../../lib/query-scope';
import { useUser } from '../../lib/session/use-user';
import { ToastRegion } from '../../lib/toast-region';
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

/** Only the mailbox may show frames, which is settled when a document is loaded: it needs one of its own. */
function GoOn({ to }: { to: string }) {
  const needsDocument = to === paths.demoMailbox;
  useEffect(() => {
    if (needsDocument) window.location.replace(to);
  }, [needsDocument, to]);
  return needsDocument ? null : <Navigate to={to} replace />;
}
