import { originPlaceholder } from '@tintforge/app-base/build/origin';
import { brand, contactLines, placeInWords, workInWords } from '@tintforge/content';
import { listed, type PageEntry } from '../pages/page';

/** Every URL that search engines may list, once. */
export function sitemapXml(pages: readonly PageEntry[]): string {
  const entries = listed(pages).map(({ path }) => `  <url><loc>${originPlaceholder}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Robots may read everything that people may; a booking's page itself asks not to be listed. */
export function robotsTxt(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originPlaceholder}/sitemap.xml`, ''].join('\n');
}

/** The site in a page of plain text for language models (llmstxt.org). */
export function llmsTxt(pages: readonly PageEntry[]): string {
  const entries = listed(pages).map(
    ({ path, name, description }) => `- [${name}](${originPlaceholder}${path}): ${description}`,
  );
  const lines = contactLines.map(({ label, phone }) => `- ${label}: ${phone}`);
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.tagline} ${workInWords} ${placeInWords}.`,
    '',
    '## Pages',
    '',
    ...entries,
    '',
    '## Telephone',
    '',
    ...lines,
    '',
  ].join('\n');
}
