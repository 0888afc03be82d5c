/**
 * The words of the confirmation dialog and of the page that its QR code opens: the dialog's are fixed
 * word for word (docs/product.md of the repository, Fixed words).
 */
export const confirmationWords = {
  title: 'Booking Confirmation',
  confirmed: 'Confirmed',
  codeHint: 'Save this code or QR for check-in',
  qrLabel: (trackingCode: string) => `QR code of booking ${trackingCode}`,
  vehicle: 'Vehicle Information',
  date: 'Appointment Date',
  time: 'Appointment Time',
  services: 'Selected Services',
  total: 'Total Price',
  sending: 'Sending...',
  sent: (email: string) => `Confirmation sent to ${email}`,
  savedToMailbox: 'Saved to the demo mailbox',
  sendFailed: 'The confirmation mail could not be sent. Your booking stands.',
  sendAgain: 'Send it again',
  sendNotAsked: 'It could not be sent again just now. Check your network and try again.',
  sentOften: (phone: string) => `It was sent several times within the hour. Try again later, or call ${phone}.`,
  addToCalendar: 'Add to calendar',
  manage: 'Move, cancel or see the booking',
  done: 'Done',
  home: 'Return to Home',
  verification: {
    heading: (trackingCode: string) => `Booking ${trackingCode}`,
    status: 'Status',
    region: 'Region',
    hidden: 'Name, contact and address are not shown here.',
    why: 'A code on a phone screen is not a password. Open the link in your confirmation mail, or log in, to see and change the booking.',
    logIn: 'Log in to manage it',
    notFound: 'There is no booking with this code. Check it letter by letter, or call us.',
    /** Booking statuses as customers read them. */
    statuses: {
      pending: 'Waiting for payment',
      confirmed: 'Confirmed',
      scheduled: 'Scheduled',
      'in-progress': 'In progress',
      completed: 'Completed',
      cancelled: 'Cancelled',
      expired: 'Expired',
      'no-show': 'Missed',
    },
    before: {
      heading: 'Before we arrive',
      lines: [
        'Child seats out, loose things off the seats',
        'Car clean and dry on the glass',
        'A garage or solid shade, and power within 50 ft',
        'Windows stay up for 3 to 5 days afterward',
      ],
    },
  },
} as const;
