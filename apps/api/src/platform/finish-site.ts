import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import * as z from 'zod';

/** One line of the build's `routes.json`. A pattern has `:parameters`. */
const builtRoute = z
  .object({ path: z.string().optional(), pattern: z.string().optional(), file: z.string() })
  .transform(({ path, pattern, file }) => ({ path: path ?? pattern ?? '', file: file.replace(/^\//, '') }));

/** The build's `files.json`: all files of a complete build; anything else there is from an earlier one. */
const fileList = z.object({ fingerprint: z.string(), files: z.array(z.string()) });

/** A site as it is served: what the builds hold together. */
export interface Site {
  /** Its path. */
  folder: string;
  /** Path or pattern of each page, and its file. */
  pages: { path: string; file: string }[];
  /** Everything that is not a page: scripts, styles, pictures. */
  files: string[];
  /**
   * Writes the compressed copies that are still missing, sequentially, and returns once they are there. Until then a
   * file without one is sent as it is. Ends early once `signal` is aborted; the next start continues.
   */
  compress(signal?: AbortSignal): Promise<void>;
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

/** A complete build: its folder, the names of its files and a fingerprint of their contents. */
type Build = z.infer<typeof fileList> & { dist: string };

const notFoundPage = '404.html';

/** Sites of earlier builds and of other settings that stay: another process on the data folder may be serving them. */
const mostOthers = 8;

const filledIn = new Set(['.html', '.xml', '.txt', '.webmanifest']);
/** Compressed copies of a file; the build has them for every file without placeholders. */
const copies = ['.br', '.gz'];
const compressible = new Set([...filledIn, '.js', '.css', '.svg', '.json', '.wasm', '.map']);

/**
 * Writes the site that this installation serves: the builds in one folder, with origin and mode filled in. The same
 * builds and settings are written once. Resolves to undefined when there is no site. Throws when the builds contain
 * different files under one name.
 */
export async function finishSite({
  webDist,
  officeDist,
  into,
  origin,
  mode,
}: FinishSiteOptions): Promise<Site | undefined> {
  if (!isBuilt(webDist)) return undefined;
  const builds = await Promise.all([webDist, officeDist].filter(isBuilt).map(readBuild));
  const folder = join(into, fingerprint([...builds.map((build) => build.fingerprint), origin, mode]));
  if (!existsSync(folder)) await writeSite(folder, { builds, origin, mode });
  await removeOldSites(into, folder);

  const files = [...new Set(builds.flatMap((build) => build.files))];
  return {
    folder,
    pages: (await Promise.all(builds.map(pagesOf))).flat(),
    files: files.filter((name) => extname(name) !== '.html'),
    compress: (signal) =>
      compressAll(
        files.map((name) => join(folder, name)),
        signal,
      ),
  };
}

function isBuilt(dist: string): boolean {
  return existsSync(join(dist, 'routes.json'));
}

async function readBuild(dist: string): Promise<Build> {
  return { dist, ...fileList.parse(JSON.parse(await readFile(join(dist, 'files.json'), 'utf8'))) };
}

async function pagesOf({ dist }: Build): Promise<Site['pages']> {
  const listed = z.array(builtRoute).parse(JSON.parse(await readFile(join(dist, 'routes.json'), 'utf8')));
  return listed.filter(({ path, file }) => path.startsWith('/') && file !== notFoundPage);
}

function fingerprint(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Under a passing name first: a folder with the right name is complete, whenever the process may have died. */
async function writeSite(
  folder: string,
  { builds, ...settings }: { builds: readonly Build[]; origin: string; mode: string },
): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  for (const { dist, files } of builds) {
    for (const path of new Set(files.map((name) => dirname(join(draft, name))))) await mkdir(path, { recursive: true });
    await Promise.all(files.map((name) => writeFinished(name, { dist, draft, ...settings })));
  }
  await rename(draft, folder).catch(async (error: unknown) => {
    // Another process was as quick with the same site.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  });
}

interface FileToFinish {
  dist: string;
  draft: string;
  origin: string;
  mode: string;
}

/** A file with its settings filled in, or a copy of it and of its compressed copies. */
async function writeFinished(name: string, { dist, draft, ...settings }: FileToFinish): Promise<void> {
  const [built, path] = [join(dist, name), join(draft, name)];
  if (existsSync(path)) {
    const finished = fillIn(name, await readFile(built), settings);
    if (!finished.equals(await readFile(path))) throw new Error(`Two builds contain different versions of ${name}`);
  } else if (filledIn.has(extname(name))) {
    await writeFile(path, fillIn(name, await readFile(built), settings));
  } else {
    for (const copy of ['', ...copies]) {
      if (existsSync(built + copy)) await copyFile(built + copy, path + copy, constants.COPYFILE_FICLONE);
    }
  }
}

function fillIn(name: string, content: Buffer, { origin, mode }: { origin: string; mode: string }): Buffer {
  if (!filledIn.has(extname(name))) return content;
  const text = content.toString('utf8');
  return Buffer.from(text.replaceAll('__TINTFORGE_ORIGIN__', origin).replaceAll('__TINTFORGE_MODE__', mode));
}

async function compressAll(paths: readonly string[], signal: AbortSignal | undefined): Promise<void> {
  for (const path of paths) {
    if (signal?.aborted === true) return;
    if (!compressible.has(extname(path)) || copies.every((copy) => existsSync(path + copy))) continue;
    const content = await readFile(path);
    await writeWhole(`${path}.br`, await brotli(content));
    await writeWhole(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

/** No request finds half of a file. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** One below the best: pages are 2% larger, and all of them take less than half as long. */
const goodQuality = zlib.BROTLI_MAX_QUALITY - 1;

/** Beyond this size even that would cost seconds. */
const goodUpTo = 500_000;

function brotli(content: Buffer): Promise<Buffer> {
  const quality = content.length > goodUpTo ? 9 : goodQuality;
  const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length, [zlib.BROTLI_PARAM_QUALITY]: quality };
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
