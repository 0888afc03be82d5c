import { comparedFilms, favouredBy, filmComparison, filmGuideWords } from '@tintforge/content';
import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { ComparisonPage } from './comparison-page';

test('rows, questions and what their answers favor are in the served HTML, without a style attribute', async () => {
  const html = await servedHtml(<ComparisonPage />);
  const favoured = favouredBy('budget', 'value').films.map(
    (filmType) => comparedFilms.find((film) => film.filmType === filmType)?.name,
  );
  const texts = [
    ...filmComparison.rows.map(({ feature }) => feature),
    filmGuideWords.questions.budget.legend,
    `Value: ${favoured.join(' or ')}`,
    ...Object.values(filmGuideWords.waiting.films),
  ];
  expect(texts.length).toBeGreaterThan(8);
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toContain(' style=');
});
