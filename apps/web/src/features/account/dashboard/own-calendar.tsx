import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { Banner, Button, LinkButton, Skeleton, SkeletonGroup, TextField } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { StepDialog } from '../../../lib/step-dialog';
import { type CalendarAction, CalendarQuestion, calendarActions } from './calendar-question';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.calendar;

/** A change of the address, and the history entry of its question. */
interface Change {
  action: CalendarAction;
  entryKey?: string;
}

/** The secret address at which a calendar app reads the user's appointments. */
export function OwnCalendar({ userId }: { userId: string }) {
  const queryKey = ['my-calendar', userId];
  const query = useQuery({ queryKey, queryFn: () => api('getMyCalendar', {}), ...alwaysFresh });
  const placeRef = useRef<HTMLDivElement>(null);
  const page = usePageStep({
    subject: `calendar ${userId}`,
    steps: calendarActions,
    onClosed: (left) => (openerOf(left) ?? placeRef.current)?.focus(),
    onReturned: () => void query.refetch(),
  });
  const { step: question, entryKey } = page;
  const changing = useMutation({
    mutationFn: ({ action }: Change) => api('changeMyCalendar', { body: { action } }),
    onSuccess: (calendar, { action, entryKey }) => {
      if (entryKey !== undefined && page.finish(entryKey)) page.close();
      const done = action === 'close' ? 'close' : query.data?.url ? 'renew' : 'open';
      queryClient.setQueryData(queryKey, calendar);
      showToast({ title: words.done[done] });
    },
    onError: () => showToast({ title: words.failed.title, description: words.failed.text, variant: 'destructive' }),
  });
  const busyLabel = changing.isPending ? words.working : undefined;

  function openerOf(action: CalendarAction) {
    return placeRef.current?.querySelector<HTMLElement>(`[data-opens="${action}"]`);
  }

  return (
    <div ref={placeRef} tabIndex={-1} className={styles.stack}>
      <p className={styles.text}>{words.text}</p>
      {query.isPending && (
        <SkeletonGroup label={dashboardWords.loading}>
          <Skeleton />
        </SkeletonGroup>
      )}
      {query.isError && (
        <Banner tone="error" action={<Button onClick={() => void query.refetch()}>{dashboardWords.retry}</Button>}>
          {words.notLoaded}
        </Banner>
      )}
      {query.data?.url === null && (
        <Button busyLabel={busyLabel} onClick={() => changing.mutate({ action: 'renew' })}>
          {words.open}
        </Button>
      )}
      {typeof query.data?.url === 'string' && <Address url={query.data.url} onAsk={page.open} />}
      {question !== undefined && query.isSuccess && (
        <StepDialog key={entryKey} page={page} news={query.data.url === null ? words.off : undefined}>
          <CalendarQuestion
            action={question}
            busyLabel={busyLabel}
            onConfirm={() => changing.mutate({ action: question, entryKey })}
            onClose={page.close}
          />
        </StepDialog>
      )}
    </div>
  );
}

/** The address to subscribe to or to copy, and the ways to end it. */
function Address({ url, onAsk }: { url: string; onAsk: (action: CalendarAction) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => setOutcome(undefined), [url]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('refused');
    }
  }

  return (
    <>
      <div className={styles.wide}>
        <TextField ref={field} label={words.address} value={url} readOnly isMono hint={words.secret} />
      </div>
      <div className={styles.actions}>
        {/* Calendar apps have this scheme for themselves. */}
        <LinkButton variant="primary" href={url.replace(/^https?:/, 'webcal:')}>
          {words.subscribe}
        </LinkButton>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button data-opens="renew" onClick={() => onAsk('renew')}>
          {words.renew}
        </Button>
        <Button data-opens="close" onClick={() => onAsk('close')}>
          {words.close}
        </Button>
      </div>
      <p role="status" className={styles.text}>
        {outcome === undefined ? words.refresh : words[outcome]}
      </p>
    </>
  );
}
