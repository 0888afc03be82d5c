import type { taskPages } from '../app/task-pages';

/** The module of every app page, by its name in the build's manifest. No browser has to know them. */
export const taskSources: Readonly<Record<keyof typeof taskPages, string>> = {
  booking: 'src/features/booking/index.ts',
  bookingVerification: 'src/features/manage-booking/index.ts',
  ownQuote: 'src/features/quote/own-quote-page.tsx',
  invoice: 'src/features/manage-booking/invoice/invoice-page.tsx',
  findBooking: 'src/features/find-booking/find-booking-page.tsx',
  login: 'src/features/account/login-page.tsx',
  dashboard: 'src/features/account/dashboard/dashboard-page.tsx',
  verifyEmail: 'src/features/account/verify-email-page.tsx',
  forgotPassword: 'src/features/account/forgot-password-page.tsx',
  resetPassword: 'src/features/account/reset-password-page.tsx',
  demoMailbox: 'src/features/mailbox/index.ts',
};
