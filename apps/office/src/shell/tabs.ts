import type { ShopCounts, User } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { officePageNames } from '@tintforge/content';
import type { DeskIconName } from '@tintforge/ui';

const office = officePageNames;

/** Kinds of items that need attention behind a tab. */
export type TabCount = 'quotes' | 'messages' | 'outbox' | 'bookings';

/** A section of the staff area, as its navigation shows it. */
export interface AdminTab {
  label: string;
  path: OwnAddress;
  icon: DeskIconName;
  count?: TabCount;
  /** Only administrators have it. */
  isForAdmins?: true;
}

/** In the order of a working day: jobs first, then requests, figures and settings. */
const adminTabs: readonly AdminTab[] = [
  { label: office.schedule, path: paths.admin, icon: 'calendar-days' },
  { label: office.bookings, path: paths.adminBookings, icon: 'list', count: 'bookings' },
  { label: office.checkIn, path: paths.adminCheckIn, icon: 'scan-line' },
  { label: office.customers, path: paths.adminCustomers, icon: 'users' },
  { label: office.quotes, path: paths.adminQuotes, icon: 'clipboard-list', count: 'quotes' },
  { label: office.messages, path: paths.adminMessages, icon: 'inbox', count: 'messages' },
  { label: office.outbox, path: paths.adminOutbox, icon: 'send', count: 'outbox' },
  { label: office.reports, path: paths.adminReports, icon: 'chart-column' },
  { label: office.audit, path: paths.adminAudit, icon: 'history', isForAdmins: true },
  { label: office.settings, path: paths.adminSettings, icon: 'settings', isForAdmins: true },
];

/** The tabs of a role. */
export function tabsFor({ role }: Pick<User, 'role'>): readonly AdminTab[] {
  return role === 'admin' ? adminTabs : adminTabs.filter(({ isForAdmins }) => isForAdmins !== true);
}

/** True for the URL of a tab that a role doesn't have. */
export function isClosedTo({ role }: Pick<User, 'role'>, pathname: string): boolean {
  return role !== 'admin' && adminTabs.some((tab) => tab.isForAdmins === true && isTabOf(tab, pathname));
}

/** True when a tab belongs to a URL: its own, or one below it. The schedule is the parent of all others. */
export function isTabOf({ path }: AdminTab, pathname: string): boolean {
  return pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
}

const counted: Record<TabCount, keyof ShopCounts> = {
  quotes: 'newQuotes',
  messages: 'newMessages',
  outbox: 'failedMails',
  bookings: 'failedRefunds',
};

/** Number of items that need attention behind a tab: new requests for quotes, new messages, failed emails, failed refunds. */
export function countOf({ count }: AdminTab, counts: ShopCounts | undefined): number {
  return count === undefined || counts === undefined ? 0 : counts[counted[count]];
}
