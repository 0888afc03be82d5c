import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fontFilesIn } from '@tintforge/app-base/build/font-files';
import { forbiddenIn } from '@tintforge/app-base/build/forbidden-in';
import { readManifest } from '@tintforge/app-base/build/manifest';
import { fileOf, routeList } from '@tintforge/app-base/build/route-list';
import { typefaces } from '@tintforge/content';
import { documentOf } from './document';
import { assetsOf, type Builds } from './page-assets';
import { joinStyles } from './page-styles';
import { drawReadingPage, drawTask } from './render-page';
import { llmsTxt, robotsTxt, sitemapXml } from './search-files';
import { findPages, isTask, type SitePage } from './site-pages';
import { socialImageOf } from './social-image';
import { speculationRules } from './speculation-rules';

/** The folder of this program in the built site, with the styles of content pages. The server doesn't serve it. */
export const programFolder = '.prerender';

/**
 * Writes every page of the site as static HTML into the folder `into`, along with its styles, its social picture, the
 * files for search engines and `routes.json`, the list of pages that the server may serve. `dist` is the built site.
 * Resolves to the builds it was made of.
 */
export async function drawSite({ dist, into }: { dist: string; into: string }): Promise<Builds> {
  const own = join(dist, programFolder);
  const builds: Builds = {
    tasks: manifestIn(dist, 'manifest'),
    reading: manifestIn(dist, 'reading'),
    pages: manifestIn(own, 'manifest'),
  };
  const beforePaint = readFileSync(join(dist, builds.tasks.scriptOf('src/before-paint.ts')), 'utf8');
  if (/\b(import|export)\b/.test(beforePaint)) throw new Error('src/before-paint.ts is a module, and runs too late');
  const pages = await findPages();

  function write(file: string, content: string | Buffer): void {
    const path = join(into, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** A page waits longest for the largest of its scripts. */
  function largestFirst(scripts: readonly string[]): string[] {
    return scripts.toSorted((one, other) => statSync(join(dist, other)).size - statSync(join(dist, one)).size);
  }

  async function drawn(page: SitePage) {
    const { html: body, islands } = isTask(page) ? await drawTask(page) : await drawReadingPage(page, pages);
    const { scripts, ...others } = assetsOf(page, islands, builds);
    const assets = { ...others, scripts: largestFirst(scripts) };
    const { ofPages, ofSite } = assets.styles;
    const styles = joinStyles([
      ...ofPages.map((file) => readFileSync(join(own, file), 'utf8')),
      ...ofSite.map((file) => readFileSync(join(dist, file), 'utf8')),
    ]);
    write(styles.file, styles.css);
    return {
      page,
      body,
      assets,
      stylesheet: `/${styles.file}`,
      fonts: fontFilesIn(styles.css, Object.values(typefaces)),
    };
  }

  const all = await Promise.all(pages.map(drawn));
  // The page that content pages most often lead to.
  const wizard = all.find(({ assets }) => assets.beforePaint !== undefined);
  if (wizard?.assets.beforePaint === undefined) throw new Error('No task is served with its first step');
  const paint = [wizard.stylesheet, wizard.assets.beforePaint];
  const goal = { path: wizard.page.path, paint, scripts: wizard.assets.scripts };
  for (const { page, ...parts } of all) {
    const image = await socialImageOf(page, parts.body);
    if (image !== undefined) write(image.file, image.png);
    const html = documentOf({ page, ...parts, image, goal });
    const forbidden = forbiddenIn(html);
    if (forbidden.length > 0) throw new Error(`${page.path} holds what the policy refuses: ${forbidden.join('; ')}`);
    write(fileOf(page), html);
  }
  write('speculation-rules.json', speculationRules(pages, wizard.page));
  write('sitemap.xml', sitemapXml(pages));
  write('robots.txt', robotsTxt());
  write('llms.txt', llmsTxt(pages));
  write('routes.json', `${JSON.stringify(routeList(pages), null, 2)}\n`);
  return builds;
}

function manifestIn(folder: string, name: string) {
  return readManifest(readFileSync(join(folder, `.vite/${name}.json`), 'utf8'));
}
