import { bookingVerificationPattern, invoicePattern, ownQuotePattern, paths } from '@tintforge/app-base/paths';
import { siteWords } from '@tintforge/content';
import type { ComponentType } from 'react';

/** An app page: the visitor does one thing there. Its code is fetched when the page is shown. */
interface TaskPage {
  /** A path, or a pattern with `:parameters`. */
  path: string;
  /** First part of its title. */
  name: string;
  /** Its module, by its name in the build's manifest. */
  source: string;
  load: () => Promise<ComponentType>;
}

const { account } = siteWords;

/** Every app page, under the key of its description in the content package. */
export const taskPages = {
  booking: {
    path: paths.booking,
    name: siteWords.book,
    source: 'src/features/booking/index.ts',
    load: async () => (await import('../features/booking')).BookingPage,
  },
  bookingVerification: {
    path: bookingVerificationPattern,
    name: siteWords.yourBooking,
    source: 'src/features/manage-booking/index.ts',
    load: async () => (await import('../features/manage-booking')).VerificationPage,
  },
  ownQuote: {
    path: ownQuotePattern,
    name: siteWords.yourQuote,
    source: 'src/features/quote/own-quote-page.tsx',
    load: async () => (await import('../features/quote/own-quote-page')).OwnQuotePage,
  },
  invoice: {
    path: invoicePattern,
    name: siteWords.yourInvoice,
    source: 'src/features/manage-booking/invoice/invoice-page.tsx',
    load: async () => (await import('../features/manage-booking/invoice/invoice-page')).InvoicePage,
  },
  findBooking: {
    path: paths.findBooking,
    name: siteWords.findBooking,
    source: 'src/features/find-booking/find-booking-page.tsx',
    load: async () => (await import('../features/find-booking/find-booking-page')).FindBookingPage,
  },
  login: {
    path: paths.login,
    name: account.login,
    source: 'src/features/account/login-page.tsx',
    load: async () => (await import('../features/account/login-page')).LoginPage,
  },
  dashboard: {
    path: paths.account,
    name: account.dashboard,
    source: 'src/features/account/dashboard/dashboard-page.tsx',
    load: async () => (await import('../features/account/dashboard/dashboard-page')).DashboardPage,
  },
  verifyEmail: {
    path: paths.verifyEmail,
    name: account.verifyEmail,
    source: 'src/features/account/verify-email-page.tsx',
    load: async () => (await import('../features/account/verify-email-page')).VerifyEmailPage,
  },
  forgotPassword: {
    path: paths.forgotPassword,
    name: account.forgotPassword,
    source: 'src/features/account/forgot-password-page.tsx',
    load: async () => (await import('../features/account/forgot-password-page')).ForgotPasswordPage,
  },
  resetPassword: {
    path: paths.resetPassword,
    name: account.resetPassword,
    source: 'src/features/account/reset-password-page.tsx',
    load: async () => (await import('../features/account/reset-password-page')).ResetPasswordPage,
  },
  demoMailbox: {
    path: paths.demoMailbox,
    name: siteWords.demoMailbox,
    source: 'src/features/mailbox/index.ts',
    load: async () => (await import('../features/mailbox')).MailboxPage,
  },
} as const satisfies Record<string, TaskPage>;
