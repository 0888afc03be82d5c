/** Names of the staff area's pages. */
export const officePageNames = {
  schedule: 'Schedule',
  bookings: 'Bookings',
  oneBooking: 'Booking',
  newBooking: 'New Booking',
  checkIn: 'Check In',
  customers: 'Customers',
  oneCustomer: 'Customer',
  quotes: 'Quotes',
  messages: 'Messages',
  outbox: 'Outbox',
  audit: 'Audit',
  reports: 'Reports',
  settings: 'Settings',
  crew: 'Today’s Jobs',
  scannedPass: 'Scanned Pass',
  createAdmin: 'Admin Setup',
} as const;
