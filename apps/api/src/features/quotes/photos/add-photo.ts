import { isOfficeRole, type QuotePhoto } from '@tintforge/api-contract';
import { quotePhotoLimits } from '@tintforge/booking-core';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { type QuoteEventRow, quotePhotos, quotes } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { type Album, addToAlbum, removeFromAlbum, updatePhoto } from '../../photos';
import type { QuoteContext } from '../ports';
import { quoteClosed } from '../problems';
import { openQuote, type QuoteKey } from '../quote-token';
import { isOpenRequest } from '../quote-view';
import { insertQuoteEvent, storedQuote } from '../store';
import { photoView } from './photo-view';

/** A photo that a customer or the office sends, under an id that their browser has chosen. */
interface SentPhoto extends QuoteKey {
  id: string;
  bytes: Buffer;
}

/** Adds a photo to a request. The same id again is the same photo, however often it is sent. */
export async function addPhoto(context: QuoteContext, { id, bytes, ...key }: SentPhoto): Promise<QuotePhoto | Problem> {
  const { database, random } = context;
  const row = await addToAlbum(context, {
    id,
    bytes,
    open: (connection) => openAlbum(context, { connection, key }),
    async onStored(transaction, { quoteId }, at) {
      await transaction.update(quotes).set({ activeAt: at }).where(eq(quotes.id, quoteId)).run();
      const event = { quoteId, at, kind: 'photo-added', ...sender(key) };
      await insertQuoteEvent(transaction, { id: random.uuid(), ...event });
    },
  });
  if (isProblem(row)) return row;
  return photoView(context, row, await storedQuote(database.connection, row.quoteId));
}

/** The actor of a change of a photo: the office if the call has no customer's link, else the customer. */
function sender({ token, caller }: QuoteKey): Pick<QuoteEventRow, 'actor' | 'userId'> {
  const isStaff = token === undefined && caller !== undefined && isOfficeRole(caller.role);
  return isStaff ? { actor: 'staff', userId: caller.userId } : { actor: 'customer', userId: null };
}

/** The photos of an open request. */
async function openAlbum(
  { quoteKey }: QuoteContext,
  { connection, key }: { connection: Connection; key: QuoteKey },
): Promise<Album<typeof quotePhotos> | Problem> {
  const quote = await openQuote({ connection, quoteKey }, key);
  if (isProblem(quote)) return quote;
  if (!isOpenRequest(quote.status)) return quoteClosed(quote.status);
  return { table: quotePhotos, owner: { quoteId: quote.id }, most: quotePhotoLimits.most, name: 'A request' };
}

/**
 * A photo that was removed is removed. One that was never there may still be on its way: its removal is remembered, so that
 * it doesn't come after.
 */
export async function removePhoto(
  context: QuoteContext,
  { id, ...key }: QuoteKey & { id: string },
): Promise<Problem | undefined> {
  const { database, clock, random } = context;
  return commit(database, async (transaction) => {
    const album = await openAlbum(context, { connection: transaction, key });
    if (isProblem(album)) return album;
    const at = clock.now();
    const removed = await removeFromAlbum(transaction, { album, id, at });
    if (removed === undefined) return undefined;
    await updatePhoto(transaction, quotePhotos, { id, changes: { caption: '' } });
    const event = { quoteId: removed.quoteId, at, kind: 'photo-removed', ...sender(key) };
    await insertQuoteEvent(transaction, { id: random.uuid(), ...event });
    return undefined;
  });
}
