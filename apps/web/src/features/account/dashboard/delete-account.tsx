import type { User } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { Button } from '@tintforge/ui';
import { useRef, useState } from 'react';
import { StepDialog } from '../../../lib/step-dialog';
import { BookingAhead } from './booking-ahead';
import { DeleteDialog } from './delete-dialog';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.deletion;

/** Deletes the account after a confirmation; an upcoming booking has to be cancelled first, in a step of this page. */
export function DeleteAccount({ user: { id, username } }: { user: User }) {
  const placeRef = useRef<HTMLDivElement>(null);
  const page = usePageStep({
    subject: `account ${id}`,
    steps: ['deletion', 'cancel-first'],
    onClosed: closed,
    onReturned: () => void queryClient.invalidateQueries({ queryKey: ['booking-ahead'] }),
  });
  const { step, entryKey } = page;
  const asked = step === 'cancel-first' ? bookingIn(page.seen) : undefined;
  const [refused, setRefused] = useState(asked?.trackingCode);
  const ahead = asked?.trackingCode ?? refused;
  /** The booking for which the closing question was refused: its notice takes the focus. */
  const found = useRef<string>(undefined);

  /** The booking and its button may be gone. */
  function closed() {
    if (found.current !== undefined) setRefused(found.current);
    else (opener('cancel-first') ?? opener('deletion'))?.focus();
    found.current = undefined;
  }

  function opener(of: typeof step) {
    return placeRef.current?.querySelector<HTMLElement>(`[data-opens="${of}"]`);
  }

  function refuse(trackingCode: string) {
    setRefused(undefined);
    if (page.close()) found.current = trackingCode;
    else setRefused(trackingCode);
  }

  function finish() {
    if (page.finish(entryKey)) page.close();
  }

  function cancelled() {
    finish();
    setRefused(undefined);
    void queryClient.invalidateQueries();
  }

  return (
    <div ref={placeRef} className={styles.stack}>
      <p className={styles.text}>{words.text}</p>
      {ahead !== undefined && (
        <BookingAhead
          key={ahead}
          trackingCode={ahead}
          question={asked && { page, appointmentInstant: asked.appointmentInstant }}
          onAsk={(appointmentInstant) => page.open('cancel-first', `${ahead} ${appointmentInstant ?? ''}`)}
          onCancelled={cancelled}
        />
      )}
      <Button variant="danger" data-opens="deletion" onClick={() => page.open('deletion')}>
        {words.open}
      </Button>
      {step === 'deletion' && (
        <StepDialog key={entryKey} page={page}>
          <DeleteDialog username={username} onClose={page.close} onDeleted={finish} onRefused={refuse} />
        </StepDialog>
      )}
    </div>
  );
}

/** The booking and its appointment in the history entry of the question. */
function bookingIn(seen = '') {
  const [trackingCode = '', appointmentInstant = ''] = seen.split(' ');
  return { trackingCode, appointmentInstant: appointmentInstant === '' ? null : appointmentInstant };
}
