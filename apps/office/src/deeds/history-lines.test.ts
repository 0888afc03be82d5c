import { expect, test } from 'vitest';
import { eventLine } from './history-lines';

test.each([
  ['some are planned', { planned: [1, 2] }, 'Visits scheduled'],
  ['one is planned in place of another', { planned: [3], givenUp: [2] }, 'Visits scheduled'],
  ['all are given up', { planned: [], givenUp: [1, 2] }, 'Visits given up'],
])('a plan of visits in which %s', (_name, facts, title) => {
  const entry = { at: '2026-12-08T14:00:00Z', actor: 'staff', by: 'Sam', note: null, kind: 'visits-planned' } as const;
  expect(eventLine({ ...entry, facts }, 'event-1').title).toBe(title);
});
