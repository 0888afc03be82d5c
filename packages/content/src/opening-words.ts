import { type Door, formatTime, type WeekFinding } from '@tintforge/booking-core';

const doors: Readonly<Record<Door, string>> = {
  shopAndPhone: 'Shop and phone',
  office: 'Office',
  appointmentsByPhone: 'Appointments by phone',
};

/** Words about the shop's hours that its server and its pages share. */
export const openingWords = {
  doors,
  /** Contradictions in a week, each next to its day. */
  findings: {
    'never-open': 'Please open at least one day.',
    'closes-before-opens': 'Closing has to be after opening.',
    'no-starts': 'Please choose at least one start time, or close the day.',
    'start-outside-hours': (start: string) => `${start} is outside these hours.`,
  },
} as const;

/** A contradiction in words. */
export function findingText({ problem, start }: WeekFinding): string {
  const text = openingWords.findings[problem];
  return typeof text === 'string' ? text : text(start === undefined ? '' : formatTime(start));
}
