import type { FilmType } from '@tintforge/booking-core';
import type { ReactNode } from 'react';
import { onIntent } from '../../lib/on-intent';
import { PageSection } from '../parts/page-section';
import { anchors } from './page-anchors';

const SpecificationTable = onIntent(async () => (await import('./specification-table')).SpecificationTable);

/** The measured table of a film, under its heading. */
export function FilmTable({ filmType, heading }: { filmType: FilmType; heading: ReactNode }) {
  return (
    <PageSection id={anchors.specifications}>
      {heading}
      <SpecificationTable filmType={filmType} />
    </PageSection>
  );
}
