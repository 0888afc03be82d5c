import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { ComparisonPage } from './comparison-page';

test('rows, questions and what their answers favor are in the served HTML, without a style attribute', async () => {
  const html = await servedHtml(<ComparisonPage />);
  for (const text of ['Price tier', 'What’s your budget?', 'Value: Hybrid', 'Matte black without metal']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain(' style=');
});
