import { ppfBenefitsPage } from '@tintforge/content';
import { onIntent } from '../../lib/on-intent';
import { prerendered } from '../../lib/prerendered';
import { BookAction, CallAction } from '../parts/actions';
import { PageHero } from '../parts/page-hero';

const CoveragePicker = onIntent(async () => (await import('./coverage-picker')).CoveragePicker);
const Rest = prerendered(async () => (await import('./ppf-benefits-rest')).PpfBenefitsRest);

const { hero } = ppfBenefitsPage;

/** /ppf-benefits: what paint film does, how much of the car to cover and for whom, what comes with it. No prices. */
export function PpfBenefitsPage() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <>
            <BookAction>{hero.quote}</BookAction>
            <CallAction>{hero.call}</CallAction>
          </>
        }
        pictureAt="below"
        picture={<CoveragePicker />}
      />
      <Rest />
    </>
  );
}
