import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PhotoStore } from './photo-store';

/** Photos in a folder of this computer, private to the server. A file is written whole or not at all. */
export function openDiskPhotos(folder: string): PhotoStore {
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      const path = join(folder, name);
      await rm(path, { force: true });
      try {
        await rmdir(dirname(path));
      } catch (error) {
        // Others are left in the folder, or it has gone already.
        if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw error;
      }
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
