import type { BookingOrder, ListedBooking } from '@tintforge/api-contract';
import { appointmentOf } from '@tintforge/app-base/appointment';
import { Link } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { shopMoment } from '@tintforge/app-base/shop-time';
import { formatShortDate, formatTime } from '@tintforge/booking-core';
import { confirmationWords } from '@tintforge/content';
import { keepValues, StatusBadge, Table, type TableColumn, type TableSort } from '@tintforge/ui';
import styles from './bookings-table.module.css';
import type { ListQuestion } from './list-address';
import { bookingListWords as words } from './words';

interface BookingsTableProps {
  bookings: readonly ListedBooking[];
  /** Other rows are loading. */
  isLoading: boolean;
  question: ListQuestion;
  onSort: (question: ListQuestion) => void;
}

/**
 * Bookings as rows; on a phone each is a card, and on a tablet crew and payment are below the time and the status. The
 * code links to the booking.
 */
export function BookingsTable({ bookings, isLoading, question, onSort }: BookingsTableProps) {
  function sortBy({ columnId, direction }: TableSort) {
    const sort = orderOf(columnId);
    if (sort === undefined) return;
    // The newest or most expensive first is more useful than the oldest or cheapest.
    const first = sort === 'when' ? 'ascending' : 'descending';
    onSort({ ...question, sort, direction: sort === question.sort ? direction : first });
  }

  return (
    <div className={styles.root}>
      <Table
        caption={words.caption}
        isCaptionHidden
        density="dense"
        columns={columns}
        rows={bookings}
        rowKey={({ trackingCode }) => trackingCode}
        empty={null}
        sort={{ columnId: question.sort, direction: question.direction }}
        onSort={sortBy}
        busyLabel={isLoading ? words.loading : undefined}
      />
    </div>
  );
}

function orderOf(columnId: string): BookingOrder | undefined {
  return (Object.keys(words.sortedBy) as BookingOrder[]).find((order) => order === columnId);
}

const { statuses } = confirmationWords.verification;

const columns: readonly TableColumn<ListedBooking>[] = [
  {
    id: 'code',
    label: words.columns.code,
    cell: ({ trackingCode }) => (
      <Link to={paths.adminBooking(trackingCode)} className={styles.code} translate="no">
        {trackingCode}
      </Link>
    ),
  },
  {
    id: 'customer',
    label: words.columns.customer,
    phonePlace: 'end',
    cell: ({ customerName, customerPhone }) => (
      <Lines main={customerName === '' ? words.nobody : customerName} more={customerPhone} />
    ),
  },
  { id: 'job', label: words.columns.job, phonePlace: 'start', cell: (booking) => <Job {...booking} /> },
  {
    id: 'when',
    label: words.columns.when,
    phonePlace: 'end',
    sortBy: ({ appointmentInstant }) => appointmentInstant ?? '',
    cell: (booking) => <When {...booking} />,
  },
  {
    id: 'crew',
    label: words.columns.crew,
    phonePlace: 'start',
    isFolded: true,
    cell: ({ crew }) => <span className={styles.crew}>{crew?.name}</span>,
  },
  {
    id: 'status',
    label: words.columns.status,
    phonePlace: 'end',
    cell: ({ status, paymentStatus }) => (
      <>
        <StatusBadge status={status} label={statuses[status]} />
        <span className={styles.folded}>
          <Payment status={paymentStatus} />
        </span>
      </>
    ),
  },
  {
    id: 'payment',
    label: words.columns.payment,
    phonePlace: 'start',
    isFolded: true,
    cell: ({ paymentStatus }) => <Payment status={paymentStatus} />,
  },
  {
    id: 'booked',
    label: words.columns.booked,
    phonePlace: 'hidden',
    sortBy: ({ bookedAt }) => bookedAt,
    cell: ({ bookedAt, source }) => (
      <Lines
        main={withoutWeekday(dayText(shopMoment(Date.parse(bookedAt)).date))}
        more={source === 'phone' ? words.byPhone : undefined}
      />
    ),
  },
  {
    id: 'total',
    label: words.columns.total,
    isNumeric: true,
    phonePlace: 'end',
    sortBy: ({ totalPrice }) => totalPrice,
    cell: ({ totalPrice, due }) => (
      <Lines
        main={moneyText(totalPrice)}
        more={due > 0 && due !== totalPrice ? words.due(moneyText(due)) : undefined}
      />
    ),
  },
];

/** Day, start and crew; of a quote's work without a visit, that there is no date yet. */
function When({ crew, ...booking }: ListedBooking) {
  const appointment = appointmentOf(booking);
  if (appointment === undefined) return <Lines main={confirmationWords.noDate} more={undefined} />;
  return (
    <>
      <Lines main={dayText(appointment.date)} more={formatTime(appointment.time)} />
      {booking.visitCount > 1 && <small className={styles.more}>{words.visits(booking.visitCount)}</small>}
      <small className={styles.folded}>{crew?.name}</small>
    </>
  );
}

function Job({ services, vehicleInfo }: ListedBooking) {
  const [main = '', ...extras] = services;
  // The package implies the kind of vehicle.
  const vehicle = vehicleInfo.replace(/ \([^()]*\)$/, '');
  return <Lines main={extras.length === 0 ? main : words.withExtras(main, extras.length)} more={vehicle} />;
}

function Payment({ status }: { status: ListedBooking['paymentStatus'] }) {
  return (
    <span className={styles.payment} data-payment={status}>
      {words.payments[status]}
    </span>
  );
}

/** A value with secondary text below it. */
function Lines({ main, more }: { main: string; more: string | undefined }) {
  return (
    <span className={styles.lines}>
      <span>{keepValues(main)}</span>
      {more !== undefined && more !== '' && <small className={styles.more}>{keepValues(more)}</small>}
    </span>
  );
}

/** "Tue, Dec 8" of this year, else with the year. */
function dayText(date: string): string {
  const year = date.slice(0, 4);
  return year === shopMoment(Date.now()).date.slice(0, 4) ? formatShortDate(date) : `${formatShortDate(date)}, ${year}`;
}

/** "Dec 8": for a day long ago the weekday doesn't matter. */
function withoutWeekday(day: string): string {
  return day.replace(/^\w+, /, '');
}
