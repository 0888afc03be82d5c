import type { FilmType } from '@tintforge/booking-core';
import type { ReactNode } from 'react';
import { PageSection } from '../parts/page-section';
import { anchors } from './page-anchors';
import { SpecificationTable } from './specification-table.island';

/** The measured table of a film, under its heading. */
export function FilmTable({ filmType, heading }: { filmType: FilmType; heading: ReactNode }) {
  return (
    <PageSection id={anchors.specifications}>
      {heading}
      <SpecificationTable filmType={filmType} />
    </PageSection>
  );
}
