import { actionsRoutes } from './actions-routes';
import { bookingsRoutes } from './bookings-routes';
import { calendarsRoutes } from './calendars-routes';
import { catalogueRoutes } from './catalogue-routes';
import { checkInRoutes } from './check-in-routes';
import { crewCalendarsRoutes } from './crew-calendars-routes';
import { customersRoutes } from './customers-routes';
import { messagesRoutes } from './messages-routes';
import { noticesRoutes } from './notices-routes';
import { quotesRoutes } from './quotes-routes';
import { recordsRoutes } from './records-routes';
import { reportsRoutes } from './reports-routes';
import { scheduleRoutes } from './schedule-routes';
import { settingsRoutes } from './settings-routes';

/** Inputs and outputs of the staff area's calls. */
export const staffRoutes = {
  ...scheduleRoutes,
  ...bookingsRoutes,
  ...actionsRoutes,
  ...customersRoutes,
  ...messagesRoutes,
  ...quotesRoutes,
  ...noticesRoutes,
  ...reportsRoutes,
  ...settingsRoutes,
  ...catalogueRoutes,
  ...recordsRoutes,
  ...calendarsRoutes,
  ...crewCalendarsRoutes,
  ...checkInRoutes,
};
