import { useMutation, useQuery } from '@tanstack/react-query';
import type { OwnSession } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { deviceText } from '@tintforge/content';
import { Badge, Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { LogoutEverywhere } from './logout-everywhere';
import profile from './profile.module.css';
import styles from './sessions.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.logins;

/** Where the account is logged in; each session can be ended, or all of them. */
export function Sessions({ userId }: { userId: string }) {
  const queryKey = ['my-sessions', userId];
  const query = useQuery({ queryKey, queryFn: () => api('getMySessions', {}), ...alwaysFresh });
  const ending = useMutation({
    mutationFn: () => api('endOtherSessions', {}),
    onSuccess: () => showToast({ title: words.othersEnded.title, description: words.othersEnded.text }),
    onError: sayNotEnded,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const sessions = query.data?.sessions ?? [];
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);

  return (
    <div className={profile.stack}>
      <p className={profile.text}>{words.text}</p>
      {query.isPending && (
        <SkeletonGroup label={dashboardWords.loading}>
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
      {query.isError && (
        <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{dashboardWords.retry}</Button>}>
          {words.notLoaded}
        </Banner>
      )}
      {sessions.length > 0 && (
        <ul className={styles.list} aria-label={words.label}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnded={() => void queryClient.invalidateQueries({ queryKey })}
            />
          ))}
        </ul>
      )}
      <div className={profile.actions}>
        {hasOthers && (
          <Button busyLabel={ending.isPending ? dashboardWords.loggingOut : undefined} onClick={() => ending.mutate()}>
            {words.endOthers}
          </Button>
        )}
        <LogoutEverywhere />
      </div>
    </div>
  );
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { id, isCurrent } = session;
  const device = deviceText(session);
  const opened = formatInstant(session.openedAt);
  const seen = formatInstant(session.seenAt);
  const ending = useMutation({
    mutationFn: () => api('endMySession', { params: { id } }),
    onSuccess: () => showToast({ title: words.ended(device) }),
    onError: sayNotEnded,
    onSettled: onEnded,
  });
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span>
          <b>{device}</b> {isCurrent && <Badge>{words.current}</Badge>}
        </span>
        <small>{isCurrent ? words.opened(opened) : words.seen(opened, seen)}</small>
      </span>
      {!isCurrent && (
        <Button
          variant="quiet"
          aria-label={words.endWhat(device, seen)}
          busyLabel={ending.isPending ? dashboardWords.loggingOut : undefined}
          onClick={() => ending.mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function sayNotEnded(): void {
  const { title, text } = words.notEnded;
  showToast({ title, description: text, variant: 'destructive' });
}
