// @vitest-environment jsdom

import type { VisitView } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { longestMinutes, Visits } from './visits';

const tuesday = '2026-12-08T14:00:00.000Z';
const thursday = '2026-12-10T14:00:00.000Z';

const visit = (number: number, changes: Partial<VisitView> = {}): VisitView => ({
  number,
  date: '2026-12-08',
  start: '09:00',
  startsAt: tuesday,
  minutes: 120,
  status: 'planned',
  ...changes,
});

/** The lines about these visits; the first says what the others are. */
async function linesOf(visits: VisitView[], vehicleType: string | null): Promise<(string | null)[]> {
  const page = openPage('/', <Visits details={{ visits, vehicleType }} />);
  await page.words('crews');
  return [...document.querySelectorAll('p, li')].map(({ textContent }) => textContent);
}

test.each<[name: string, visits: VisitView[], vehicleType: string | null, lines: string[]]>([
  [
    'two crews with their cars',
    [visit(1, { cars: [1] }), visit(2, { cars: [2, 3], minutes: 180 })],
    'sedan',
    ['Two crews work on your cars at the same time:', 'Car 1, about 2 hours', 'Cars 2 and 3, about 3 hours'],
  ],
  [
    'two crews of which one has begun',
    [visit(1, { cars: [1], status: 'completed' }), visit(2, { cars: [2], status: 'in-progress' })],
    'sedan',
    [
      'Two crews work on your cars at the same time:',
      'Car 1, about 2 hours, done',
      'Car 2, about 2 hours, in progress',
    ],
  ],
  [
    'two crews whose cars aren’t settled',
    [visit(1), visit(2)],
    'sedan',
    ['Two crews work on your cars at the same time.'],
  ],
  [
    'three crews on a building, one of them at work',
    [visit(1, { status: 'in-progress' }), visit(2), visit(3, { minutes: 60 })],
    null,
    [
      '3 crews work at the same time:',
      'One crew, about 2 hours, in progress',
      'One crew, about 2 hours',
      'One crew, about 1 hour',
    ],
  ],
  [
    'two days, on the first of which two crews come',
    [visit(1, { status: 'completed' }), visit(2, { minutes: 180 }), visit(3, { startsAt: thursday })],
    null,
    [
      'Your job takes 2 visits:',
      `${formatInstant(tuesday)}, about 3 hours, two crews, in progress`,
      `${formatInstant(thursday)}, about 2 hours`,
    ],
  ],
])('%s', async (_name, visits, vehicleType, lines) => {
  expect(await linesOf(visits, vehicleType)).toEqual(lines);
});

test('the job is as long as the crew that takes longest', () => {
  const details = sampleDetails({ appointmentInstant: tuesday, jobMinutes: 120 });
  expect(longestMinutes(details)).toBe(120);
  const visits = [visit(1), visit(2, { minutes: 180 }), visit(3, { startsAt: thursday, minutes: 240 })];
  expect(longestMinutes({ ...details, visits })).toBe(180);
});
