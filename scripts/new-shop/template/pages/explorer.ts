import type { ExplorerPage } from '@tintforge/content/page-shapes';

/** The film explorer around its two islands. */
export const explorerPage = {
  heading: 'See it before you book it',
  lead: 'Put film on a car, window by window: how much light is left, and what {{state}} allows.',
  link: 'See shades on a car',
  closing: {
    heading: 'Where the figures come from',
    text: 'From each film’s own table, calculated for your glass.',
    comparison: 'The films compared',
  },
} as const satisfies ExplorerPage;
