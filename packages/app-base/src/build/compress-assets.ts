import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files served as built; pages are filled in first, when a server starts. */
const asBuilt = new Set(['.js', '.css', '.svg', '.wasm']);

/**
 * Writes a brotli and a gzip copy of every asset, once and at the best compression, so that no server start has to.
 * Hidden folders are not served.
 */
export async function compressAssets(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(dist, path).startsWith('.'));
  await Promise.all(paths.filter((path) => asBuilt.has(extname(path))).map(compress));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
