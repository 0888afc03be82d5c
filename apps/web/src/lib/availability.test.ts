import type { Availability, AvailableDay } from '@tintforge/api-contract';
import { queryClient } from '@tintforge/app-base/query-client';
import { expect, test } from 'vitest';
import { cacheDays } from './availability';

function day(available: boolean): AvailableDay {
  const start = { time: '09:00', startsAt: '2026-12-08T14:00:00Z' } as const;
  const starts = available ? [{ ...start, available }] : [{ ...start, available, reason: 'taken' as const }];
  return { date: '2026-12-08', state: 'open', starts };
}

const answer: Availability = {
  region: { id: 'north', name: 'North', phone: '(813) 555-4700' },
  jobMinutes: 300,
  lateFeePercent: 25,
  depositPercent: null,
  holdMinutes: 15,
  days: [day(true)],
};

test('days of a refusal replace those of the question with as many crews, and no others', () => {
  const questions = [{}, { crews: 1 }, { crews: 2 }].map((question) => ['availability', question]);
  const known = () =>
    questions.map((key) => queryClient.getQueryData<Availability>(key)?.days[0]?.starts[0]?.available);
  for (const key of questions) queryClient.setQueryData(key, answer);
  cacheDays([day(false)], 2);
  expect(known()).toEqual([true, true, false]);
  cacheDays([day(false)]);
  expect(known()).toEqual([false, true, false]);
  queryClient.clear();
});
