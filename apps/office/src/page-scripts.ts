import type { Manifest } from '@tintforge/app-base/build/manifest';
import type { areaPages, framelessPages, OfficePage } from './app/pages';

/** The module of every page, by its name in the build's manifest. No browser has to know them. */
const sources: Readonly<Record<keyof typeof areaPages | keyof typeof framelessPages, string>> = {
  schedule: 'src/schedule/index.ts',
  bookings: 'src/bookings/index.ts',
  oneBooking: 'src/booking/index.ts',
  newBooking: 'src/new-booking/index.ts',
  checkIn: 'src/check-in/index.ts',
  customers: 'src/customers/index.ts',
  oneCustomer: 'src/customers/index.ts',
  quotes: 'src/quotes/index.ts',
  messages: 'src/messages/index.ts',
  outbox: 'src/outbox/index.ts',
  audit: 'src/audit/index.ts',
  reports: 'src/reports/index.ts',
  settings: 'src/settings/index.ts',
  rules: 'src/settings/index.ts',
  catalog: 'src/settings/index.ts',
  areas: 'src/settings/index.ts',
  hours: 'src/settings/index.ts',
  crews: 'src/settings/index.ts',
  closures: 'src/settings/index.ts',
  calendars: 'src/settings/index.ts',
  crewCalendars: 'src/settings/index.ts',
  staff: 'src/settings/index.ts',
  crew: 'src/crew/crew-day-view.tsx',
  scannedPass: 'src/check-in/index.ts',
  createAdmin: 'src/create-admin/index.ts',
};

/** On a slow phone six of them come at a time over HTTP/1.1; the build fails above that. */
const mostScripts = 12;

/** A page with the files that it starts with, as URLs. */
interface PageFiles {
  page: OfficePage;
  scripts: readonly string[];
  styles: readonly string[];
}

/** The files of every page. Throws when one has too many scripts. */
export function filesOfPages(pages: Readonly<Record<keyof typeof sources, OfficePage>>, build: Manifest): PageFiles[] {
  const found = (Object.keys(sources) as (keyof typeof sources)[]).map((key) => ({
    page: pages[key],
    ...build.assetsOf(['index.html', sources[key]]),
  }));
  const scattered = found.filter(({ scripts }) => scripts.length > mostScripts);
  if (scattered.length > 0) {
    const counts = scattered.map(({ page, scripts }) => `${page.path} (${scripts.length})`);
    throw new Error(`Starts with more than ${mostScripts} scripts: ${counts.join(', ')}`);
  }
  return found;
}
