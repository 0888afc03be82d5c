import { expect, test } from 'vitest';
import { privacyText } from './privacy-text';

/** The cookies that the server sets: docs/decisions/012 and 025. */
test.each([
  ['login', 'keeps you logged in for 30 days'],
  ['device', 'remembers for a year'],
])('the cookie “%s” is named with what it is for and how long it stays', (name, purpose) => {
  const [, paragraph = ''] =
    privacyText.sections.find(({ heading }) => heading === 'In your browser')?.paragraphs ?? [];
  expect(paragraph).toContain(`The cookie “${name}” ${purpose}`);
});
