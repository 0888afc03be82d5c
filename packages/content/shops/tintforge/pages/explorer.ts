import type { ExplorerPage } from '@tintforge/content/page-shapes';

/** The film explorer around its two islands: a car with film on its glass, what it looks like, and whether Florida allows it. */
export const explorerPage = {
  heading: 'See it before we cut it',

  lead: 'Put film on a car, window by window. See how much light film and glass let through together, and whether Florida allows it.',

  /** Its name in links from other pages. */
  link: 'See it on a car in the film explorer',

  closing: {
    heading: 'Where the figures come from',
    text: 'From each film’s own table: measured on the manufacturer’s test glass, then calculated for yours.',
    comparison: 'All three films compared',
  },
} as const satisfies ExplorerPage;
