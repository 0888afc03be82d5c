import { createStore, del, delMany, entries, setMany } from 'idb-keyval';

/** A photo that its customer chose, and that the shop has not taken yet. */
export interface UnsentPhoto {
  /** Its id with the shop: the same at each try. */
  id: string;
  file: File;
}

interface Kept {
  /** Code of the quote. */
  code: string;
  file: File;
  /** Epoch milliseconds. */
  chosenAt: number;
}

/** Age at which photos that were never sent are forgotten, milliseconds: a week. */
const keptFor = 7 * 86_400_000;

const open = () => createStore('unsent-photos', 'photos');
let store: ReturnType<typeof open> | undefined;

/** Does without the browser's store where it has none, is full, or keeps nothing in a private window. */
async function ifKept<Value>(use: (store: ReturnType<typeof open>) => Promise<Value>): Promise<Value | undefined> {
  try {
    store ??= open();
    return await use(store);
  } catch {
    return undefined;
  }
}

/** Keeps chosen photos in this browser until they are sent or left out, over reloads and closed windows. */
export async function keepUnsent(code: string, photos: readonly UnsentPhoto[]): Promise<void> {
  const now = Date.now();
  const all = photos.map(({ id, file }, index): [string, Kept] => [id, { code, file, chosenAt: now + index }]);
  await ifKept((photosOf) => setMany(all, photosOf));
}

export async function forgetUnsent(id: string): Promise<void> {
  await ifKept((photosOf) => del(id, photosOf));
}

/** The kept photos of a quote, in the order in which they were chosen. Old ones of any quote are forgotten. */
export async function readUnsent(code: string): Promise<UnsentPhoto[]> {
  const all = (await ifKept((photosOf) => entries<string, Kept>(photosOf))) ?? [];
  const oldest = Date.now() - keptFor;
  const old = all.filter(([, { chosenAt }]) => chosenAt < oldest).map(([id]) => id);
  if (old.length > 0) await ifKept((photosOf) => delMany(old, photosOf));
  return all
    .filter(([, kept]) => kept.code === code && kept.chosenAt >= oldest)
    .sort(([, one], [, other]) => one.chosenAt - other.chosenAt)
    .map(([id, { file }]) => ({ id, file }));
}
