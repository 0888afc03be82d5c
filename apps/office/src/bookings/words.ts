import type { BookingOrder } from '@tintforge/api-contract';
import type { PaymentStatus } from '@tintforge/booking-core';

/** Words of the list of bookings. Those for a list without any are fixed (docs/product.md, Fixed words). */
export const bookingListWords = {
  newBooking: 'New booking',
  search: { label: 'Search', hint: 'Code, name, phone, email, car' },
  region: { label: 'Region', all: 'All regions' },
  from: 'From day',
  to: 'To day',
  filters: 'Filters',
  moreFilters: (count: number) => (count === 0 ? 'Filters' : `Filters: ${count} on`),
  status: { label: 'Status', all: 'all' },
  payment: { label: 'Payment', all: 'all' },
  chosen: (count: number) => `${count} chosen`,
  clear: 'Clear filters',

  presets: { label: 'Bookings by what is to be done' },
  preset: { all: 'All', ahead: 'To come', collect: 'To collect', trouble: 'Money trouble' },

  /** What the money of a booking is, short enough for a column. */
  payments: {
    pending: 'not paid',
    paid: 'paid',
    failed: 'card refused',
    'refund-pending': 'refund on its way',
    refunded: 'refunded',
    'partially-refunded': 'partly refunded',
    'refund-failed': 'refund failed',
    disputed: 'disputed',
    'on-site': 'to collect',
    'paid-on-site': 'paid on site',
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
  withExtras: (main: string, count: number) => `${main} + ${count}`,

  caption: 'Bookings',
  loading: 'Loading...',
  count: (count: number) => (count === 1 ? '1 booking' : `${count.toLocaleString('en-US')} bookings`),
  countCapped: (count: number) => `${count.toLocaleString('en-US')}+ bookings`,
  failed: {
    title: 'The bookings could not be loaded.',
    text: 'Check your network and try again.',
    stale: 'What stands here is how it was before.',
    retry: 'Try again',
  },
  offline: 'You are offline. What stands here is how it was before.',
  empty: {
    title: 'No bookings yet',
    text: 'When a customer books on the site, or you take one on the telephone, it stands here.',
  },
  none: {
    title: 'No booking fits',
    text: 'Search for less, or take filters away.',
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
    failed: { title: 'Export failed', text: 'The file did not arrive whole, so nothing was saved. Please try again.' },
  },
} as const;

function bookingCount(rows: number): string {
  return rows === 1 ? '1 booking' : `${rows.toLocaleString('en-US')} bookings`;
}

function rowCount(rows: number): string {
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`;
}
