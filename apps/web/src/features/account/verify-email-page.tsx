import { skipToken, useQuery } from '@tanstack/react-query';
import { codeOf } from '@tintforge/api-contract/client';
import { Banner, Button, LinkButton, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { Link } from '../../lib/link';
import { forgetMailLink, mailLinkToken } from '../../lib/mail-link';
import { paths } from '../../lib/paths';
import { queryClient } from '../../lib/query-client';
import { QueryScope } from '../../lib/query-scope';
import { userKey } from '../../lib/session/session';
import { Door } from './door';
import { UselessLink } from './useless-link';
import { accountWords } from './words';

const words = accountWords.verifyEmail;

/** /verify-email: proves an address with the link from the mail, as soon as it is opened. */
export function VerifyEmailPage() {
  return (
    <QueryScope>
      <Verification />
    </QueryScope>
  );
}

function Verification() {
  const [token] = useState(() => mailLinkToken(paths.verifyEmail));
  // A query and not a mutation, because the page asks by itself: it is sent once, however often React draws.
  const query = useQuery({
    queryKey: ['verify-email', token],
    queryFn: token === undefined ? skipToken : () => api('verifyEmail', { body: { token } }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isExpired = codeOf(query.error) === 'link_expired';
  const isUsed = isExpired || query.isSuccess;

  useEffect(() => {
    if (isUsed) forgetMailLink(paths.verifyEmail);
    if (query.isSuccess) void queryClient.invalidateQueries({ queryKey: userKey });
  }, [isUsed, query.isSuccess]);

  if (token === undefined || isExpired) return <UselessLink isExpired={isExpired} another={paths.account} />;
  if (query.isSuccess) {
    return (
      <Door heading={words.done} lead={words.doneText(query.data.email, query.data.joinedBookings)}>
        <LinkButton variant="primary" render={(anchor) => <Link to={paths.account} {...anchor} />}>
          {words.toDashboard}
        </LinkButton>
      </Door>
    );
  }
  return (
    <Door heading={words.heading}>
      {query.isError ? (
        <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{accountWords.retry}</Button>}>
          {words.failed}
        </Banner>
      ) : (
        <SkeletonGroup label={words.heading}>
          <Skeleton />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </Door>
  );
}
