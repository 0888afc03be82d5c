import type { BookingDetails, User } from '@tintforge/api-contract';
import { ComplianceDialog } from '@tintforge/app-base/compliance/lazy-dialog';
import { late } from '@tintforge/app-base/late/late';
import { Container, EmptyState } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import { BookingList } from './booking-list';
import styles from './history.module.css';
import { HistoryRow } from './history-row';
import { useMyBookings } from './use-my-bookings';
import { dashboardWords } from './words';

const words = dashboardWords.history;

const OwnReceipt = late(async () => (await import('../../manage-booking')).OwnReceipt);

/** Past bookings, as a ledger. */
export function History({ user }: { user: User }) {
  const query = useMyBookings({ userId: user.id, list: 'past' });
  const [receiptOf, setReceiptOf] = useState<BookingDetails>();
  const [sheetOf, setSheetOf] = useState<string>();
  return (
    <>
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
                  onReceipt={() => setReceiptOf(details)}
                  onSheet={() => setSheetOf(details.trackingCode)}
                />
              ))}
            </ul>
          </Container>
        )}
      </BookingList>
      {receiptOf !== undefined && (
        <Suspense fallback={null}>
          <OwnReceipt details={receiptOf} onClose={() => setReceiptOf(undefined)} />
        </Suspense>
      )}
      {sheetOf !== undefined && (
        <ComplianceDialog trackingCode={sheetOf} access={{}} onClose={() => setSheetOf(undefined)} />
      )}
    </>
  );
}
