import { LateVehicle } from '../features/booking/steps/late-vehicle';
import { type PageRoute, type PageSource, routesOf } from './page-route';
import { type TaskKey, taskMap } from './task-map';

const pages: Record<TaskKey, PageSource> = {
  booking: {
    source: 'src/features/booking/index.ts',
    load: async () => (await import('../features/booking')).BookingPage,
    shows: [{ source: 'src/features/booking/steps/vehicle-in-bay.tsx', prefetch: LateVehicle.prefetch }],
  },
  bookingVerification: {
    source: 'src/features/manage-booking/index.ts',
    load: async () => (await import('../features/manage-booking')).VerificationPage,
  },
  findBooking: {
    source: 'src/features/find-booking/find-booking-page.tsx',
    load: async () => (await import('../features/find-booking/find-booking-page')).FindBookingPage,
  },
  login: {
    source: 'src/features/account/login-page.tsx',
    load: async () => (await import('../features/account/login-page')).LoginPage,
  },
  dashboard: {
    source: 'src/features/account/dashboard/dashboard-page.tsx',
    load: async () => (await import('../features/account/dashboard/dashboard-page')).DashboardPage,
  },
  verifyEmail: {
    source: 'src/features/account/verify-email-page.tsx',
    load: async () => (await import('../features/account/verify-email-page')).VerifyEmailPage,
  },
  forgotPassword: {
    source: 'src/features/account/forgot-password-page.tsx',
    load: async () => (await import('../features/account/forgot-password-page')).ForgotPasswordPage,
  },
  resetPassword: {
    source: 'src/features/account/reset-password-page.tsx',
    load: async () => (await import('../features/account/reset-password-page')).ResetPasswordPage,
  },
  demoMailbox: {
    source: 'src/features/mailbox/index.ts',
    load: async () => (await import('../features/mailbox')).MailboxPage,
  },
};

/** The routes of tasks: they come with the site's own code. */
export const taskRoutes: readonly PageRoute[] = routesOf(taskMap, pages);
