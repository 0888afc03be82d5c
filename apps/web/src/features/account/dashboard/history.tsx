import type { User } from '@tintforge/api-contract';
import { ComplianceDialog } from '@tintforge/app-base/compliance/lazy-dialog';
import { Container, EmptyState } from '@tintforge/ui';
import { useState } from 'react';
import { BookingList } from './booking-list';
import styles from './history.module.css';
import { HistoryRow } from './history-row';
import { useMyBookings } from './use-my-bookings';
import { dashboardWords } from './words';

const words = dashboardWords.history;

/** Past bookings, as a ledger. */
export function History({ user }: { user: User }) {
  const query = useMyBookings({ userId: user.id, list: 'past' });
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
                  onSheet={() => setSheetOf(details.trackingCode)}
                />
              ))}
            </ul>
          </Container>
        )}
      </BookingList>
      {sheetOf !== undefined && (
        <ComplianceDialog trackingCode={sheetOf} access={{}} onClose={() => setSheetOf(undefined)} />
      )}
    </>
  );
}
