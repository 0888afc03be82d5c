import { expect, test } from 'vitest';
import { tintDisclosure } from './tint-disclosure';
import { tintWords } from './tint-words';

test('what is stored with a booking is what stands beside verdicts, under a dated version', () => {
  expect(tintDisclosure.text).toBe(tintWords.disclaimer);
  expect(tintDisclosure.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
