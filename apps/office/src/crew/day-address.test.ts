// @vitest-environment jsdom
import { makeTrackingCode } from '@tintforge/booking-core';
import { beforeEach, expect, test } from 'vitest';
import { dayPath, parseDayChoice, rememberCrew } from './day-address';

beforeEach(() => window.localStorage.clear());

const job = makeTrackingCode([7, 1, 20, 3, 9, 22, 30]);
const parse = (search: string) => parseDayChoice(new URLSearchParams(search));

test.each([
  {},
  { crew: 'tampa-2' },
  { region: 'naples', crew: 'naples-1', job },
  { crew: 'tampa-1', isScanning: true },
])('%o comes back from its address', (choice) => {
  const nothing = { region: undefined, crew: undefined, job: undefined, isScanning: false };
  expect(parse(dayPath(choice).split('?')[1] ?? '')).toEqual({ ...nothing, ...choice });
});

test('a phone belongs to the crew that was selected last, and the address goes before it', () => {
  rememberCrew('tampa-2');
  expect(parse('').crew).toBe('tampa-2');
  expect(parse('crew=tampa-1').crew).toBe('tampa-1');
});

test('what is no code is no job', () => {
  expect(parse('job=TF-0000-0001').job).toBeUndefined();
});
