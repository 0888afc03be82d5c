import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, LinkButton, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect } from 'react';
import { Entry } from '../shell/entry';
import styles from './create-admin-page.module.css';
import { createAdminWords as words } from './words';

/** /create-admin: makes sure that the configured administrator exists, and reports it. */
export function CreateAdminPage() {
  return (
    <>
      <Setup />
      <ToastRegion />
    </>
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
    <Entry heading={words.heading}>
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
        <LinkButton variant="primary" render={(anchor) => <Link to={paths.admin} {...anchor} />}>
          {words.toAdmin}
        </LinkButton>
        <LinkButton href={paths.login}>{words.toLogin}</LinkButton>
      </div>
    </Entry>
  );
}

/** The server's message about missing settings. */
function reasonOf(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.message ?? words.failed.unreachable;
}
