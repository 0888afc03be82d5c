import { expect, test } from 'vitest';
import { terms } from './terms';
import { wizardWords } from './wizard-words';

test('what is stored with a booking is the sentence that Review shows, under a dated version', () => {
  expect(terms.text).toBe(wizardWords.review.terms.text);
  expect(terms.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
