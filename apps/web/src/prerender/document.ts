import { documentAttributes, iconLinks } from '@tintforge/app-base/build/document-parts';
import type { PageAssets } from './page-assets';
import { type PreviewImage, pageMeta } from './page-meta';
import { isTask, type SitePage } from './site-pages';
import { structuredDataOf } from './structured-data';

/** The app page that a content page's readers go to next. */
export interface Goal {
  path: string;
  /** Render-blocking files: fetched while a content page is open. */
  paint: readonly string[];
  /** Its code: fetched on the first sign that the reader is going there. */
  scripts: readonly string[];
}

interface DocumentParts {
  page: SitePage;
  assets: PageAssets;
  /** URL of the page's styles in one file. */
  stylesheet: string;
  /** URLs of the typefaces in which every page is set. */
  fonts: readonly string[];
  /** HTML of the body. */
  body: string;
  image?: PreviewImage | undefined;
  /** The app page that readers go to next. */
  goal?: Goal | undefined;
}

/**
 * A page as it is served. A content page fetches an island's code on the first sign of interest; an app page starts at
 * once.
 */
export function documentOf({ page, assets, stylesheet, fonts, body, image, goal }: DocumentParts): string {
  const lines = [
    '<!doctype html>',
    `<html lang="en-US" data-theme="paper" ${documentAttributes}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...pageMeta(page, image),
    ...structuredData(page),
    ...iconLinks,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    // Names its contents for code that loads later (`lib/page-styles`).
    `<link rel="stylesheet" href="${stylesheet}"${assets.holds.length > 0 ? ` data-holds="${assets.holds.join(' ')}"` : ''}>`,
    ...(isTask(page) ? startOfTask(assets) : startOfReading(assets, goal)),
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ];
  return lines.join('\n');
}

function startOfTask({ start, scripts, firstCalls, beforePaint }: PageAssets): string[] {
  // Requested in parallel with the stylesheet, so that hidden content is never painted. The scripts that it names come
  // after the first paint.
  if (beforePaint !== undefined) {
    return [`<script src="${beforePaint}" data-start="${start}" data-scripts="${scripts.join(' ')}"></script>`];
  }
  const others = scripts.filter((script) => script !== firstCalls);
  return [
    // It waits for no stylesheet, and for no other script.
    ...(firstCalls === undefined
      ? []
      : [`<script type="module" async fetchpriority="high" src="${firstCalls}"></script>`]),
    ...others.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${start}"></script>`,
  ];
}

function startOfReading({ start, next }: PageAssets, goal: Goal | undefined): string[] {
  const ahead = goal === undefined ? '' : ` data-wizard="${goal.path}" data-scripts="${goal.scripts.join(' ')}"`;
  // Named here, and not in the script of every page (`islands/watch-islands`).
  const behind = next.length === 0 ? '' : ` data-next="${next.join(' ')}"`;
  return [
    `<script type="module" src="${start}"${ahead}${behind}></script>`,
    ...(goal?.paint ?? []).map((file) => `<link rel="prefetch" href="${file}">`),
  ];
}

function structuredData(page: SitePage): string[] {
  const graph = structuredDataOf(page);
  if (graph === undefined) return [];
  // `</script>` in a text would end the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${json}</script>`];
}
