import { sampleUser } from '@tintforge/app-base/testing/sample-account';
import { expect, test } from 'vitest';
import { greeting } from './greeting';

test.each([
  [0, 'Good morning, Sample'],
  [11, 'Good morning, Sample'],
  [12, 'Good afternoon, Sample'],
  [18, 'Good evening, Sample'],
  [23, 'Good evening, Sample'],
])('at %i o’clock it says %s', (hour, text) => {
  expect(greeting(sampleUser(), hour)).toBe(text);
});
