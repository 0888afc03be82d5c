import type { BookingOrder } from '@tintforge/api-contract';
import type { PaymentStatus } from '@tintforge/booking-core';
import { lastLoaded } from '../stale-words';

/** Words of the list of bookings. Those of the empty list are fixed (docs/product.md, Fixed words). */
export const bookingListWords = {
  visits: (count: number) => `${count} visits`,
  newBooking: 'New booking',
  search: { label: 'Search', hint: 'Code, name, phone, email, car' },
  region: { label: 'Region', all: 'All regions' },
  from: 'From day',
  to: 'To day',
  filters: 'Filters',
  moreFilters: (count: number) => (count === 0 ? 'Filters' : `Filters: ${count} on`),
  status: { label: 'Status', all: 'all' },
  payment: { label: 'Payment', all: 'all' },
  chosen: (count: number) => `${count} selected`,
  clear: 'Clear filters',

  presets: { label: 'Quick filters' },
  preset: { all: 'All', ahead: 'Upcoming', collect: 'Balance due', trouble: 'Payment issues' },

  /** Payment status of a booking, short enough for a column. */
  payments: {
    pending: 'not paid',
    paid: 'paid',
    failed: 'card declined',
    'refund-pending': 'refund on its way',
    refunded: 'refunded',
    'partially-refunded': 'partly refunded',
    'refund-failed': 'refund failed',
    disputed: 'disputed',
    'on-site': 'due on site',
    'paid-on-site': 'paid on site',
    'deposit-paid': 'deposit paid',
  } satisfies Record<PaymentStatus, string>,

  columns: {
    code: 'Code',
    customer: 'Customer',
    job: 'Job',
    when: 'When',
    crew: 'Crew',
    status: 'Status',
    payment: 'Payment',
    booked: 'Booked',
    total: 'Total',
  },
  sortedBy: { booked: 'Booked', when: 'When', total: 'Total' } satisfies Record<BookingOrder, string>,
  nobody: 'Name deleted',
  byPhone: 'by phone',
  due: (amount: string) => `${amount} due`,
  withExtras: (main: string, count: number) => `${main} + ${count}`,

  caption: 'Bookings',
  loading: 'Loading...',
  count: (count: number) => (count === 1 ? '1 booking' : `${count.toLocaleString('en-US')} bookings`),
  countCapped: (count: number) => `${count.toLocaleString('en-US')}+ bookings`,
  failed: {
    title: 'We couldn’t load the bookings.',
    text: 'Check your connection and try again.',
    stale: lastLoaded,
    retry: 'Try again',
  },
  offline: `You’re offline. ${lastLoaded}`,
  empty: {
    title: 'No bookings yet',
    text: 'New bookings appear here, whether customers book online or you take them by phone.',
  },
  none: {
    title: 'No matching bookings',
    text: 'Try a broader search or clear some filters.',
  },

  pages: { label: 'Pages of bookings', previous: 'Previous page', next: 'Next page', first: 'First page' },
  page: (page: number) => `Page ${page}`,

  export: {
    start: 'Export',
    name: 'Export this list as CSV',
    busy: rowCount,
    stop: 'Stop the export',
    progress: (rows: number) => `Exporting: ${rowCount(rows)} so far`,
    done: { title: 'List exported', text: (rows: number) => `${bookingCount(rows)} in a CSV file.` },
    stopped: 'Export stopped',
    failed: {
      title: 'Export failed',
      text: 'The file didn’t arrive complete, so nothing was saved. Please try again.',
    },
  },
} as const;

function bookingCount(rows: number): string {
  return rows === 1 ? '1 booking' : `${rows.toLocaleString('en-US')} bookings`;
}

function rowCount(rows: number): string {
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`;
}
