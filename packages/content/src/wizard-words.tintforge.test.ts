import { expect, test } from 'vitest';
import { wizardWords as words } from './wizard-words';

test.each([
  [`${words.quote.question} ${words.quote.link}`, 'Home, office or full PPF? Ask for a quote'],
  [
    words.extras.shade.hint,
    'Your installer confirms the shade with you at the car. Florida requires at least 28% on front side windows.',
  ],
])('%s', (text, printed) => {
  expect(text).toBe(printed);
});
