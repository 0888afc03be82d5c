import { paths } from '@tintforge/app-base/paths';
import { filmGuideWords, layoutWords, pageDescriptions } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { ComparisonStart } from './comparison-start';
import { FilmGuide } from './film-guide.island';
import { anchors } from './page-anchors';

/** /products/film-comparison: the three films in eight rows, and four questions that lead to one of them. */
export function ComparisonPage() {
  return (
    <>
      <ComparisonStart />
      <PageSection tone="ink" id={anchors.guide}>
        <SectionHeading heading={filmGuideWords.heading} lead={filmGuideWords.lead} />
        <FilmGuide />
      </PageSection>
    </>
  );
}

export const page = readingPage({
  path: paths.comparison,
  name: layoutWords.pages.comparison,
  description: pageDescriptions.comparison,
  Page: ComparisonPage,
});
