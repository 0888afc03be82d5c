import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as z from 'zod';

/** One line of the build's `routes.json`. A pattern has `:parameters`. */
const builtRoute = z
  .object({ path: z.string().optional(), pattern: z.string().optional(), file: z.string() })
  .transform(({ path, pattern, file }) => ({ path: path ?? pattern ?? '', file: file.replace(/^\//, '') }));

/** A site as it is served: what the builds hold together. */
export interface Site {
  /** Its path. */
  folder: string;
  /** Path or pattern of each page, and its file. */
  pages: { path: string; file: string }[];
  /** Everything that is not a page: scripts, styles, pictures. */
  files: string[];
}

export interface FinishSiteOptions {
  /** The built site. Without one nothing is served. */
  webDist: string;
  /** The built staff area, whose pages and files are served with the site's; it may be missing. */
  officeDist: string;
  /** Finished sites are in this folder, each under its fingerprint. */
  into: string;
  origin: string;
  mode: string;
}

const routesFile = 'routes.json';
/** File names of a complete build; anything else there is from an earlier one. */
const listFile = 'files.json';
const notFoundPage = '404.html';

/** Sites of earlier builds and of other settings that stay: another process on the data folder may be serving them. */
const mostOthers = 8;

const filledIn = new Set(['.html', '.xml', '.txt', '.webmanifest']);
/** Copies of a file for browsers that take them; the build brings those of what it does not leave to be filled in. */
const copies = ['.br', '.gz'];
const compressible = new Set([
  '.html',
  '.xml',
  '.txt',
  '.webmanifest',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.wasm',
  '.map',
]);

/**
 * Writes the site that this installation serves: the builds in one folder, with origin and mode filled in, and a brotli
 * and a gzip copy of every text file. The same builds and settings are written once. Resolves to undefined when there
 * is no site. Throws when the builds contain different files under one name.
 */
export async function finishSite({
  webDist,
  officeDist,
  into,
  origin,
  mode,
}: FinishSiteOptions): Promise<Site | undefined> {
  if (!isBuilt(webDist)) return undefined;
  const builds = [webDist, officeDist].filter(isBuilt);
  const contents: Contents = new Map();
  for (const build of builds) {
    for (const name of await servedFiles(build)) {
      const built = join(build, name);
      const content = fillIn(name, await readFile(built), { origin, mode });
      if (contents.get(name)?.content.equals(content) === false) throw new Error(`Two builds hold another ${name}`);
      contents.set(name, { content, built });
    }
  }
  const folder = join(into, fingerprint(contents));
  if (!existsSync(folder)) await writeSite(folder, contents);
  await removeOldSites(into, folder);

  const pages = (await Promise.all(builds.map(pagesOf))).flat();
  return { folder, pages, files: [...contents.keys()].filter((name) => extname(name) !== '.html') };
}

/** Each file as it is served, and the file of the build that it is made from. */
type Contents = Map<string, { content: Buffer; built: string }>;

function isBuilt(dist: string): boolean {
  return existsSync(join(dist, routesFile));
}

async function servedFiles(dist: string): Promise<string[]> {
  return z.array(z.string()).parse(JSON.parse(await readFile(join(dist, listFile), 'utf8')));
}

async function pagesOf(dist: string): Promise<Site['pages']> {
  const listed = z.array(builtRoute).parse(JSON.parse(await readFile(join(dist, routesFile), 'utf8')));
  return listed.filter(({ path, file }) => path.startsWith('/') && file !== notFoundPage);
}

function fillIn(name: string, content: Buffer, { origin, mode }: { origin: string; mode: string }): Buffer {
  if (!filledIn.has(extname(name))) return content;
  const text = content
    .toString('utf8')
    .replaceAll('__TINTFORGE_ORIGIN__', origin)
    .replaceAll('__TINTFORGE_MODE__', mode);
  return Buffer.from(text);
}

function fingerprint(contents: Contents): string {
  const hash = createHash('sha256');
  for (const [name, { content }] of contents) hash.update(`${name}\n${content.length}\n`).update(content);
  return hash.digest('hex').slice(0, 16);
}

/** Under a passing name first: a folder with the right name is complete, whenever the process may have died. */
async function writeSite(folder: string, contents: Contents): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await Promise.all(
    [...contents].map(([name, { content, built }]) =>
      writeFinished(join(draft, name), { content, built: filledIn.has(extname(name)) ? undefined : built }),
    ),
  );
  await rename(draft, folder).catch(async (error: unknown) => {
    // Another process was as quick with the same site.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  });
}

/** `built` is the file of the build with the same content, where there is one. */
async function writeFinished(
  path: string,
  { content, built }: { content: Buffer; built: string | undefined },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  if (built !== undefined && copies.every((copy) => existsSync(built + copy))) {
    await Promise.all(copies.map((copy) => copyFile(built + copy, path + copy)));
    return;
  }
  if (!compressible.has(extname(path))) return;
  await writeFile(`${path}.br`, await brotli(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** One below the best: pages are 2% larger, and a first start takes less than half as long. */
const goodQuality = constants.BROTLI_MAX_QUALITY - 1;

/** Beyond this size even that would cost seconds. */
const goodUpTo = 500_000;

function brotli(content: Buffer): Promise<Buffer> {
  const quality = content.length > goodUpTo ? 9 : goodQuality;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  return promisify(brotliCompress)(content, { params });
}

async function removeOldSites(into: string, current: string): Promise<void> {
  const names = (await readdir(into)).filter((name) => !name.includes('.') && join(into, name) !== current);
  const sites = await Promise.all(
    names.map(async (name) => ({ path: join(into, name), writtenAt: (await stat(join(into, name))).mtimeMs })),
  );
  const old = sites.sort((a, b) => b.writtenAt - a.writtenAt).slice(mostOthers);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
}
