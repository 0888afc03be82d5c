import { quotePath } from '@tintforge/app-base/paths';
import { carCrewCounts, carsOfDraft, mostCars, planOfDraft, type WizardDraft } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { Banner, Note } from '@tintforge/ui';
import { carWords } from './words';

const words = carWords.limit;

/** Why no further car can be added, or why these can't be one booking, with the way to a quote. Nothing otherwise. */
export function CarsLimit({ draft }: { draft: WizardDraft }) {
  if (isTooLong(draft)) {
    return (
      <Banner tone="warning" title={words.tooLong} action={<QuoteLink />}>
        {words.wayOut}
      </Banner>
    );
  }
  if (carsOfDraft(draft).length < mostCars) return null;
  return (
    <Note icon="info" size="small">
      <span>{words.most}</span> <QuoteLink />
    </Note>
  );
}

/** True when neither one crew nor two can do the cars in a day. */
export function isTooLong(draft: WizardDraft): boolean {
  return carCrewCounts.every((crews) => planOfDraft(catalogue, draft, crews)?.ok === false);
}

function QuoteLink() {
  return <a href={quotePath('fleet')}>{words.quote}</a>;
}
