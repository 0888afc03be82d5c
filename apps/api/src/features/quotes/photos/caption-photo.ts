import type { QuotePhoto } from '@tintforge/api-contract';
import { quotePhotos } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { noSuchPhoto, photoById, updatePhoto } from '../../photos';
import type { QuoteContext } from '../ports';
import { quoteClosed } from '../problems';
import { openQuote, type QuoteKey } from '../quote-token';
import { isOpenRequest } from '../quote-view';
import { photoView } from './photo-view';

/** Sets the caption of a photo over whatever it is, for the customer or the office, while the request is open. */
export async function captionPhoto(
  context: QuoteContext,
  { id, caption, ...key }: QuoteKey & { id: string; caption: string },
): Promise<QuotePhoto | Problem> {
  const { database, quoteKey } = context;
  return commit(database, async (transaction) => {
    const quote = await openQuote({ connection: transaction, quoteKey }, key);
    if (isProblem(quote)) return quote;
    if (!isOpenRequest(quote.status)) return quoteClosed(quote.status);
    const photo = await photoById(transaction, quotePhotos, id);
    if (photo?.quoteId !== quote.id || photo.status !== 'stored') return noSuchPhoto();
    await updatePhoto(transaction, quotePhotos, { id, changes: { caption } });
    return photoView(context, { ...photo, caption }, quote);
  });
}
