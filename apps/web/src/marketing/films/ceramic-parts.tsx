import { ceramicPage, filmPageWords } from '@tintforge/content';
import { CeramicFilm } from '@tintforge/ui/film-layers/ceramic';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { BenefitList } from './benefit-list';
import { FilmRest, FilmStart, FilmTableHeading } from './film-parts';
import { LayersFigure } from './layers-figure';

const { benefits } = ceramicPage;

/** Down to the table. */
export function CeramicStart() {
  return <FilmStart page={ceramicPage} />;
}

export function CeramicTableHeading() {
  return <FilmTableHeading page={ceramicPage} />;
}

/** Below the table. */
export function CeramicRest() {
  return (
    <FilmRest page={ceramicPage}>
      <PageSection tone="paper-2">
        <SectionHeading heading={benefits.heading} lead={benefits.lead} />
        <LayersFigure picture={<CeramicFilm labels={filmPageWords.layers} title={benefits.picture} />}>
          <BenefitList items={benefits.items} />
        </LayersFigure>
      </PageSection>
    </FilmRest>
  );
}
