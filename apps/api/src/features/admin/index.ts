export { type CataloguePreview, type PreviewContext, previewOf } from './catalogue/preview';

import type { FastifyInstance } from 'fastify';
import { registerStaffActions } from './actions/routes';
import { registerStaffBookings } from './bookings/routes';
import { registerCalendars } from './calendars/routes';
import { registerCatalogue } from './catalogue/routes';
import { registerCheckIn } from './check-in/routes';
import { registerCrewCalendars } from './crew-calendars/routes';
import { registerCustomers } from './customers/routes';
import { registerMessages } from './messages/routes';
import { registerNotices } from './notices/routes';
import type { AdminContext } from './ports';
import { registerStaffQuotes } from './quotes/routes';
import { registerRecords } from './records/routes';
import { registerReports } from './reports/routes';
import { registerSchedule } from './schedule/routes';
import { registerStaffSettings } from './settings/routes';

export type { CrewCalendarContext } from './crew-calendars/ports';
export { syncCalendars } from './crew-calendars/run-calendars';

/** The routes of the shop's own area: the schedule, the records, and what a crew does at the car. */
export function registerAdmin(server: FastifyInstance, context: AdminContext): void {
  registerSchedule(server, context);
  registerStaffBookings(server, context);
  registerStaffActions(server, context);
  registerCustomers(server, context);
  registerMessages(server, context);
  registerStaffQuotes(server, context.quotes);
  registerNotices(server, context);
  registerReports(server, context);
  registerStaffSettings(server, context);
  registerCatalogue(server, context);
  registerCalendars(server, context);
  registerCrewCalendars(server, context);
  registerRecords(server, context);
  registerCheckIn(server, context);
}
