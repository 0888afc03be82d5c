import { dateWords } from './date-words';

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
  /** In place of a day, until the first visit of a quote’s work is planned. */
  noDate: dateWords.notSet,
  services: 'Selected Services',
  total: 'Total Price',
  deposit: 'Deposit paid',
  balance: 'Balance at the car',
  sending: 'Sending...',
  sent: (email: string) => `Confirmation sent to ${email}`,
  savedToMailbox: 'Saved to the demo mailbox',
  sendFailed: 'We couldn’t send the confirmation email. Your booking is confirmed.',
  sendAgain: 'Send it again',
  sendNotAsked: 'We couldn’t send it again. Check your connection and try again.',
  sentOften: (phone: string) => `We’ve sent it several times in the last hour. Try again later, or call ${phone}.`,
  addToCalendar: 'Add to calendar',
  manage: 'View, reschedule or cancel',
  done: 'Done',
  home: 'Return to Home',
  verification: {
    heading: (trackingCode: string) => `Booking ${trackingCode}`,
    status: 'Status',
    region: 'Region',
    hidden: 'Your name, contact details and address aren’t shown here.',
    why: 'A code on a phone screen isn’t a password. Open the link in your confirmation email, or log in, to see and change the booking.',
    logIn: 'Log in to manage it',
    notFound: 'We can’t find a booking with that code. Check each character, or call us.',
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
        'Car clean, glass dry',
        'A garage or solid shade, and power within 50 ft',
        'Afterward, keep the windows up for 3 to 5 days',
      ],
    },
  },
} as const;
