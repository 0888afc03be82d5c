import { paths } from '@tintforge/app-base/paths';
import { explorerPage, filmComparison, hasPage } from '@tintforge/content';
import { LinkButton, PaneRamp } from '@tintforge/ui';
import { PageHero } from '../parts/page-hero';
import { WayOn } from '../parts/way-on';
import { ComparisonTable } from './comparison-table';
import { anchors, anchorTo } from './page-anchors';

/** The three films in eight rows. */
export function ComparisonStart() {
  return (
    <>
      <PageHero
        tone="paper"
        heading={filmComparison.heading}
        lead={filmComparison.lead}
        actions={
          <>
            <LinkButton size="large" href={anchorTo(anchors.guide)}>
              {filmComparison.toGuide}
            </LinkButton>
            {hasPage('explorer') && <WayOn to={paths.explorer}>{explorerPage.link}</WayOn>}
          </>
        }
      />
      <ComparisonTable />
      <PaneRamp />
    </>
  );
}
