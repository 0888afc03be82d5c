/** A set of opening hours, as printed. The wizard's start times are separate. */
export interface Hours {
  /** Which hours these are; they differ and are named apart. */
  name: string;
  lines: readonly { days: string; hours: string }[];
}

/** The day on which weeks begin in every calendar: 0 for Sunday, 1 for Monday. */
// @owner the first day of the week
export const weekStart: 0 | 1 = 0;

/** Three sets of hours, each shown as written here (docs/product.md of the repository, Hours). */
// @owner the hours of each door
export const hours = {
  /** The contact page. */
  shopAndPhone: {
    name: 'Shop and phone',
    lines: [
      { days: 'Mon-Fri', hours: '9am-6pm' },
      { days: 'Sat', hours: '10am-4pm' },
      { days: 'Sun', hours: 'closed' },
    ],
  },
  /** Location cards and regional pages. */
  office: {
    name: 'Office',
    lines: [{ days: 'Mon-Fri', hours: '9AM-5PM' }],
  },
  /** Structured data for search engines. */
  appointmentsByPhone: {
    name: 'Appointments by phone',
    lines: [
      { days: 'Monday-Friday', hours: '09:00-17:00' },
      { days: 'Saturday', hours: '10:00-15:00' },
    ],
  },
} as const satisfies Readonly<Record<string, Hours>>;
