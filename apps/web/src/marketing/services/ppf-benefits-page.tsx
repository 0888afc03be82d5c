import { paths } from '@tintforge/app-base/paths';
import { layoutWords, pageDescriptions, ppfBenefitsPage } from '@tintforge/content';
import { readingPage } from '../../pages/page';
import { CallAction, QuoteAction } from '../parts/actions';
import { PageHero } from '../parts/page-hero';
import { CoveragePicker } from './coverage-picker.island';
import { PpfBenefitsRest } from './ppf-benefits-rest';

const { hero } = ppfBenefitsPage;

/** /ppf-benefits: the benefits of paint film, the coverage options, and the included services. No prices. */
export function PpfBenefitsPage() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <>
            <QuoteAction kind="ppf">{hero.quote}</QuoteAction>
            <CallAction>{hero.call}</CallAction>
          </>
        }
        pictureAt="below"
        picture={<CoveragePicker />}
      />
      <PpfBenefitsRest />
    </>
  );
}

export const page = readingPage({
  path: paths.ppfBenefits,
  name: layoutWords.pages.ppfBenefits,
  description: pageDescriptions.ppfBenefits,
  startsOnInk: true,
  Page: PpfBenefitsPage,
});
