import type { OpeningDay, OpeningWeek, Region } from '@tintforge/booking-core';

/** Minutes a crew needs after each job to reach the next: an hour, because the Front Range is long. */
export const travelMinutes = 60;

/** A weekday: out before the afternoon clouds. */
const weekday: OpeningDay = {
  opens: '07:30',
  closes: '18:30',
  starts: ['07:30', '08:30', '09:30', '10:30', '12:00', '13:00', '14:00', '15:00'],
};

/** A Saturday in the city: mornings. */
const saturday: OpeningDay = { opens: '08:00', closes: '14:00', starts: ['08:00', '09:00', '10:00'] };

/** Monday to Saturday. */
const denverWeek: OpeningWeek = [null, weekday, weekday, weekday, weekday, weekday, saturday];

/** Tuesday to Saturday: on Mondays the northern crew restocks. */
const northWeek: OpeningWeek = [null, null, weekday, weekday, weekday, weekday, weekday];

/** The two regions, from the south to the north. Ids are permanent. */
// @owner the regions, their ZIP codes, phone lines and crews
// @owner sales tax: an accountant confirms the rates to set in Settings, Areas, and how late fees count
export const regions: readonly [Region, ...Region[]] = [
  {
    id: 'denver',
    name: 'Denver Metro',
    places: 'Denver/Aurora/Littleton',
    phone: '(303) 555-0142',
    zipPrefixes: ['800', '801', '802'],
    leadTime: { kind: 'minutes', minutes: 240 },
    week: denverWeek,
    initialCrews: 3,
  },
  {
    id: 'boulder',
    name: 'Boulder and Fort Collins',
    places: 'Boulder/Longmont/Fort Collins',
    phone: '(970) 555-0118',
    zipPrefixes: ['803', '805'],
    leadTime: { kind: 'next-working-day' },
    week: northWeek,
    initialCrews: 1,
  },
];
