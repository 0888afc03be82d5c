import { actionsEndpoints } from './actions-endpoints';
import { bookingsEndpoints } from './bookings-endpoints';
import { calendarsEndpoints } from './calendars-endpoints';
import { catalogueEndpoints } from './catalogue-endpoints';
import { checkInEndpoints } from './check-in-endpoints';
import { crewCalendarsEndpoints } from './crew-calendars-endpoints';
import { customersEndpoints } from './customers-endpoints';
import { messagesEndpoints } from './messages-endpoints';
import { noticesEndpoints } from './notices-endpoints';
import { quotesEndpoints } from './quotes-endpoints';
import { recordsEndpoints } from './records-endpoints';
import { reportsEndpoints } from './reports-endpoints';
import { scheduleEndpoints } from './schedule-endpoints';
import { settingsEndpoints } from './settings-endpoints';

/** The calls of the shop's own area. */
export const staffEndpoints = {
  ...scheduleEndpoints,
  ...bookingsEndpoints,
  ...actionsEndpoints,
  ...customersEndpoints,
  ...messagesEndpoints,
  ...quotesEndpoints,
  ...noticesEndpoints,
  ...reportsEndpoints,
  ...settingsEndpoints,
  ...catalogueEndpoints,
  ...recordsEndpoints,
  ...calendarsEndpoints,
  ...crewCalendarsEndpoints,
  ...checkInEndpoints,
};
