import { brand } from '@tintforge/content';
import { bookingVerificationPattern, paths } from '../lib/paths';

/** One page of the site, without its code. */
export interface PageEntry {
  /** A path, or a pattern with `:parameters`. */
  path: string;
  /** What the page is called: in its title, and where the site lists its pages. */
  name: string;
  description: string;
  /** Its whole text is in the built HTML. Otherwise that holds a shell, and script starts at once. */
  isPrerendered: boolean;
  /** Search engines may list it. */
  isIndexable: boolean;
  /** A task with its own short header, instead of a page to read. */
  isTask: boolean;
  /** It begins with a dark scene, and the header lies on that. */
  startsOnInk: boolean;
}

const readable = { isPrerendered: true, isIndexable: true, isTask: false, startsOnInk: false };
const task = { isPrerendered: false, isTask: true, startsOnInk: false };

/** Every page of the site. */
export const siteMap = {
  home: {
    ...readable,
    startsOnInk: true,
    path: paths.home,
    name: 'Home',
    description: `${brand.name} brings window tint and paint protection film to your driveway in Tampa Bay, Clearwater, Sarasota and Naples. See prices and book online.`,
  },
  booking: {
    ...task,
    path: paths.booking,
    name: 'Book',
    description: `Choose a vehicle, a package and a start time, and book ${brand.name} at your address.`,
    isIndexable: true,
  },
  bookingVerification: {
    ...task,
    path: bookingVerificationPattern,
    name: 'Your Booking',
    description: `How a booking with ${brand.name} stands: status, day, time and services.`,
    isIndexable: false,
  },
  terms: {
    ...readable,
    path: paths.terms,
    name: 'Terms of Service',
    description: `What holds when you book ${brand.name}: paying, moving, cancelling, missing an appointment, warranty and liability.`,
  },
  privacy: {
    ...readable,
    path: paths.privacy,
    name: 'Privacy Policy',
    description: `Which data ${brand.name} keeps about you, what for, and who else sees it.`,
  },
  notFound: {
    ...readable,
    path: '*',
    name: 'Page Not Found',
    description: 'There is no page at this address.',
    isIndexable: false,
    startsOnInk: true,
  },
} as const satisfies Record<string, PageEntry>;

/** Names of the pages. */
export type PageKey = keyof typeof siteMap;

/** The pages that people can look for. */
export const listedPages: readonly PageEntry[] = Object.values(siteMap).filter((page) => page.isIndexable);
