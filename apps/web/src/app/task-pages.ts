import { bookingVerificationPattern, invoicePattern, ownQuotePattern, paths } from '@tintforge/app-base/paths';
import { siteWords } from '@tintforge/content';
import type { ComponentType } from 'react';

/** An app page: the visitor does one thing there. Its code is fetched when the page is shown. */
interface TaskPage {
  /** A path, or a pattern with `:parameters`. */
  path: string;
  /** First part of its title. */
  name: string;
  load: () => Promise<ComponentType>;
}

const { account } = siteWords;

/** Every app page, under the key of its description in the content package. */
export const taskPages = {
  booking: {
    path: paths.booking,
    name: siteWords.book,
    load: async () => (await import('../features/booking')).BookingPage,
  },
  bookingVerification: {
    path: bookingVerificationPattern,
    name: siteWords.yourBooking,
    load: async () => (await import('../features/manage-booking')).VerificationPage,
  },
  ownQuote: {
    path: ownQuotePattern,
    name: siteWords.yourQuote,
    load: async () => (await import('../features/quote/own-quote-page')).OwnQuotePage,
  },
  invoice: {
    path: invoicePattern,
    name: siteWords.yourInvoice,
    load: async () => (await import('../features/manage-booking/invoice/invoice-page')).InvoicePage,
  },
  findBooking: {
    path: paths.findBooking,
    name: siteWords.findBooking,
    load: async () => (await import('../features/find-booking/find-booking-page')).FindBookingPage,
  },
  login: {
    path: paths.login,
    name: account.login,
    load: async () => (await import('../features/account/login-page')).LoginPage,
  },
  dashboard: {
    path: paths.account,
    name: account.dashboard,
    load: async () => (await import('../features/account/dashboard/dashboard-page')).DashboardPage,
  },
  verifyEmail: {
    path: paths.verifyEmail,
    name: account.verifyEmail,
    load: async () => (await import('../features/account/verify-email-page')).VerifyEmailPage,
  },
  forgotPassword: {
    path: paths.forgotPassword,
    name: account.forgotPassword,
    load: async () => (await import('../features/account/forgot-password-page')).ForgotPasswordPage,
  },
  resetPassword: {
    path: paths.resetPassword,
    name: account.resetPassword,
    load: async () => (await import('../features/account/reset-password-page')).ResetPasswordPage,
  },
  demoMailbox: {
    path: paths.demoMailbox,
    name: siteWords.demoMailbox,
    load: async () => (await import('../features/mailbox')).MailboxPage,
  },
} as const satisfies Record<string, TaskPage>;

declare module '@tintforge/app-base/frame/link' {
  interface RoutePatterns {
    site: (typeof taskPages)[keyof typeof taskPages]['path'];
  }
}
