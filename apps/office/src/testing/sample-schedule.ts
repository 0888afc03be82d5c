import type { BoardCrew, BoardJob, Schedule } from '@tintforge/api-contract';
import type { OpeningDay } from '@tintforge/booking-core';

/** A day's hours of the sample schedule, whatever the shop's are: from nine to eight, with nothing between 11:30 and 1. */
export const sampleOpening = {
  opens: '09:00',
  closes: '20:00',
  starts: [
    ...(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'] as const),
    ...(['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'] as const),
  ],
} as const satisfies OpeningDay;

const openings = [{ date: '2026-12-08', ...sampleOpening, starts: [...sampleOpening.starts] }];

/** A job at nine on Tuesday 2026-12-08 with the first Tampa crew, until half past twelve including its drive. */
export function sampleJob(changes: Partial<BoardJob> = {}): BoardJob {
  return {
    trackingCode: 'TF-2H8D-4WNE',
    version: 3,
    date: '2026-12-08',
    start: '09:00',
    crewId: 'tampa-1',
    jobMinutes: 180,
    travelMinutes: 30,
    status: 'confirmed',
    paymentStatus: 'paid',
    vehicleType: 'sedan',
    services: ['Sedan Premium'],
    city: 'Tampa',
    zip: '33602',
    customerName: 'Sample Customer',
    heldUntil: null,
    isExemptionWaiting: false,
    visit: { number: 1, position: 1, count: 1 },
    calendarClash: null,
    ...changes,
  };
}

/** A crew with one day, Tuesday 2026-12-08. */
export function sampleCrew(id: string, day: Partial<BoardCrew['days'][number]> = {}): BoardCrew {
  const [region = '', number = ''] = id.split('-');
  const name = `${region === 'naples' ? 'Naples and Fort Myers' : 'Tampa Bay'} crew ${number}`;
  const days = [{ date: '2026-12-08', isWorking: true, away: null, hours: null, jobs: [], breaks: [], ...day }];
  return { id, name, members: '', isActive: true, days };
}

/** Two regions on that Tuesday at eleven, with the contents of each crew's day. */
export function sampleSchedule(days: Record<string, Partial<BoardCrew['days'][number]>> = {}): Schedule {
  const crews = (...ids: string[]) => ids.map((id) => sampleCrew(id, days[id]));
  return {
    dates: ['2026-12-08'],
    now: { date: '2026-12-08', minutes: 660 },
    totals: { jobs: 1, done: 0, onSite: 0, held: 0, booked: 449.98, toCollect: 0 },
    regions: [
      { id: 'tampa', name: 'Tampa Bay', closures: [], openings, crews: crews('tampa-1', 'tampa-2') },
      { id: 'naples', name: 'Naples and Fort Myers', closures: [], openings, crews: crews('naples-1') },
    ],
  };
}
