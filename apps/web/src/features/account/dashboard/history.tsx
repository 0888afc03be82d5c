import type { User } from '@tintforge/api-contract';
import { ComplianceDialog } from '@tintforge/app-base/compliance/lazy-dialog';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { Container, EmptyState } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { BookingList } from './booking-list';
import styles from './history.module.css';
import { HistoryRow } from './history-row';
import { useMyBookings } from './use-my-bookings';
import { dashboardWords } from './words';

const words = dashboardWords.history;

/** Past bookings, as a ledger. */
export function History({ user }: { user: User }) {
  const query = useMyBookings({ userId: user.id, list: 'past' });
  const placeRef = useRef<HTMLDivElement>(null);
  const page = usePageStep({ subject: 'past bookings', steps: ['sheet'], onClosed: focusOpener });
  const sheetOf = page.step === undefined ? undefined : page.seen;
  /** The sheet that was open last. */
  const lastSheet = useRef<string>(undefined);
  useEffect(() => {
    if (sheetOf !== undefined) lastSheet.current = sheetOf;
  }, [sheetOf]);

  function focusOpener() {
    placeRef.current?.querySelector<HTMLElement>(`[data-opens="sheet ${lastSheet.current}"]`)?.focus();
  }

  return (
    <div ref={placeRef}>
      <BookingList
        title={dashboardWords.tabs.history}
        query={query}
        empty={
          <EmptyState headingLevel="h3" title={words.empty}>
            {words.emptyText}
          </EmptyState>
        }
      >
        {(bookings) => (
          <Container className={styles.root}>
            <ul aria-label={words.label}>
              {bookings.map((details) => (
                <HistoryRow
                  key={details.trackingCode}
                  details={details}
                  onSheet={() => page.open('sheet', details.trackingCode)}
                />
              ))}
            </ul>
          </Container>
        )}
      </BookingList>
      {sheetOf !== undefined && <ComplianceDialog trackingCode={sheetOf} access={{}} onClose={page.close} />}
    </div>
  );
}
