import { useQuery } from '@tanstack/react-query';
import { api } from '@tintforge/app-base/api';
import { longWhenText } from '@tintforge/app-base/appointment';
import { late } from '@tintforge/app-base/late/late';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { Banner, Button } from '@tintforge/ui';
import { Suspense, useEffect, useRef } from 'react';
import type { StepPage } from '../../../lib/step-dialog';
import styles from './booking-ahead.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.deletion;

const CancelStep = late(async () => (await import('../../manage-booking')).CancelStep);

interface BookingAheadProps {
  trackingCode: string;
  /** The question about cancelling it: its history entry, and the appointment for which it was opened, while it is open. */
  question: { page: StepPage; appointmentInstant: string | null } | undefined;
  /** Opens that question. */
  onAsk: (appointmentInstant: string | null) => void;
  onCancelled: () => void;
}

/** The upcoming booking that blocks deleting the account, with its own cancel button. */
export function BookingAhead({ trackingCode, question, onAsk, onCancelled }: BookingAheadProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const { data: details } = useQuery({
    queryKey: ['booking-ahead', trackingCode],
    queryFn: () => api('getBookingDetails', { params: { code: trackingCode } }),
    ...alwaysFresh,
  });

  useEffect(() => placeRef.current?.focus(), []);

  return (
    <div ref={placeRef} tabIndex={-1} className={styles.root}>
      <Banner
        tone="warning"
        title={words.refused(trackingCode)}
        action={
          details?.cancellation && (
            <Button size="small" data-opens="cancel-first" onClick={() => onAsk(details.appointmentInstant)}>
              {words.cancelFirst}
            </Button>
          )
        }
      >
        {details !== undefined && words.ahead(details.services[0] ?? '', longWhenText(details))}
      </Banner>
      {details !== undefined && question !== undefined && (
        <Suspense fallback={null}>
          <CancelStep {...question} details={details} access={{}} onDone={onCancelled} />
        </Suspense>
      )}
    </div>
  );
}
