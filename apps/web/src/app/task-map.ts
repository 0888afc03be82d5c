import { siteWords } from '@tintforge/content';
import { adminBookingPattern, adminCustomerPattern, bookingVerificationPattern, paths } from '../lib/paths';
import type { PageEntry } from './page-entry';

const task = { isPrerendered: false, isTask: true, startsOnInk: false };
const office = { ...task, isOffice: true, isIndexable: false };
const { office: officeWords } = siteWords;

/** The pages of the shop's own area. */
export const officeMap = {
  schedule: { ...office, path: paths.admin, name: officeWords.schedule },
  bookings: { ...office, path: paths.adminBookings, name: officeWords.bookings },
  oneBooking: { ...office, path: adminBookingPattern, name: officeWords.oneBooking },
  newBooking: { ...office, path: paths.adminNewBooking, name: officeWords.newBooking },
  checkIn: { ...office, path: paths.adminCheckIn, name: officeWords.checkIn },
  customers: { ...office, path: paths.adminCustomers, name: officeWords.customers },
  oneCustomer: { ...office, path: adminCustomerPattern, name: officeWords.oneCustomer },
  messages: { ...office, path: paths.adminMessages, name: officeWords.messages },
  outbox: { ...office, path: paths.adminOutbox, name: officeWords.outbox },
  audit: { ...office, path: paths.adminAudit, name: officeWords.audit },
  reports: { ...office, path: paths.adminReports, name: officeWords.reports },
  settings: { ...office, path: paths.adminSettings, name: officeWords.settings },
} as const satisfies Record<string, PageEntry>;

export type OfficeKey = keyof typeof officeMap;

/** The pages on which somebody does one thing. */
export const taskMap = {
  booking: {
    ...task,
    path: paths.booking,
    name: siteWords.book,
    isIndexable: true,
    isPrerendered: true,
    startsAtOnce: true,
  },
  bookingVerification: { ...task, path: bookingVerificationPattern, name: siteWords.yourBooking, isIndexable: false },
  findBooking: { ...task, path: paths.findBooking, name: siteWords.findBooking, isIndexable: false },
  login: { ...task, path: paths.login, name: siteWords.account.login, isIndexable: false },
  dashboard: { ...task, path: paths.account, name: siteWords.account.dashboard, isIndexable: false },
  verifyEmail: { ...task, path: paths.verifyEmail, name: siteWords.account.verifyEmail, isIndexable: false },
  forgotPassword: { ...task, path: paths.forgotPassword, name: siteWords.account.forgotPassword, isIndexable: false },
  resetPassword: { ...task, path: paths.resetPassword, name: siteWords.account.resetPassword, isIndexable: false },
  crew: { ...task, path: paths.crew, name: officeWords.crew, isIndexable: false, hasOwnFrame: true },
  createAdmin: { ...task, path: paths.createAdmin, name: officeWords.createAdmin, isIndexable: false },
  demoMailbox: { ...task, path: paths.demoMailbox, name: siteWords.demoMailbox, isIndexable: false },
} as const satisfies Record<string, PageEntry>;

export type TaskKey = keyof typeof taskMap;
