import { filmComparison } from '@tintforge/content';
import { LinkButton, PaneRamp } from '@tintforge/ui';
import { PageHero } from '../parts/page-hero';
import { ComparisonTable } from './comparison-table';
import { FilmGuide } from './film-guide';
import { anchors, anchorTo } from './page-anchors';

/** /products/film-comparison: the three films in eight rows, and four questions that lead to one of them. */
export function ComparisonPage() {
  return (
    <>
      <PageHero
        tone="paper"
        heading={filmComparison.heading}
        lead={filmComparison.lead}
        actions={
          <LinkButton size="large" href={anchorTo(anchors.guide)}>
            {filmComparison.toGuide}
          </LinkButton>
        }
      />
      <ComparisonTable />
      <PaneRamp />
      <FilmGuide />
    </>
  );
}
