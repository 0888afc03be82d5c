import { queryClient } from '@tintforge/app-base/query-client';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { Button } from '@tintforge/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BookingAhead } from './booking-ahead';
import { DeleteDialog } from './delete-dialog';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.deletion;

/** Deletes the account after a confirmation; an upcoming booking has to be cancelled first, in a step of this page. */
export function DeleteAccount({ username }: { username: string }) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const page = usePageStep({
    subject: 'account',
    steps: ['cancel-first'],
    onClosed: focusOpener,
    onReturned: () => void queryClient.invalidateQueries({ queryKey: ['booking-ahead'] }),
  });
  const { isFinished, entryKey } = page;
  const asked = page.step === undefined || isFinished ? undefined : bookingIn(page.seen);
  const [refused, setRefused] = useState(asked?.trackingCode);
  const ahead = asked?.trackingCode ?? refused;

  const closeItself = useEffectEvent(() => page.close());
  useEffect(() => {
    if (isFinished) closeItself();
  }, [isFinished]);

  /** The booking and its button may be gone. */
  function focusOpener() {
    const find = (step: string) => placeRef.current?.querySelector<HTMLElement>(`[data-opens="${step}"]`);
    (find('cancel-first') ?? find('deletion'))?.focus();
  }

  function cancelled() {
    if (page.finish(entryKey)) page.close();
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
      <Button variant="danger" data-opens="deletion" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <DeleteDialog
          username={username}
          onClose={() => setIsAsking(false)}
          onRefused={(trackingCode) => {
            setIsAsking(false);
            setRefused(trackingCode);
          }}
        />
      )}
    </div>
  );
}

/** The booking and its appointment in the history entry of the question. */
function bookingIn(seen = '') {
  const [trackingCode = '', appointmentInstant = ''] = seen.split(' ');
  return { trackingCode, appointmentInstant: appointmentInstant === '' ? null : appointmentInstant };
}
