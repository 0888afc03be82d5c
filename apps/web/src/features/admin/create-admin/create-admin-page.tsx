import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tintforge/api-contract/client';
import { Banner, Button, Container, LinkButton, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect } from 'react';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { QueryScope } from '../../../lib/query-scope';
import { ToastRegion } from '../../../lib/toast-region';
import { showToast } from '../../../lib/toasts';
import styles from './create-admin-page.module.css';
import { createAdminWords as words } from './words';

/** /create-admin: makes sure that the administrator exists whom the operator configured, and says so. */
export function CreateAdminPage() {
  return (
    <QueryScope>
      <Setup />
      <ToastRegion />
    </QueryScope>
  );
}

function Setup() {
  const setup = useQuery({
    queryKey: ['create-admin'],
    queryFn: ({ signal }) => api('createAdmin', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const { isSuccess, isError, errorUpdatedAt } = setup;

  useEffect(() => {
    if (isSuccess) showToast({ title: words.ready.toast });
  }, [isSuccess]);

  useEffect(() => {
    const { title, text } = words.failed.toast;
    if (isError) showToast({ title, description: text, variant: 'destructive' });
  }, [isError, errorUpdatedAt]);

  return (
    <Container>
      <div className={styles.root}>
        <h1 className={styles.title}>{words.heading}</h1>
        {setup.isPending && (
          <SkeletonGroup label={words.working}>
            <Skeleton />
            <Skeleton shape="short-line" />
          </SkeletonGroup>
        )}
        {isSuccess && (
          <Banner tone="success" title={words.ready.title}>
            {words.ready.text}
          </Banner>
        )}
        {isError && (
          <Banner
            tone="error"
            title={words.failed.title}
            action={
              <Button onClick={() => void setup.refetch()} disabled={setup.isFetching}>
                {words.failed.retry}
              </Button>
            }
          >
            {reasonOf(setup.error)}
          </Banner>
        )}
        <div className={styles.actions}>
          <LinkButton href={paths.admin} variant="primary">
            {words.toAdmin}
          </LinkButton>
          <LinkButton href={paths.login}>{words.toLogin}</LinkButton>
        </div>
      </div>
    </Container>
  );
}

/** What the shop says is missing. */
function reasonOf(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.message ?? words.failed.unreachable;
}
