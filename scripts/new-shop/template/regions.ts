import type { OpeningDay, OpeningWeek, Region } from '@tintforge/booking-core';

/** Minutes a crew needs after each job to reach the next. */
export const travelMinutes = 30;

/** A crew's day. The longest order, with its travel, has to fit in. */
const workday: OpeningDay = {
  opens: '08:00',
  closes: '18:00',
  starts: ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00'],
};

/** Monday to Friday. */
const week: OpeningWeek = [null, workday, workday, workday, workday, workday, null];

/** The regions. Ids are permanent. */
// @owner the regions, their ZIP codes, phone lines and crews
// @owner sales tax: an accountant confirms the rates to set in Settings, Areas, and how late fees count
export const regions: readonly [Region, ...Region[]] = [
  {
    id: '{{region}}',
    name: '{{city}}',
    places: '{{city}}',
    phone: '{{phone}}',
    zipPrefixes: [{{zips}}],
    leadTime: { kind: 'next-working-day' },
    week,
    initialCrews: 1,
  },
];
