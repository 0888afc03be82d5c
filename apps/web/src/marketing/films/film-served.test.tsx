import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { CarbonPage } from './carbon-page';
import { CeramicPage } from './ceramic-page';
import { HybridPage } from './hybrid-page';

test.each<[string, ComponentType, string[]]>([
  ['/products/ceramic-film', CeramicPage, ['99.9%', 'Ceramic IR 64', 'Ready to Experience the Ceramic Difference?']],
  ['/products/hybrid-film', HybridPage, ['Why Choose Hybrid Tint?', 'Performance Advantages', 'Aesthetic Benefits']],
  ['/products/carbon-film', CarbonPage, ['Key Benefits', 'Enhanced Privacy', 'Signal Friendly', 'Durable Performance']],
])(
  '%s is complete before script: hero, table, benefits, charts, glossary and closing call',
  async (_address, Page, own) => {
    const html = await servedHtml(<Page />);
    const shared = [
      'Technical Specifications',
      'Understanding the Specifications',
      'Performance Comparison',
      'id="contact"',
    ];
    for (const text of [...shared, ...own]) expect(html).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain(' style=');
  },
);
