import { late } from '@tintforge/app-base/late/late';
import type { ComponentType } from 'react';
import { CrewPage } from '../crew';
import { adminWords } from '../words';
import { OtherPage } from './other-page';
import { areaPages, framelessPages, type OfficePage } from './pages';

/** A page with its code, which is fetched when the page is shown, or once its user is in. */
export interface PageRoute extends OfficePage {
  Page: ComponentType;
}

const areaCode: Record<keyof typeof areaPages, ComponentType> = {
  schedule: late(async () => (await import('../schedule')).ScheduleTab),
  bookings: late(async () => (await import('../bookings')).BookingsTab),
  oneBooking: late(async () => (await import('../booking')).BookingTab),
  newBooking: late(async () => (await import('../new-booking')).NewBookingTab),
  checkIn: late(async () => (await import('../check-in')).CheckInTab),
  customers: late(async () => (await import('../customers')).CustomersTab),
  oneCustomer: late(async () => (await import('../customers')).CustomerTab),
  quotes: late(async () => (await import('../quotes')).QuotesTab),
  messages: late(async () => (await import('../messages')).MessagesTab),
  outbox: late(async () => (await import('../outbox')).OutboxTab),
  audit: late(async () => (await import('../audit')).AuditTab),
  reports: late(async () => (await import('../reports')).ReportsTab),
  settings: late(async () => (await import('../settings')).SettingsTab),
  rules: late(async () => (await import('../settings')).RulesRoom),
  catalog: late(async () => (await import('../settings')).CatalogueRoom),
  areas: late(async () => (await import('../settings')).AreasRoom),
  hours: late(async () => (await import('../settings')).HoursRoom),
  crews: late(async () => (await import('../settings')).CrewsRoom),
  closures: late(async () => (await import('../settings')).ClosuresRoom),
  calendars: late(async () => (await import('../settings')).CalendarsRoom),
  crewCalendars: late(async () => (await import('../settings')).CrewCalendarsRoom),
  staff: late(async () => (await import('../settings')).StaffRoom),
};

const framelessCode: Record<keyof typeof framelessPages, ComponentType> = {
  crew: CrewPage,
  scannedPass: late(async () => (await import('../check-in')).ScannedPassPage),
  createAdmin: late(async () => (await import('../create-admin')).CreateAdminPage),
};

/** The routes behind the tabs of the area. */
export const areaRoutes: readonly PageRoute[] = routesOf(areaPages, areaCode);

/** Routes of pages with their own frame. */
export const framelessRoutes: readonly PageRoute[] = routesOf(framelessPages, framelessCode);

/** The route of every other path. */
export const otherRoute = { path: '*', name: adminWords.notFound.heading, Page: OtherPage } as const;

function routesOf<Key extends string>(
  pages: Readonly<Record<Key, OfficePage>>,
  code: Readonly<Record<Key, ComponentType>>,
): PageRoute[] {
  return (Object.keys(pages) as Key[]).map((key) => ({ ...pages[key], Page: code[key] }));
}
