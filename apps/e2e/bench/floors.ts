import { type Category, categories, type PageAudit } from './page-audit';

/** The least we accept, of 100; the figures of the speed floor in docs/architecture.md. */
export const floors: Record<Category, number> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * Audits of a page that are below its floor, each with its failing details: `performance 97 (speed-index)`. Nothing may
 * shift, to three digits. A page that is not indexable has no SEO floor.
 */
export function shortfalls(
  { scores, failing, layoutShift }: PageAudit,
  { indexable }: { indexable: boolean },
): string[] {
  const judged = categories.filter((category) => category !== 'seo' || indexable);
  const low = judged.filter((category) => scores[category] < floors[category]);
  return [
    ...low.map((category) => `${category} ${scores[category]} (${failing[category].join(', ')})`),
    ...(layoutShift < 0.0005 ? [] : [`layout shift ${layoutShift.toFixed(3)}`]),
  ];
}
