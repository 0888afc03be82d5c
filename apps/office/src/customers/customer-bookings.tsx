import type { CustomerBooking } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { formatTime } from '@tintforge/booking-core';
import { confirmationWords } from '@tintforge/content';
import { Banner, Button, StatusBadge, Table, type TableColumn } from '@tintforge/ui';
import { bookingListWords } from '../bookings/words';
import styles from './customer-bookings.module.css';
import { CustomerPart } from './customer-part';
import { dateText } from './customers-found';
import { useCustomerBookings } from './use-customers';
import { customersWords, customerWords } from './words';

const words = customerWords.bookings;

/** A customer's bookings, latest appointment first; the code links to the booking. */
export function CustomerBookings({ id }: { id: string }) {
  const query = useCustomerBookings(id);
  const bookings = query.data?.pages.flatMap((page) => page.bookings) ?? [];
  const again = query.isFetchNextPageError ? query.fetchNextPage : query.refetch;
  return (
    <CustomerPart title={words.title}>
      {query.isError && (
        <div className={styles.news}>
          <Banner tone="error" action={<Button onClick={() => void again()}>{customersWords.failed.retry}</Button>}>
            {customerWords.failed.text}
          </Banner>
        </div>
      )}
      {(query.data !== undefined || query.isPending) && (
        <Table
          caption={words.title}
          isCaptionHidden
          density="dense"
          columns={columns}
          rows={bookings}
          rowKey={({ trackingCode }) => trackingCode}
          empty={words.none}
          busyLabel={query.isPending ? customersWords.loading : undefined}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div className={styles.more}>
          <Button
            busyLabel={query.isFetchingNextPage ? customersWords.loading : undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {customersWords.more}
          </Button>
        </div>
      )}
    </CustomerPart>
  );
}

const { statuses } = confirmationWords.verification;

const columns: readonly TableColumn<CustomerBooking>[] = [
  {
    id: 'code',
    label: words.code,
    cell: ({ trackingCode }) => (
      <Link to={paths.adminBooking(trackingCode)} className={styles.code} translate="no">
        {trackingCode}
      </Link>
    ),
  },
  {
    id: 'when',
    label: words.when,
    phonePlace: 'wide',
    cell: ({ appointmentDate, appointmentTime }) =>
      appointmentDate === null || appointmentTime === null
        ? confirmationWords.noDate
        : `${dateText(appointmentDate)}, ${formatTime(appointmentTime)}`,
  },
  { id: 'vehicle', label: words.vehicle, phonePlace: 'wide', cell: ({ vehicleInfo }) => vehicleInfo },
  { id: 'services', label: words.services, phonePlace: 'hidden', cell: ({ services }) => services.join(', ') },
  {
    id: 'status',
    label: words.status,
    phonePlace: 'wide',
    cell: ({ status, paymentStatus }) => (
      <span className={styles.status}>
        <StatusBadge status={status} label={statuses[status]} />
        <span className={styles.payment}>{bookingListWords.payments[paymentStatus]}</span>
      </span>
    ),
  },
  {
    id: 'total',
    label: words.total,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ totalPrice }) => moneyText(totalPrice),
  },
];
