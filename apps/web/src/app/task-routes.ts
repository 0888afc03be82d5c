import { lazy } from 'react';
import { type PageRoute, type PageSource, prefetch } from './page-route';
import { type TaskKey, taskMap } from './task-map';

const pages: Record<TaskKey, PageSource> = {
  booking: {
    source: 'src/features/booking/index.ts',
    load: async () => (await import('../features/booking')).BookingPage,
  },
  bookingVerification: {
    source: 'src/features/manage-booking/index.ts',
    load: async () => (await import('../features/manage-booking')).VerificationPage,
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
  schedule: {
    source: 'src/features/admin/schedule/index.ts',
    load: async () => (await import('../features/admin/schedule')).ScheduleTab,
  },
  bookings: {
    source: 'src/features/admin/bookings/index.ts',
    load: async () => (await import('../features/admin/bookings')).BookingsTab,
  },
  oneBooking: {
    source: 'src/features/admin/booking/index.ts',
    load: async () => (await import('../features/admin/booking')).BookingTab,
  },
  newBooking: {
    source: 'src/features/admin/new-booking/index.ts',
    load: async () => (await import('../features/admin/new-booking')).NewBookingTab,
  },
  checkIn: {
    source: 'src/features/admin/check-in/index.ts',
    load: async () => (await import('../features/admin/check-in')).CheckInTab,
  },
  customers: {
    source: 'src/features/admin/customers/index.ts',
    load: async () => (await import('../features/admin/customers')).CustomersTab,
  },
  oneCustomer: {
    source: 'src/features/admin/customers/index.ts',
    load: async () => (await import('../features/admin/customers')).CustomerTab,
  },
  messages: {
    source: 'src/features/admin/messages/index.ts',
    load: async () => (await import('../features/admin/messages')).MessagesTab,
  },
  outbox: {
    source: 'src/features/admin/outbox/index.ts',
    load: async () => (await import('../features/admin/outbox')).OutboxTab,
  },
  audit: {
    source: 'src/features/admin/audit/index.ts',
    load: async () => (await import('../features/admin/audit')).AuditTab,
  },
  reports: {
    source: 'src/features/admin/reports/index.ts',
    load: async () => (await import('../features/admin/reports')).ReportsTab,
  },
  settings: {
    source: 'src/features/admin/settings/index.ts',
    load: async () => (await import('../features/admin/settings')).SettingsTab,
  },
  crew: {
    source: 'src/features/admin/crew/index.ts',
    load: async () => (await import('../features/admin/crew')).CrewPage,
  },
  createAdmin: {
    source: 'src/features/admin/create-admin/index.ts',
    load: async () => (await import('../features/admin/create-admin')).CreateAdminPage,
  },
  demoMailbox: {
    source: 'src/features/mailbox/index.ts',
    load: async () => (await import('../features/mailbox')).MailboxPage,
  },
};

/** The routes of tasks: they come with the site's own code. */
export const taskRoutes: readonly PageRoute[] = (Object.keys(taskMap) as TaskKey[]).map((key) => {
  const { source, load } = pages[key];
  return {
    ...taskMap[key],
    source,
    prefetch: () => prefetch(load),
    Page: lazy(async () => ({ default: await load() })),
  };
});
