import { brand } from '@tintforge/shop/brand';

/** The words of what surrounds every page and task, of the not-found page and of a page that failed. */
export const siteWords = {
  loading: 'Loading...',
  skip: 'Skip to content',
  home: `${brand.name}, home`,
  bookNow: 'Book Now',
  /** Names of the wizard and of the page behind a QR code. */
  book: 'Book',
  yourBooking: 'Your Booking',
  findBooking: 'Find Your Booking',
  yourQuote: 'Your Quote',
  yourInvoice: 'Your Invoice',
  demoMailbox: 'Demo Mailbox',
  openDemoMailbox: 'Open the demo mailbox',
  /** Names of an account's pages. */
  account: {
    login: 'Login',
    dashboard: 'Dashboard',
    verifyEmail: 'Verify Email',
    forgotPassword: 'Forgot Password',
    resetPassword: 'Reset Password',
  },
  demo: 'Demo: no money moves',
  /** Next to data that was made up for a demo; a live shop leaves it out. */
  sample: 'Sample',
  footer: {
    rights: `© ${brand.name}`,
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  noScript: {
    text: 'Booking online needs JavaScript. You can also book by phone:',
  },
  overdue: {
    title: 'Waiting for the network.',
    text: 'This opens automatically when you’re back online.',
    /** For a form. */
    form: 'It’s sent automatically when you’re back online.',
  },
  /** About an email address with a probable typing error. */
  emailQuestion: {
    question: (meant: string) => `Did you mean ${meant}?`,
    keep: 'If what you typed is right, just continue.',
  },
  failed: {
    heading: 'This page didn’t load',
    text: 'Something went wrong. What you typed is saved in this browser. Reload the page to continue.',
    reload: 'Reload',
  },
  notFound: {
    name: 'Page Not Found',
    heading: '404 Page Not Found',
    lead: 'That link goes dark. Search the site, or start from one of these.',
    search: 'Search this site',
    nothing: (wanted: string) => `No page mentions “${wanted}”. Try another word, or ask a person.`,
    lines: 'Or ask a person',
  },
} as const;
