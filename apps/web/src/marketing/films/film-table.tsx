import type { FilmType } from '@tintforge/booking-core';
import { filmPageWords, seriesOf, statementOf } from '@tintforge/content';
import type { Elements } from '@tintforge/ui';
import { PageSection } from '../parts/page-section';
import { anchors } from './page-anchors';
import { SpecificationTable } from './specification-table.island';

/** The measured table of a film, under its heading. */
export function FilmTable({ filmType, heading }: { filmType: FilmType; heading: Elements }) {
  const stated = statementOf(seriesOf(filmType));
  return (
    <PageSection id={anchors.specifications}>
      {heading}
      <SpecificationTable filmType={filmType} stated={stated && filmPageWords.stated(stated)} />
    </PageSection>
  );
}
