import { adminBookingPattern, adminCustomerPattern, paths, staffCheckInPattern } from '@tintforge/app-base/paths';
import { officePageDescriptions as descriptions, officePageNames } from '@tintforge/content';

/** A page of the staff area, without its code. */
export interface OfficePage {
  /** A path, or a pattern with `:parameters`. */
  path: string;
  /** Its title, and its heading without script. */
  name: string;
  /** Meta description. */
  description: string;
}

const office = officePageNames;

/** The parts of the area behind its tabs. */
export const areaPages = {
  schedule: { path: paths.admin, name: office.schedule, description: descriptions.schedule },
  bookings: { path: paths.adminBookings, name: office.bookings, description: descriptions.bookings },
  oneBooking: { path: adminBookingPattern, name: office.oneBooking, description: descriptions.oneBooking },
  newBooking: { path: paths.adminNewBooking, name: office.newBooking, description: descriptions.newBooking },
  checkIn: { path: paths.adminCheckIn, name: office.checkIn, description: descriptions.checkIn },
  customers: { path: paths.adminCustomers, name: office.customers, description: descriptions.customers },
  oneCustomer: { path: adminCustomerPattern, name: office.oneCustomer, description: descriptions.oneCustomer },
  quotes: { path: paths.adminQuotes, name: office.quotes, description: descriptions.quotes },
  messages: { path: paths.adminMessages, name: office.messages, description: descriptions.messages },
  outbox: { path: paths.adminOutbox, name: office.outbox, description: descriptions.outbox },
  audit: { path: paths.adminAudit, name: office.audit, description: descriptions.audit },
  reports: { path: paths.adminReports, name: office.reports, description: descriptions.reports },
  settings: { path: paths.adminSettings, name: office.settings, description: descriptions.settings },
  rules: { path: paths.adminRules, name: office.rules, description: descriptions.rules },
  catalog: { path: paths.adminCatalog, name: office.catalog, description: descriptions.catalog },
  areas: { path: paths.adminAreas, name: office.areas, description: descriptions.areas },
  hours: { path: paths.adminHours, name: office.hours, description: descriptions.hours },
  crews: { path: paths.adminCrews, name: office.crews, description: descriptions.crews },
  closures: { path: paths.adminClosures, name: office.closures, description: descriptions.closures },
  calendars: { path: paths.adminCalendars, name: office.calendars, description: descriptions.calendars },
  crewCalendars: {
    path: paths.adminCrewCalendars,
    name: office.crewCalendars,
    description: descriptions.crewCalendars,
  },
  staff: { path: paths.adminStaff, name: office.staff, description: descriptions.staff },
} as const satisfies Record<string, OfficePage>;

/** Pages with their own frame. */
export const framelessPages = {
  crew: { path: paths.crew, name: office.crew, description: descriptions.crew },
  scannedPass: { path: staffCheckInPattern, name: office.scannedPass, description: descriptions.scannedPass },
  createAdmin: { path: paths.createAdmin, name: office.createAdmin, description: descriptions.createAdmin },
} as const satisfies Record<string, OfficePage>;

/** Every page of the app. */
export const officePages: readonly OfficePage[] = [...Object.values(areaPages), ...Object.values(framelessPages)];

declare module '@tintforge/app-base/frame/link' {
  interface RoutePatterns {
    office:
      | (typeof areaPages)[keyof typeof areaPages]['path']
      | (typeof framelessPages)[keyof typeof framelessPages]['path'];
  }
}
