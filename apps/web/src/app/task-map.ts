import { bookingVerificationPattern, paths } from '@tintforge/app-base/paths';
import { siteWords } from '@tintforge/content';
import type { PageEntry } from './page-entry';

const task = { isPrerendered: false, isTask: true, startsOnInk: false };

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
  demoMailbox: { ...task, path: paths.demoMailbox, name: siteWords.demoMailbox, isIndexable: false },
} as const satisfies Record<string, PageEntry>;

export type TaskKey = keyof typeof taskMap;
