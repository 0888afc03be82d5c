import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressAssets } from '@tintforge/app-base/build/compress-assets';
import { forbiddenIn } from '@tintforge/app-base/build/forbidden-in';
import { fileOf } from '@tintforge/app-base/build/route-list';
import type { PageRoute } from './app/page-route';
import { routes } from './app/routes';
import { assetsOfPage, documentOf } from './prerender/document';
import { listedRoutes } from './prerender/listed-routes';
import { readManifest } from './prerender/manifest';
import { joinStyles } from './prerender/page-styles';
import { renderRoute } from './prerender/render-route';
import { llmsTxt, robotsTxt, sitemapXml } from './prerender/search-files';
import { socialImageOf } from './prerender/social-image';

/**
 * Writes every page of the site as static HTML beside the built assets, its social picture among them, and `routes.json`,
 * the list of what the server may answer. Runs from the site's folder after the client build; its own bundle lies in
 * dist/.prerender and is removed at the end.
 */
async function prerenderSite(dist: string): Promise<void> {
  const manifest = readManifest(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const beforePaint = readFileSync(join(dist, manifest.scriptOf('src/before-paint.ts')), 'utf8');
  if (/\b(import|export)\b/.test(beforePaint)) throw new Error('src/before-paint.ts is a module, and runs too late');
  function stylesOf(route: PageRoute) {
    return joinStyles(assetsOfPage(route, manifest).styles.map((style) => readFileSync(join(dist, style), 'utf8')));
  }
  // Where a page to read most often leads to.
  const goal = routes.find(({ startsAtOnce }) => startsAtOnce === true);
  if (goal === undefined) throw new Error('No task is served with its first step');
  const ahead = [`/${stylesOf(goal).file}`, manifest.scriptOf('src/before-paint.ts')];
  for (const route of routes) {
    const body = await renderRoute(route);
    const image = await socialImageOf(route, body);
    if (image !== undefined) writeFileSync(join(dist, image.file), image.png);
    const styles = stylesOf(route);
    writeFileSync(join(dist, styles.file), styles.css);
    const html = documentOf({ route, manifest, stylesheet: `/${styles.file}`, body, image, ahead });
    const forbidden = forbiddenIn(html);
    if (forbidden.length > 0) throw new Error(`${route.path} holds what the policy refuses: ${forbidden.join('; ')}`);
    const file = join(dist, fileOf(route));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeFileSync(join(dist, 'speculation-rules.json'), speculationRules(goal));
  writeFileSync(join(dist, 'sitemap.xml'), sitemapXml());
  writeFileSync(join(dist, 'robots.txt'), robotsTxt());
  writeFileSync(join(dist, 'llms.txt'), llmsTxt());
  writeFileSync(join(dist, 'routes.json'), `${JSON.stringify(listedRoutes(routes), null, 2)}\n`);
  rmSync(join(dist, '.prerender'), { recursive: true });
  await compressAssets(dist);
}

/**
 * The document that readers go on to is fetched while they read, by browsers that know how to use what was fetched without
 * asking for it anew. The server names this file with each page.
 */
function speculationRules({ path }: PageRoute): string {
  return `${JSON.stringify({ prefetch: [{ urls: [path], eagerness: 'eager' }] })}\n`;
}

await prerenderSite('dist');
