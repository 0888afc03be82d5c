import { late } from '@tintforge/app-base/late/late';
import { offeredQuoteKinds, quotePageWords } from '@tintforge/content';
import { LoadingLine } from '@tintforge/ui';
import { Suspense } from 'react';
import { island } from '../../islands/island';
import { useQuery } from '../../islands/use-query';
import { TalkFirst } from './talk-first';

const RequestForm = late(async () => (await import('./request-form')).RequestForm);

/** The form of the kind that the URL names. Without a kind, the ways to talk to the shop. */
function Part() {
  const asked = new URLSearchParams(useQuery()).get('kind');
  const kind = offeredQuoteKinds.find((each) => each === asked);
  if (kind === undefined) return <TalkFirst />;
  return (
    <Suspense fallback={<LoadingLine label={quotePageWords.form.loading} />}>
      <RequestForm key={kind} kind={kind} />
    </Suspense>
  );
}

export const QuoteForm = island('quote-form', Part, { readsAddress: true });
