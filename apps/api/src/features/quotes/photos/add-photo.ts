import { isOfficeRole, type QuotePhoto } from '@tintforge/api-contract';
import { quotePhotoLimits } from '@tintforge/booking-core';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { photoFile } from '../../../db/photo-files';
import { type QuoteEventRow, type QuotePhotoRow, quotes } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import type { QuoteContext } from '../ports';
import { noSuchPhoto, quoteClosed } from '../problems';
import { openQuote, type QuoteKey } from '../quote-token';
import { isOpenRequest } from '../quote-view';
import { insertQuoteEvent } from '../store';
import { photoView } from './photo-view';
import { type ReadImage, readImage, TooManyImages } from './read-image';
import { freePlace, insertPhoto, leaving, photoById, updatePhoto } from './store';

/** A photo that a customer or the office sends, under an id that their browser has chosen. */
interface SentPhoto extends QuoteKey {
  id: string;
  bytes: Buffer;
}

/**
 * Adds a photo to a request. The same id again is the same photo, however often it is sent. A place is reserved before
 * the files are written, and the photo is there once both are, so that whatever is cut off can be repeated or is tidied.
 */
export async function addPhoto(context: QuoteContext, { id, bytes, ...key }: SentPhoto): Promise<QuotePhoto | Problem> {
  const { database, clock, random, photos } = context;
  const known = await find(context, { connection: database.connection, key, id });
  if (isProblem(known)) return known;
  if (known.photo?.status === 'stored') return photoView(context, known.photo);

  const image = await read(bytes);
  if (isProblem(image)) return image;
  const { width, height } = image;
  const reserved = await retryOnConflict(() =>
    commit(database, async (transaction) => {
      const found = await find(context, { connection: transaction, key, id });
      if (isProblem(found) || found.photo !== undefined) return found;
      const place = await freePlace(transaction, found.quoteId);
      if (place === undefined) return tooManyPhotos();
      const { quoteId } = found;
      const photo = { id, quoteId, place, status: 'reserved', width, height, at: clock.now(), caption: '' } as const;
      await insertPhoto(transaction, photo);
      return { quoteId, photo };
    }),
  );
  if (isProblem(reserved)) return reserved;
  const row = { ...reserved.photo, width, height } as QuotePhotoRow;

  try {
    for (const size of ['large', 'small'] as const) await photos.store.put(photoFile(row, size), image[size]);
  } catch (error) {
    photos.log.warn({ err: error }, 'a photo couldn’t be stored');
    return notStored();
  }
  const stored = await commit(database, async (transaction) => {
    const present = await photoById(transaction, id);
    // Removed or tidied away since.
    if (present === undefined || present.status === 'leaving') return noSuchPhoto();
    if (present.status === 'stored') return present;
    const at = clock.now();
    await updatePhoto(transaction, { id, changes: { status: 'stored', width, height } });
    await transaction.update(quotes).set({ activeAt: at }).where(eq(quotes.id, row.quoteId)).run();
    const event = { quoteId: row.quoteId, at, kind: 'photo-added', ...sender(key) };
    await insertQuoteEvent(transaction, { id: random.uuid(), ...event });
    return { ...present, width, height };
  });
  if (!isProblem(stored)) return photoView(context, stored);
  // The files may have come after those that were tidied away.
  for (const size of ['large', 'small'] as const) await photos.store.remove(photoFile(row, size));
  return stored;
}

/** The actor of a change of a photo: the office if the call has no customer's link, else the customer. */
function sender({ token, caller }: QuoteKey): Pick<QuoteEventRow, 'actor' | 'userId'> {
  const isStaff = token === undefined && caller !== undefined && isOfficeRole(caller.role);
  return isStaff ? { actor: 'staff', userId: caller.userId } : { actor: 'customer', userId: null };
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The open quote, and the photo of an id in it if it was sent before. */
async function find(
  { quoteKey }: QuoteContext,
  { connection, key, id }: { connection: Connection; key: QuoteKey; id: string },
): Promise<{ quoteId: string; photo: QuotePhotoRow | undefined } | Problem> {
  const quote = await openQuote({ connection, quoteKey }, key);
  if (isProblem(quote)) return quote;
  if (!isOpenRequest(quote.status)) return quoteClosed(quote.status);
  // A file is named by it.
  if (!uuidForm.test(id)) return noSuchPhoto();
  const photo = await photoById(connection, id);
  const isOurs = photo === undefined || (photo.quoteId === quote.id && photo.status !== 'leaving');
  return isOurs ? { quoteId: quote.id, photo } : noSuchPhoto();
}

async function read(bytes: Buffer): Promise<ReadImage | Problem> {
  try {
    return (await readImage(bytes)) ?? unreadable();
  } catch (error) {
    if (error instanceof TooManyImages) return notStored();
    throw error;
  }
}

function unreadable(): Problem {
  return problem('photo_unreadable', {
    message: 'We can’t open this file as a photo. Send a JPEG, PNG or WebP, or email it to us.',
  });
}

function tooManyPhotos(): Problem {
  return problem('too_many_photos', {
    message: `A request can have ${quotePhotoLimits.most} photos. Remove one first, or email us the others.`,
    details: { most: quotePhotoLimits.most },
  });
}

function notStored(): Problem {
  return problem('busy', { message: 'We couldn’t store this photo just now. Try again in a moment.' });
}

/** A photo that was removed or never there is removed. */
export async function removePhoto(
  { database, quoteKey, clock, random }: QuoteContext,
  { id, ...key }: QuoteKey & { id: string },
): Promise<Problem | undefined> {
  return commit(database, async (transaction) => {
    const quote = await openQuote({ connection: transaction, quoteKey }, key);
    if (isProblem(quote)) return quote;
    if (!isOpenRequest(quote.status)) return quoteClosed(quote.status);
    const photo = await photoById(transaction, id);
    if (photo?.quoteId !== quote.id || photo.status === 'leaving') return undefined;
    await updatePhoto(transaction, { id, changes: leaving });
    const event = { quoteId: quote.id, at: clock.now(), kind: 'photo-removed', ...sender(key) };
    if (photo.status === 'stored') await insertQuoteEvent(transaction, { id: random.uuid(), ...event });
    return undefined;
  });
}
