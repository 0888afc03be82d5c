import { describe, expect, test } from 'vitest';
import { sampleJob } from '../../testing/sample-schedule';
import { boardTitle, crewName, jobName, lastLine, placeLine, workOf } from './job-words';

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

test('a held start says until when, on the shop’s clock', () => {
  expect(lastLine(sampleJob({ heldUntil: '2026-12-08T17:41:00.000Z' }))).toBe('Held 12:41');
  expect(lastLine(sampleJob())).toBe(sampleJob().trackingCode);
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
