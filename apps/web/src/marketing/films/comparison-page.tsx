import { onIntent } from '../../lib/on-intent';
import { prerendered } from '../../lib/prerendered';

const Start = prerendered(async () => (await import('./comparison-start')).ComparisonStart);
const FilmGuide = onIntent(async () => (await import('./film-guide')).FilmGuide);

/** /products/film-comparison: the three films in eight rows, and four questions that lead to one of them. */
export function ComparisonPage() {
  return (
    <>
      <Start />
      <FilmGuide />
    </>
  );
}
