import type { OpeningDay, OpeningWeek, Region } from '@tintforge/booking-core';

/** Minutes a crew needs after each job to reach the next (docs/product.md of the repository, Start times and job lengths). */
export const travelMinutes = 30;

/** A crew's day: it leaves its last car by eight in the evening. Appointments can't start during the lunch hour. */
const workday: OpeningDay = {
  opens: '09:00',
  closes: '20:00',
  starts: [
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '13:00',
    '13:30',
    '14:00',
    '14:30',
    '15:00',
    '15:30',
    '16:00',
    '16:30',
  ],
};

/** Monday to Saturday: the hours that a new installation begins with; afterward the shop sets them. */
const week: OpeningWeek = [null, workday, workday, workday, workday, workday, workday];

/**
 * The four regions, north to south along the coast. Ids are permanent. The table: docs/product.md of the
 * repository, Regions and phone lines.
 */
// @owner the regions, their ZIP codes, phone lines and crews
// @owner sales tax: an accountant confirms the rates to set in Settings, Areas, and how late fees count
export const regions: readonly [Region, ...Region[]] = [
  {
    id: 'tampa',
    name: 'Tampa Bay',
    places: 'Tampa',
    phone: '(813) 555-4700',
    zipPrefixes: ['335', '336'],
    leadTime: { kind: 'minutes', minutes: 120 },
    week,
    initialCrews: 2,
  },
  {
    id: 'clearwater',
    name: 'Clearwater and St. Petersburg',
    places: 'Clearwater',
    phone: '(727) 555-4700',
    zipPrefixes: ['337', '346'],
    leadTime: { kind: 'next-working-day' },
    week,
    initialCrews: 2,
  },
  {
    id: 'sarasota',
    name: 'Sarasota and Bradenton',
    places: 'Sarasota/Lakewood Ranch',
    phone: '(941) 555-4700',
    zipPrefixes: ['342'],
    leadTime: { kind: 'next-working-day' },
    week,
    initialCrews: 2,
  },
  {
    id: 'naples',
    name: 'Naples and Fort Myers',
    places: 'Naples/Fort Myers/Bonita Springs',
    phone: '(239) 555-4700',
    zipPrefixes: ['339', '341'],
    leadTime: { kind: 'next-working-day' },
    week,
    initialCrews: 2,
  },
];
