import { escapeText } from '@tintforge/app-base/build/document-parts';
import { fullAddress } from '@tintforge/app-base/build/origin';
import { brand } from '@tintforge/content';
import type { PageEntry } from '../pages/page';
import { pageTitle } from '../pages/page-title';
import { socialSize } from './social-size';

/** A picture for link previews. */
export interface PreviewImage {
  /** Its file, from the root of the built site. */
  file: string;
  /** Alternative text. */
  alt: string;
}

/** True for pages that people share links to: they have one URL, and something to read or to find. */
export function isShared(page: PageEntry): boolean {
  return hasAddress(page) && (page.isPrerendered || page.isIndexable);
}

/** A page's metadata for search engines and link previews, as lines of HTML (Open Graph, ogp.me). */
export function pageMeta(page: PageEntry, image?: PreviewImage): string[] {
  return [
    `<title>${escapeText(pageTitle(page))}</title>`,
    named('description', page.description),
    named('robots', page.isIndexable ? 'index, follow' : 'noindex'),
    ...(hasAddress(page) ? [`<link rel="canonical" href="${addressOf(page)}">`] : []),
    ...(isShared(page) ? preview(page) : []),
    ...(image === undefined ? [] : previewImage(image)),
  ];
}

/** A pattern has no single URL, and an unknown path none at all. */
function hasAddress({ path }: PageEntry): boolean {
  return !/[:*]/.test(path);
}

function addressOf({ canonical, path }: PageEntry): string {
  return fullAddress(canonical ?? path);
}

function preview(page: PageEntry): string[] {
  const title = pageTitle(page);
  const description = page.description;
  return [
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', 'en_US'),
    property('og:url', addressOf(page)),
    property('og:title', title),
    property('og:description', description),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
  ];
}

function previewImage({ file, alt }: PreviewImage): string[] {
  const address = fullAddress(`/${file}`);
  return [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(socialSize.width)),
    property('og:image:height', String(socialSize.height)),
    property('og:image:alt', alt),
    named('twitter:image', address),
    named('twitter:image:alt', alt),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeText(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeText(content)}">`;
}
