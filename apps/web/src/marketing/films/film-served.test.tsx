import { carbonPage, ceramicPage, filmCharts, films, hybridPage } from '@tintforge/content';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { CarbonPage } from './carbon-page';
import { CeramicPage } from './ceramic-page';
import { HybridPage } from './hybrid-page';

/** Every product of a film, as its table has them. */
const productsOf = (film: string) =>
  films.find(({ filmType }) => filmType === film)?.rows.map(({ product }) => product) ?? [];

const hybrid = hybridPage.benefits;
const carbon = carbonPage.benefits;

test.each<[string, ComponentType, readonly string[]]>([
  [
    '/products/ceramic-film',
    CeramicPage,
    [...productsOf(ceramicPage.filmType), ceramicPage.benefits.heading, ceramicPage.closing.heading],
  ],
  [
    '/products/hybrid-film',
    HybridPage,
    [
      ...productsOf(hybridPage.filmType),
      ...[hybrid.heading, hybrid.performance.heading, hybrid.aesthetic.heading, hybridPage.closing.heading],
    ],
  ],
  [
    '/products/carbon-film',
    CarbonPage,
    [
      ...productsOf(carbonPage.filmType),
      ...[carbon.heading, carbon.items.privacy.heading, carbon.items.signal.heading, carbon.items.durable.heading],
      carbonPage.closing.heading,
    ],
  ],
])(
  '%s is complete before script: hero, table, benefits, charts, glossary and closing call',
  async (_address, Page, own) => {
    const html = await servedHtml(<Page />);
    const shared = ['Technical Specifications', 'Understanding the Specifications', filmCharts.heading, 'id="contact"'];
    for (const text of [...shared, ...own]) expect(html.replaceAll('\u00a0', ' ')).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain(' style=');
  },
);
