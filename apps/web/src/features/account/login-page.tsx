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

/** /login: the way in. Whoever is logged in goes on to the dashboard, or to where the address asks for. */
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
  if (useUser().kind === 'somebody') return <GoOn to={afterLogin(search)} />;
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
