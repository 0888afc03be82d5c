import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressAssets } from '@tintforge/app-base/build/compress-assets';
import { fontFilesIn } from '@tintforge/app-base/build/font-files';
import { forbiddenIn } from '@tintforge/app-base/build/forbidden-in';
import { writeFileList } from '@tintforge/app-base/build/list-files';
import { readManifest } from '@tintforge/app-base/build/manifest';
import { fileOf, routeList } from '@tintforge/app-base/build/route-list';
import { typefaces } from '@tintforge/content';
import { areaPages, framelessPages, officePages } from './app/pages';
import { pageOf } from './page-of';
import { filesOfPages } from './page-scripts';

/**
 * Writes the HTML of every page from the built index.html, `routes.json`, the list of paths that the server may answer,
 * and `files.json`, the files it may use for that. Runs in the app's folder after the client build; its own bundle is
 * in dist/.pages and is removed at the end.
 */
async function writePages(dist: string): Promise<void> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const sheets = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(dist, 'assets', name), 'utf8')).join('\n');
  const fonts = fontFilesIn(css, Object.values(typefaces));
  const build = readManifest(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const firstCalls = build.scriptOf('src/first-calls.ts');
  for (const { page, ...files } of filesOfPages({ ...areaPages, ...framelessPages }, build)) {
    const html = pageOf(page, { template, fonts, firstCalls, ...files });
    const forbidden = forbiddenIn(html);
    if (forbidden.length > 0) throw new Error(`${page.path} holds what the policy refuses: ${forbidden.join('; ')}`);
    const file = join(dist, fileOf(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const listed = officePages.map(({ path }) => ({
    path,
    isPrerendered: false,
    isIndexable: false,
    code: 'index.html',
  }));
  writeFileSync(join(dist, 'routes.json'), `${JSON.stringify(routeList(listed), null, 2)}\n`);
  rmSync(join(dist, 'index.html'));
  for (const folder of ['.pages', '.vite']) rmSync(join(dist, folder), { recursive: true });
  writeFileList(dist);
  await compressAssets(dist);
}

await writePages('dist');
