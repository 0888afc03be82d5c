import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { describe, expect, test } from 'vitest';
import { crewFor, jobNow, nextStep, restOfDay } from './crew-plan';

const at = (time: string) => `2026-12-08T${time}:00.000Z`;
const first = sampleJob({ trackingCode: 'A', status: 'completed', appointmentInstant: at('14:00'), jobMinutes: 120 });
const second = sampleJob({
  trackingCode: 'B',
  appointmentInstant: at('16:30'),
  address: { street: '1', city: 'Brandon', zip: '33511' },
});
const third = sampleJob({
  trackingCode: 'C',
  appointmentInstant: at('20:00'),
  address: { street: '2', city: 'Ybor City', zip: '33605' },
});
const jobs = [first, second, third];

describe('the job now', () => {
  test.each([
    ['the next that is agreed', jobs, undefined, 'B'],
    ['the one under way, also out of turn', [second, sampleJob({ ...third, status: 'in-progress' })], undefined, 'C'],
    ['whatever was selected', jobs, 'C', 'C'],
    ['the usual one when the selected is not of today', jobs, 'X', 'B'],
    ['none when only a hold is left', [first, sampleJob({ status: 'pending' })], undefined, undefined],
    ['none when all is done', [first], undefined, undefined],
    ['the next one once the selected is done', jobs, 'A', 'B'],
    ['a hold when that was selected', [sampleJob({ trackingCode: 'D', status: 'pending' })], 'D', 'D'],
  ] as const)('is %s', (_name, all, selected, expected) => {
    expect(jobNow(all, selected)?.trackingCode).toBe(expected);
  });
});

test.each([
  [undefined, undefined, '1'],
  ['2', undefined, '2'],
  ['9', undefined, '1'],
  ['1', 'C', '2'],
  ['2', 'X', '2'],
])('of crew %s and job %s it is the day of crew %s', (crew, job, expected) => {
  const plan = (id: string, own: typeof jobs) => ({ id, name: id, members: '', jobs: own, pauses: [] });
  expect(crewFor([plan('1', [first, second]), plan('2', [third])], { crew, job })?.id).toBe(expected);
});

test('a job of two crews at once leaves the chosen crew its own day', () => {
  const plan = (id: string) => ({ id, name: id, members: '', jobs: [second], pauses: [] });
  const crews = [plan('1'), plan('2')];
  expect(crewFor(crews, { crew: '2', job: 'B' })?.id).toBe('2');
  expect(crewFor(crews, { crew: undefined, job: 'B' })?.id).toBe('1');
});

describe('the rest of the day', () => {
  const lines = (...[plan, current]: [Parameters<typeof restOfDay>[0], (typeof jobs)[number]?]) =>
    restOfDay(plan, { current, travelMinutes: 30 }).map((entry) => {
      const time = new Date(entry.at).toISOString().slice(11, 16);
      if (entry.kind === 'job') return `${time} ${entry.job.trackingCode}`;
      return entry.kind === 'drive' ? `${time} ${entry.minutes} to ${entry.place}` : `${time} ${entry.reason}`;
    });

  test('has the drive before each job but the day’s first', () => {
    expect(lines({ jobs, pauses: [] })).toEqual(['16:00 30 to Brandon', '16:30 B', '19:00 30 to Ybor City', '20:00 C']);
  });

  test('leaves out what is done and what is shown large', () => {
    expect(lines({ jobs, pauses: [] }, second)).toEqual(['19:00 30 to Ybor City', '20:00 C']);
    expect(lines({ jobs: [first], pauses: [] })).toEqual([]);
  });

  test('keeps an earlier job in sight when a later one was selected', () => {
    expect(lines({ jobs: [second, third], pauses: [] }, third)).toEqual(['16:30 B']);
  });

  test('has breaks in their place', () => {
    const pauses = [{ startsAt: at('19:15'), endsAt: at('19:45'), reason: 'Lunch' }];
    expect(lines({ jobs, pauses }, second)).toEqual(['19:00 30 to Ybor City', '19:15 Lunch', '20:00 C']);
  });
});

test.each([
  ['tell', {}],
  ['start', { onMyWayAt: at('13:00') }],
  ['start', { hasEmail: false }],
  ['complete', { status: 'in-progress', obstacle: 'in-progress' }],
  ['none', { status: 'completed', obstacle: 'completed' }],
  ['none', { status: 'pending', obstacle: 'unpaid-hold' }],
  ['none', { obstacle: 'not-today' }],
] as const)('what is next is to %s for %o', (step, changes) => {
  expect(nextStep(sampleJob(changes))).toBe(step);
});
