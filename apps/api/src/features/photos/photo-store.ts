/** Place for the files of photos, by name. Nothing in it is ever listed: the rows know what is there. */
export interface PhotoStore {
  /** Stores a file, over another of that name. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** A file; undefined where there is none. */
  get(name: string): Promise<Buffer | undefined>;
  /** Removes a file; one that isn't there is removed already. */
  remove(name: string): Promise<void>;
}
