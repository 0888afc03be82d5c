import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressAssets } from '@tintforge/app-base/build/compress-assets';
import { forbiddenIn } from '@tintforge/app-base/build/forbidden-in';
import { writeFileList } from '@tintforge/app-base/build/list-files';
import { fileOf, routeList } from '@tintforge/app-base/build/route-list';
import { documentOf } from './prerender/document';
import { readManifest } from './prerender/manifest';
import { assetsOf, type Builds } from './prerender/page-assets';
import { joinStyles } from './prerender/page-styles';
import { drawReadingPage, drawTask } from './prerender/render-page';
import { llmsTxt, robotsTxt, sitemapXml } from './prerender/search-files';
import { findPages, isTask, type SitePage } from './prerender/site-pages';
import { socialImageOf } from './prerender/social-image';
import { speculationRules } from './prerender/speculation-rules';
import { weigh, weightText } from './prerender/weights';

/**
 * Writes every page of the site as static HTML next to the built assets, along with its social picture, `routes.json`,
 * the list of pages that the server may serve, and `files.json`, the list of files for them. Runs from the site's
 * folder after the client build; its own bundle is in dist/.prerender, with the styles of content pages, and is removed
 * at the end.
 */
async function prerenderSite(dist: string): Promise<void> {
  const own = join(dist, '.prerender');
  const builds: Builds = {
    tasks: manifestIn(dist, 'manifest'),
    reading: manifestIn(dist, 'reading'),
    pages: manifestIn(own, 'manifest'),
  };
  const beforePaint = readFileSync(join(dist, builds.tasks.scriptOf('src/before-paint.ts')), 'utf8');
  if (/\b(import|export)\b/.test(beforePaint)) throw new Error('src/before-paint.ts is a module, and runs too late');
  const pages = await findPages();

  async function drawn(page: SitePage) {
    const { html: body, islands } = isTask(page) ? await drawTask(page) : await drawReadingPage(page, pages);
    const assets = assetsOf(page, islands, builds);
    const { ofPages, ofSite } = assets.styles;
    const styles = joinStyles([
      ...ofPages.map((file) => readFileSync(join(own, file), 'utf8')),
      ...ofSite.map((file) => readFileSync(join(dist, file), 'utf8')),
    ]);
    writeFileSync(join(dist, styles.file), styles.css);
    return { page, body, assets, stylesheet: `/${styles.file}` };
  }

  const all = await Promise.all(pages.map(drawn));
  // The page that content pages most often lead to.
  const wizard = all.find(({ assets }) => assets.beforePaint !== undefined);
  if (wizard?.assets.beforePaint === undefined) throw new Error('No task is served with its first step');
  const paint = [wizard.stylesheet, wizard.assets.beforePaint];
  const goal = { path: wizard.page.path, paint, scripts: wizard.assets.scripts };
  for (const { page, ...parts } of all) {
    const image = await socialImageOf(page, parts.body);
    if (image !== undefined) writeFileSync(join(dist, image.file), image.png);
    const html = documentOf({ page, ...parts, image, goal });
    const forbidden = forbiddenIn(html);
    if (forbidden.length > 0) throw new Error(`${page.path} holds what the policy refuses: ${forbidden.join('; ')}`);
    const file = join(dist, fileOf(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeFileSync(join(dist, 'speculation-rules.json'), speculationRules(pages, wizard.page));
  writeFileSync(join(dist, 'sitemap.xml'), sitemapXml(pages));
  writeFileSync(join(dist, 'robots.txt'), robotsTxt());
  writeFileSync(join(dist, 'llms.txt'), llmsTxt(pages));
  writeFileSync(join(dist, 'routes.json'), `${JSON.stringify(routeList(pages), null, 2)}\n`);
  const overweight = weigh(dist, builds).filter(({ kilobytes, most }) => kilobytes > most);
  if (overweight.length > 0) throw new Error(`Above its budget: ${overweight.map(weightText).join('; ')}`);
  rmSync(own, { recursive: true });
  writeFileList(dist);
  await compressAssets(dist);
}

function manifestIn(folder: string, name: string) {
  return readManifest(readFileSync(join(folder, `.vite/${name}.json`), 'utf8'));
}

await prerenderSite('dist');
