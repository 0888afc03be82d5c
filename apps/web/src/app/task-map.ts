import { siteWords } from '@tintforge/content';
import { bookingVerificationPattern, paths } from '../lib/paths';
import type { PageEntry } from './page-entry';

const task = { isPrerendered: false, isTask: true, startsOnInk: false };

/** The pages on which somebody does one thing. */
export const taskMap = {
  booking: { ...task, path: paths.booking, name: siteWords.book, isIndexable: true },
  bookingVerification: { ...task, path: bookingVerificationPattern, name: siteWords.yourBooking, isIndexable: false },
} as const satisfies Record<string, PageEntry>;

export type TaskKey = keyof typeof taskMap;
