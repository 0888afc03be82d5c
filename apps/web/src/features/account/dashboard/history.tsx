import type { BookingDetails, User } from '@tintforge/api-contract';
import { Container, EmptyState } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import { late } from '../../../lib/late';
import { BookingList } from './booking-list';
import styles from './history.module.css';
import { HistoryRow } from './history-row';
import { useMyBookings } from './use-my-bookings';
import { dashboardWords } from './words';

const words = dashboardWords.history;

const ComplianceDialog = late(async () => (await import('../../manage-booking')).ComplianceDialog);
const ReceiptDialog = late(async () => (await import('../../manage-booking')).ReceiptDialog);

/** What is over, as a ledger. */
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
          <ReceiptDialog details={receiptOf} onClose={() => setReceiptOf(undefined)} />
        </Suspense>
      )}
      {sheetOf !== undefined && (
        <Suspense fallback={null}>
          <ComplianceDialog trackingCode={sheetOf} access={{}} onClose={() => setSheetOf(undefined)} />
        </Suspense>
      )}
    </>
  );
}
