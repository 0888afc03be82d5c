import { skipToken, useQuery } from '@tanstack/react-query';
import { type CallOutput, codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { Link, useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { queryClient } from '@tintforge/app-base/query-client';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { beginLogin, userKey } from '@tintforge/app-base/session/session';
import { useUser } from '@tintforge/app-base/session/use-user';
import { isRecord } from '@tintforge/app-base/storage';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Banner, Button, LinkButton, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { homeOf } from '../../lib/after-login';
import { forgetMailLink, mailLinkToken } from '../../lib/mail-link';
import { Door } from './door';
import { UselessLink } from './useless-link';
import { VerificationForm } from './verification-form';
import { accountWords } from './words';

const words = accountWords.verifyEmail;

type VerifiedEmail = Omit<CallOutput<'verifyEmail'>, 'login'>;

/**
 * /verify-email: verifies an email with the link from the message. It requires the account's password first, or one
 * click where that account is logged in, because anyone can register with anyone's email.
 */
export function VerifyEmailPage() {
  return (
    <QueryScope>
      <Verification />
      <ToastRegion />
    </QueryScope>
  );
}

function Verification() {
  const [token] = useState(() => mailLinkToken(paths.verifyEmail));
  const [isExpired, setIsExpired] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { verified, keep } = useVerified();
  const user = useUser();
  const link = useQuery({
    queryKey: ['verification', token],
    queryFn: token === undefined || isDone ? skipToken : () => api('readVerification', { body: { token } }),
  });
  const isUseless = isExpired || codeOf(link.error) === 'link_expired';
  useEffect(() => {
    if (isUseless) forgetMailLink(paths.verifyEmail);
  }, [isUseless]);

  function conclude({ login, ...told }: CallOutput<'verifyEmail'>) {
    forgetMailLink(paths.verifyEmail);
    // Logging in empties the cache, and a used link must not be requested again.
    setIsDone(true);
    keep(told);
    if (login !== null) beginLogin(login);
    else void queryClient.invalidateQueries({ queryKey: userKey });
  }

  if (verified !== undefined) return <Verified {...verified} />;
  // Opened again: the account offers no other link for an email that is verified.
  if (isUseless && user.kind === 'loading') return <Loading />;
  if (isUseless && user.kind === 'logged-in' && user.user.isEmailVerified) {
    return (
      <Door heading={accountWords.link.headingExpired} lead={words.already(user.user.email)}>
        <HomeLink />
      </Door>
    );
  }
  if (token === undefined || isUseless) return <UselessLink isExpired={isUseless} another={paths.account} />;
  if (link.isError) {
    return (
      <Door heading={words.heading}>
        <Banner tone="error" action={<Button onClick={() => void link.refetch()}>{accountWords.retry}</Button>}>
          {words.notLoaded}
        </Banner>
      </Door>
    );
  }
  if (link.data === undefined || user.kind === 'loading') return <Loading />;
  const { username, email } = link.data;
  return (
    <Door heading={words.heading} lead={words.lead(email, username)}>
      <VerificationForm
        token={token}
        username={username}
        caller={user.kind === 'logged-in' ? user.user.username : undefined}
        onVerified={conclude}
        onExpired={() => setIsExpired(true)}
      />
    </Door>
  );
}

function Loading() {
  return (
    <Door heading={words.heading}>
      <SkeletonGroup label={words.loading}>
        <Skeleton />
        <Skeleton shape="control" />
      </SkeletonGroup>
    </Door>
  );
}

function Verified({ email, joinedBookings }: VerifiedEmail) {
  return (
    <Door heading={words.done} lead={words.doneText(email, joinedBookings)}>
      <HomeLink />
    </Door>
  );
}

/** To the user's own pages. */
function HomeLink() {
  const state = useUser();
  const home = state.kind === 'logged-in' ? homeOf(state.user) : paths.account;
  // The staff area is another document.
  return home === paths.account ? (
    <LinkButton variant="primary" render={(anchor) => <Link to={home} {...anchor} />}>
      {words.toDashboard}
    </LinkButton>
  ) : (
    <LinkButton variant="primary" href={home}>
      {words.toWork}
    </LinkButton>
  );
}

/** The email that this history entry has verified: its link works once, and the page may be reloaded or revisited. */
function useVerified() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    verified: isRecord(state) && isVerified(state.verified) ? state.verified : undefined,
    keep: (verified: VerifiedEmail) => void navigate({}, { replace: true, state: { verified } }),
  };
}

function isVerified(kept: unknown): kept is VerifiedEmail {
  return isRecord(kept) && typeof kept.email === 'string' && typeof kept.joinedBookings === 'number';
}
