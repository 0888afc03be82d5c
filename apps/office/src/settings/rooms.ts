import { paths } from '@tintforge/app-base/paths';
import { officePageDescriptions as descriptions, officePageNames as names } from '@tintforge/content';

/** The rooms of the settings, in the order of their list. */
export const rooms = [
  { path: paths.adminRules, name: names.rules, about: descriptions.rules },
  { path: paths.adminCatalog, name: names.catalog, about: descriptions.catalog },
  { path: paths.adminAreas, name: names.areas, about: descriptions.areas },
  { path: paths.adminHours, name: names.hours, about: descriptions.hours },
  { path: paths.adminCrews, name: names.crews, about: descriptions.crews },
  { path: paths.adminClosures, name: names.closures, about: descriptions.closures },
  { path: paths.adminCalendars, name: names.calendars, about: descriptions.calendars },
  { path: paths.adminCrewCalendars, name: names.crewCalendars, about: descriptions.crewCalendars },
  { path: paths.adminStaff, name: names.staff, about: descriptions.staff },
] as const;
