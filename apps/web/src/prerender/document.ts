import { documentAttributes, iconLinks } from '@tintforge/app-base/build/document-parts';
import type { PageRoute } from '../app/page-route';
import type { Manifest, PageAssets } from './manifest';
import { type PreviewImage, pageMeta } from './page-meta';
import { structuredDataOf } from './structured-data';

/** What stands round every task, and round every page to read. */
const ofTasks = ['src/main.tsx'];
/** Parts of a task's frame whose HTML is served; their code comes later, if at all. */
const servedToTasks = ['src/app/task-frame.tsx'];
const ofPages = [...ofTasks, 'src/app/reading-pages.tsx', 'src/app/site-foot.tsx'];

/** What a page needs from the build. A page that starts at once fetches the styles of what comes later when that comes. */
export function assetsOfPage(route: PageRoute, manifest: Manifest): PageAssets {
  const needed = [...frameOf(route), route.source];
  const options = { isPrerendered: route.isPrerendered && route.startsAtOnce !== true };
  const assets = manifest.assetsOf(needed, options);
  if (!route.isTask) return assets;
  const { styles } = manifest.assetsOf([...servedToTasks, ...needed, ...(route.shows ?? [])], options);
  return { ...assets, styles };
}

function frameOf({ isTask }: PageRoute): readonly string[] {
  return isTask ? ofTasks : ofPages;
}

interface DocumentParts {
  route: PageRoute;
  manifest: Manifest;
  /** The address of the page's styles in one file. */
  stylesheet: string;
  /** HTML of what is in #root. */
  body: string;
  image?: PreviewImage | undefined;
  /** What blocks the first paint of the task that readers go on to. */
  ahead?: readonly string[];
}

/** A page as it is served. A page that reads without script wakes when it is touched; a task starts at once. */
export function documentOf({ route, manifest, stylesheet, body, image, ahead = [] }: DocumentParts): string {
  const { scripts, styles, fonts } = assetsOfPage(route, manifest);
  const lines = [
    '<!doctype html>',
    `<html lang="en-US" data-theme="paper" ${documentAttributes}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...pageMeta(route, image),
    ...structuredData(route),
    ...iconLinks,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    // What it holds is named for the code that comes later (`lib/page-styles`).
    `<link rel="stylesheet" href="${stylesheet}" data-holds="${styles.join(' ')}">`,
    ...(route.startsAtOnce === true ? [startAfterPaint(scripts, manifest)] : startOf(route, scripts, manifest)),
    ...(route.isTask ? [] : ahead.map((file) => `<link rel="prefetch" href="${file}">`)),
    '</head>',
    '<body>',
    `<div id="root"${route.isPrerendered ? ' data-prerendered' : ''}>${body}</div>`,
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}

/** Beside the stylesheet, which takes as long: what it hides is never painted. What it names comes after the first paint. */
function startAfterPaint(scripts: readonly string[], manifest: Manifest): string {
  const start = manifest.scriptOf('src/main.tsx');
  return `<script src="${manifest.scriptOf('src/before-paint.ts')}" data-start="${start}" data-scripts="${scripts.join(' ')}"></script>`;
}

/** A page to read asks for its code when it is touched, a shell at once. */
function startOf({ isPrerendered }: PageRoute, scripts: readonly string[], manifest: Manifest): string[] {
  if (isPrerendered) return [`<script type="module" src="${manifest.scriptOf('src/wake.ts')}"></script>`];
  return [
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${manifest.scriptOf('src/main.tsx')}"></script>`,
  ];
}

function structuredData(route: PageRoute): string[] {
  const graph = structuredDataOf(route);
  if (graph === undefined) return [];
  // A text that closes the element would end it.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${json}</script>`];
}
