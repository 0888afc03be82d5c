import { useQuery } from '@tanstack/react-query';
import { api } from '@tintforge/app-base/api';
import { longWhenText } from '@tintforge/app-base/appointment';
import { late } from '@tintforge/app-base/late/late';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { Banner, Button } from '@tintforge/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import styles from './booking-ahead.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.deletion;

const TaskDialog = late(async () => (await import('../../manage-booking')).TaskDialog);

/** The upcoming booking that blocks deleting the account, with its own cancel button. */
export function BookingAhead({ trackingCode, onCancelled }: { trackingCode: string; onCancelled: () => void }) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const { data: details } = useQuery({
    queryKey: ['booking-ahead', trackingCode],
    queryFn: () => api('getBookingDetails', { params: { code: trackingCode } }),
    ...alwaysFresh,
  });

  useEffect(() => placeRef.current?.focus(), []);

  function finish() {
    void queryClient.invalidateQueries();
    onCancelled();
  }

  return (
    <div ref={placeRef} tabIndex={-1} className={styles.root}>
      <Banner
        tone="warning"
        title={words.refused(trackingCode)}
        action={
          details?.cancellation && (
            <Button size="small" onClick={() => setIsCancelling(true)}>
              {words.cancelFirst}
            </Button>
          )
        }
      >
        {details !== undefined && words.ahead(details.services[0] ?? '', longWhenText(details))}
      </Banner>
      {details !== undefined && isCancelling && (
        <Suspense fallback={null}>
          <TaskDialog
            task="cancel"
            details={details}
            access={{}}
            onDone={finish}
            onClose={() => setIsCancelling(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
