import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { type CalendarDate, isCalendarDate } from '@tintforge/booking-core';

/** Filter of the activity list: it is in the URL. */
export interface AuditView {
  /** The staff member. */
  who?: string | undefined;
  /** Subject: an area's name. */
  about?: string | undefined;
  /** Tracking code of the booking. */
  subject?: string | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}

/** Parses a URL's query; invalid days are left out. */
export function readAuditView(parameters: URLSearchParams): AuditView {
  const text = (name: string) => parameters.get(name) || undefined;
  const day = (name: string) => {
    const written = text(name);
    return written !== undefined && isCalendarDate(written) ? written : undefined;
  };
  return { who: text('who'), about: text('about'), subject: text('subject'), from: day('from'), to: day('to') };
}

/** The URL of a view. */
export function auditPath(view: AuditView): OwnAddress {
  const entries = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? paths.adminAudit : `${paths.adminAudit}?${new URLSearchParams(entries)}`;
}
