import type { ShopCounts } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { siteWords } from '@tintforge/content';
import type { DeskIconName } from '@tintforge/ui';

const { office } = siteWords;

/** Kinds of items that need attention behind a tab. */
export type TabCount = 'messages' | 'outbox' | 'bookings';

/** A section of the staff area, as its navigation shows it. */
export interface AdminTab {
  label: string;
  path: string;
  icon: DeskIconName;
  count?: TabCount;
}

/** In the order of a working day: jobs first, then requests, figures and settings. */
export const adminTabs: readonly AdminTab[] = [
  { label: office.schedule, path: paths.admin, icon: 'calendar-days' },
  { label: office.bookings, path: paths.adminBookings, icon: 'list', count: 'bookings' },
  { label: office.checkIn, path: paths.adminCheckIn, icon: 'scan-line' },
  { label: office.customers, path: paths.adminCustomers, icon: 'users' },
  { label: office.messages, path: paths.adminMessages, icon: 'inbox', count: 'messages' },
  { label: office.outbox, path: paths.adminOutbox, icon: 'send', count: 'outbox' },
  { label: office.reports, path: paths.adminReports, icon: 'chart-column' },
  { label: office.audit, path: paths.adminAudit, icon: 'history' },
  { label: office.settings, path: paths.adminSettings, icon: 'settings' },
];

/** True when a tab belongs to a URL: its own, or one below it. The schedule is the parent of all others. */
export function isTabOf({ path }: AdminTab, pathname: string): boolean {
  return pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
}

const counted: Record<TabCount, keyof ShopCounts> = {
  messages: 'newMessages',
  outbox: 'failedMails',
  bookings: 'failedRefunds',
};

/** Number of items that need attention behind a tab: new messages, failed emails, failed refunds. */
export function countOf({ count }: AdminTab, counts: ShopCounts | undefined): number {
  return count === undefined || counts === undefined ? 0 : counts[counted[count]];
}
