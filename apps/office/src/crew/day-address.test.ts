// @vitest-environment jsdom
import { makeTrackingCode } from '@tintforge/booking-core';
import { beforeEach, expect, test } from 'vitest';
import { dayPath, parseDayChoice, rememberCrew } from './day-address';

beforeEach(() => window.localStorage.clear());

const job = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);
const parse = (search: string) => parseDayChoice(new URLSearchParams(search));

test.each([
  {},
  { crew: 'tampa-2' },
  { region: 'naples', crew: 'naples-1', job },
  { crew: 'tampa-1', day: 'tomorrow' as const },
])('%o comes back from its address', (choice) => {
  const nothing = { region: undefined, crew: undefined, job: undefined, day: 'today' };
  expect(parse(dayPath(choice).split('?')[1] ?? '')).toEqual({ ...nothing, ...choice });
});

test('a phone belongs to the crew that was selected last, and the address goes before it', () => {
  rememberCrew('tampa-2');
  expect(parse('').crew).toBe('tampa-2');
  expect(parse('crew=tampa-1').crew).toBe('tampa-1');
});

test('a day that does not exist is today', () => {
  expect(parse('day=yesterday').day).toBe('today');
});

test('what is no code is no job', () => {
  expect(parse('job=TF-0000-0001').job).toBeUndefined();
});
