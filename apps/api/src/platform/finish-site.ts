import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Catalogue } from '@tintforge/booking-core';
import { catalogueElement } from '@tintforge/content';
import * as z from 'zod';
import { markAsPreview, previewBar, previewStyles } from './preview-bar';

/** One line of the build's `routes.json`. A pattern has `:parameters`. */
const builtRoute = z
  .object({ path: z.string().optional(), pattern: z.string().optional(), file: z.string(), prerendered: z.boolean() })
  .transform(({ path, pattern, file, prerendered }) => ({
    path: path ?? pattern ?? '',
    file: file.replace(/^\//, ''),
    prerendered,
  }));

/** The build's `files.json`: all files of a complete build; anything else there is from an earlier one. */
const fileList = z.object({ fingerprint: z.string(), files: z.array(z.string()) });

/** A site as it is served: what the builds hold together. */
export interface Site {
  /** Its path. */
  folder: string;
  /** Path or pattern of each page, and its file; whether it has something to read, and is of the shop's own area. */
  pages: { path: string; file: string; prerendered: boolean; isOffice: boolean }[];
  /** Everything that is not a page: scripts, styles, pictures. */
  files: ReadonlySet<string>;
  /** The HTML of the page for unknown addresses. */
  notFound: string;
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
  /** The parts of the catalog that differ from the one that the site was built with; undefined when none does. */
  catalogue?: Partial<Catalogue> | undefined;
  /** Set for a site that is only looked at: what it shows, for people. Its pages are marked and not indexed. */
  preview?: string | undefined;
  /** Number of other sites that stay in the folder. */
  mostOthers?: number;
}

/** A complete build: its folder, the names of its files and a fingerprint of their contents. */
type Build = z.infer<typeof fileList> & {
  dist: string;
  /** The folder of the files that were drawn again, which take precedence over those in `dist`. */
  drawn?: string;
};

/** Values that are filled in to the pages of all builds. */
interface Settings {
  origin: string;
  mode: string;
  catalogue: Partial<Catalogue> | undefined;
  preview: string | undefined;
}

/** A build's program that draws its pages with another catalog. */
const drawingProgram = '.prerender/draw-again.mjs';

/** The build puts a hash of the content into the name of everything in here. */
export const assetsFolder = 'assets/';

/** In a site with another catalog: the names of its files, some of which no build lists. */
const ownList = '.files.json';

const notFoundPage = '404.html';

/** Sites of earlier builds and of other settings that stay: another process on the data folder may be serving them. */
const mostOtherSites = 8;

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
  mostOthers = mostOtherSites,
  ...settings
}: FinishSiteOptions): Promise<Site | undefined> {
  if (!isBuilt(webDist)) return undefined;
  const builds = await Promise.all([webDist, officeDist].filter(isBuilt).map(readBuild));
  const { origin, mode, catalogue, preview } = settings;
  const changes = [...(catalogue ? [catalogue] : []), ...(preview === undefined ? [] : [previewBar(preview)])];
  const parts = [...builds.map((build) => build.fingerprint), origin, mode, ...changes];
  const folder = join(into, fingerprint(parts));
  if (!existsSync(folder)) await writeSite(folder, { builds, settings: { origin, mode, catalogue, preview } });
  await removeOldSites(into, { current: folder, mostOthers });

  const files = await filesIn(folder, builds);
  return {
    folder,
    pages: (
      await Promise.all(builds.map(async (build) => pagesOf(build, { isOffice: build.dist === officeDist })))
    ).flat(),
    files: new Set(files.filter((name) => extname(name) !== '.html')),
    notFound: await readFile(join(folder, notFoundPage), 'utf8'),
    compress: (signal) =>
      compressAll(
        files.map((name) => join(folder, name)),
        signal,
      ),
  };
}

async function filesIn(folder: string, builds: readonly Build[]): Promise<string[]> {
  const list = join(folder, ownList);
  if (existsSync(list)) return z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8')));
  return namesOf(builds);
}

function namesOf(builds: readonly Build[]): string[] {
  return [...new Set(builds.flatMap((build) => build.files))];
}

function isBuilt(dist: string): boolean {
  return existsSync(join(dist, 'routes.json'));
}

async function readBuild(dist: string): Promise<Build> {
  return { dist, ...fileList.parse(JSON.parse(await readFile(join(dist, 'files.json'), 'utf8'))) };
}

async function pagesOf({ dist }: Build, { isOffice }: { isOffice: boolean }): Promise<Site['pages']> {
  const listed = z.array(builtRoute).parse(JSON.parse(await readFile(join(dist, 'routes.json'), 'utf8')));
  const pages = listed.filter(({ path, file }) => path.startsWith('/') && file !== notFoundPage);
  return pages.map((page) => ({ ...page, isOffice }));
}

function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Under a passing name first: a folder with the right name is complete, whenever the process may have died. */
async function writeSite(
  folder: string,
  { builds, settings }: { builds: readonly Build[]; settings: Settings },
): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  const { catalogue, preview } = settings;
  const drawn =
    catalogue === undefined
      ? builds
      : await Promise.all(builds.map((build) => drawAgain(build, { catalogue, into: `${draft}.drawn` })));
  await writeBuilds(draft, { builds: drawn, settings });
  await rm(`${draft}.drawn`, { recursive: true, force: true });
  const names = namesOf(drawn);
  if (preview !== undefined) {
    await writeFile(join(draft, previewStyles.name), previewStyles.content);
    names.push(previewStyles.name);
  }
  if (catalogue !== undefined || preview !== undefined) await writeFile(join(draft, ownList), JSON.stringify(names));
  await rename(draft, folder).catch(async (error: unknown) => {
    // Another process was as quick with the same site.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  });
}

/** The build with its pages drawn with another catalog; as it is where it has no program for that. */
async function drawAgain(
  build: Build,
  { catalogue, into }: { catalogue: Partial<Catalogue>; into: string },
): Promise<Build> {
  const program = join(build.dist, drawingProgram);
  if (!existsSync(program)) return build;
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const drawing = promisify(execFile)(process.execPath, [program, into], { env: {} });
  drawing.child.stdin?.end(JSON.stringify(catalogue));
  await drawing;
  const names = (await namesIn(into)).filter((name) => name !== 'routes.json');
  return { ...build, drawn: into, files: [...new Set([...build.files, ...names])] };
}

async function writeBuilds(
  draft: string,
  { builds, settings }: { builds: readonly Build[]; settings: Settings },
): Promise<void> {
  const written = new Set<string>();
  for (const { dist, drawn, files } of builds) {
    for (const path of new Set(files.map((name) => dirname(join(draft, name))))) await mkdir(path, { recursive: true });
    const built = new Set(await namesIn(dist));
    const again = new Set(drawn === undefined ? [] : await namesIn(drawn));
    await Promise.all(
      files.map((name) => {
        const [from, there] = drawn !== undefined && again.has(name) ? [drawn, again] : [dist, built];
        return writeFinished(name, { from, there, draft, settings, isWritten: written.has(name) });
      }),
    );
    for (const name of files) written.add(name);
  }
}

/** All files of a folder and of those in it, relative to it. */
async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

interface FileToFinish {
  /** The folder that it was built or drawn into, and the names of all that is there. */
  from: string;
  there: ReadonlySet<string>;
  draft: string;
  settings: Settings;
  /** True when another build has it too and was first. */
  isWritten: boolean;
}

/** A file with its settings filled in, or the file and its compressed copies as they were built. */
async function writeFinished(name: string, { from, there, draft, settings, isWritten }: FileToFinish): Promise<void> {
  const [built, path] = [join(from, name), join(draft, name)];
  if (isWritten) {
    const finished = fillIn(name, await readFile(built), settings);
    if (!finished.equals(await readFile(path))) throw new Error(`Two builds contain different versions of ${name}`);
  } else if (filledIn.has(extname(name))) {
    await writeFile(path, fillIn(name, await readFile(built), settings));
  } else {
    const same = ['', ...copies].map((copy) => name + copy).filter((each) => there.has(each));
    await Promise.all(same.map((each) => bring(each, { from, draft })));
  }
}

/**
 * A file as it was built. What has a hash in its name never changes, so it is one file in both folders, which takes a tenth of
 * the time and no room. A copy where the disks differ or the system doesn't allow it.
 */
async function bring(name: string, { from, draft }: Pick<FileToFinish, 'from' | 'draft'>): Promise<void> {
  const copied = () => copyFile(join(from, name), join(draft, name), constants.COPYFILE_FICLONE);
  if (name.startsWith(assetsFolder)) await link(join(from, name), join(draft, name)).catch(copied);
  else await copied();
}

function fillIn(name: string, content: Buffer, { origin, mode, catalogue, preview }: Settings): Buffer {
  if (!filledIn.has(extname(name))) return content;
  const text = content
    .toString('utf8')
    .replaceAll('__TINTFORGE_ORIGIN__', origin)
    .replaceAll('__TINTFORGE_MODE__', mode);
  if (extname(name) !== '.html') return Buffer.from(text);
  return Buffer.from(withCatalogue(preview === undefined ? text : markAsPreview(text, preview), catalogue));
}

function withCatalogue(text: string, catalogue: Partial<Catalogue> | undefined): string {
  if (catalogue === undefined) return text;
  // Before any other script, which reads it when it is loaded. `</script>` in a text would end the element.
  const json = JSON.stringify(catalogue).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${catalogueElement}">${json}</script>`;
  return text.replace('</head>', () => `${element}\n</head>`);
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

async function removeOldSites(
  into: string,
  { current, mostOthers }: { current: string; mostOthers: number },
): Promise<void> {
  const names = (await readdir(into)).filter((name) => !name.includes('.') && join(into, name) !== current);
  const sites = await Promise.all(
    names.map(async (name) => ({ path: join(into, name), writtenAt: (await stat(join(into, name))).mtimeMs })),
  );
  const old = sites.sort((a, b) => b.writtenAt - a.writtenAt).slice(mostOthers);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
}
