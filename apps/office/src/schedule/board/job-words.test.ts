import { instantOf } from '@tintforge/content/clock';
import { describe, expect, test } from 'vitest';
import { sampleJob } from '../../testing/sample-schedule';
import { boardTitle, crewName, isLate, jobName, lastLine, placeLine, workOf } from './job-words';

describe('the work in a few words', () => {
  test.each<[string[], string]>([
    [['Sedan Premium'], 'Sedan, Premium'],
    [['Sedan Premium', 'Window Ceramic Coating'], 'Sedan, Premium + 1'],
    [['Sedan Premium', 'Window Ceramic Coating', 'Headlight Tinting'], 'Sedan, Premium + 2'],
    [['Winter Special'], 'Winter Special'],
  ])('%j', (services, expected) => {
    expect(workOf(sampleJob({ services }))).toBe(expected);
  });
});

test('of several cars says which ones this crew has, before anything that a narrow block cuts off', () => {
  const sedan = { number: 1, vehicleType: 'sedan', services: ['Sedan Premium', 'Headlight Tinting'] } as const;
  const suv = { number: 3, vehicleType: 'suv', services: ['SUV Basic'] } as const;
  const of = (...cars: (typeof sedan | typeof suv)[]) =>
    workOf(sampleJob({ cars: cars.map((car) => ({ ...car, services: [...car.services] })) }));
  expect(of(suv)).toBe('Car 3: SUV, Basic');
  expect(of(sedan, suv)).toBe('Cars 1 and 3: Sedan, Premium + 1; SUV, Basic');
});

describe('where it is, and its money', () => {
  test.each([
    [sampleJob(), 'Tampa 33602'],
    [sampleJob({ status: 'pending', paymentStatus: 'pending' }), 'unpaid, Tampa 33602'],
    [sampleJob({ status: 'scheduled', paymentStatus: 'on-site' }), 'due on site, Tampa 33602'],
    [sampleJob({ status: 'completed', paymentStatus: 'paid-on-site' }), 'Tampa 33602'],
  ])('%#', (job, expected) => {
    expect(placeLine(job)).toBe(expected);
  });
});

const now = { date: '2026-12-08', minutes: 8 * 60 };

test('a held start says until when, on the shop’s clock', () => {
  const heldUntil = new Date(instantOf({ date: '2026-12-08', time: '12:41' })).toISOString();
  const held = sampleJob({ status: 'pending', paymentStatus: 'pending', heldUntil });
  expect(lastLine(held, now)).toBe('held until 12:41, unpaid, Tampa 33602');
  expect(lastLine(sampleJob(), now)).toBe('Tampa 33602');
});

describe('a job is late', () => {
  test.each<[string, Parameters<typeof sampleJob>[0], { date: string; minutes: number }, boolean]>([
    ['a minute after its start', {}, { date: '2026-12-08', minutes: 541 }, true],
    ['a day after it', {}, { date: '2026-12-09', minutes: 0 }, true],
    ['by an appointment paid on site', { status: 'scheduled' }, { date: '2026-12-08', minutes: 541 }, true],
    ['never at its start', {}, { date: '2026-12-08', minutes: 540 }, false],
    ['never once it is checked in', { status: 'in-progress' }, { date: '2026-12-08', minutes: 700 }, false],
    ['never as a no-show', { status: 'no-show' }, { date: '2026-12-09', minutes: 0 }, false],
    ['never as a hold', { status: 'pending' }, { date: '2026-12-08', minutes: 541 }, false],
  ])('%s', (_name, changes, at, expected) => {
    const job = sampleJob(changes);
    expect(isLate(job, at)).toBe(expected);
    expect(lastLine(job, at).startsWith('late, not checked in')).toBe(expected);
    expect(jobName(job, at).endsWith('late, not checked in')).toBe(expected);
  });
});

test('an exemption that waits is marked, beside being late', () => {
  const job = sampleJob({ isExemptionWaiting: true });
  expect(lastLine(job, now)).toBe('exemption to review, Tampa 33602');
  expect(lastLine(job, { date: '2026-12-08', minutes: 541 })).toBe(
    'late, not checked in, exemption to review, Tampa 33602',
  );
  expect(jobName(job)).toMatch(/, confirmed, exemption to review$/);
});

test('who does not see the board hears everything', () => {
  expect(jobName(sampleJob())).toBe('9:00 AM, Sedan, Premium, Tampa 33602, Sample Customer, TF-2H8D-4WNE, confirmed');
});

test.each([
  ['Tampa Bay crew 1', 'Crew 1'],
  ['The night owls', 'The night owls'],
  ['Tampa Bayside', 'Tampa Bayside'],
])('%s stands under its region as %s', (name, expected) => {
  expect(crewName({ name }, { name: 'Tampa Bay' })).toBe(expected);
});

test('the heading is the day, or the week’s ends', () => {
  expect(boardTitle(['2026-12-08'])).toBe('Tue, Dec 8');
  expect(boardTitle(['2026-12-07', '2026-12-08', '2026-12-12'])).toBe('Mon, Dec 7 to Sat, Dec 12');
});
