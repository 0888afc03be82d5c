import { type PageRoute, type PageSource, routesOf } from './page-route';
import { type OfficeKey, officeMap } from './task-map';

const pages: Record<OfficeKey, PageSource> = {
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
};

/** The routes of the shop's own area: where their code lies is told to nobody who does not go there. */
export const officeRoutes: readonly PageRoute[] = routesOf(officeMap, pages);
