import type { ExplorerPage } from '@tintforge/content/page-shapes';

/** The film explorer around its two islands. */
export const explorerPage = {
  heading: 'Try it on',
  lead: 'Choose a film for each window of a drawn car. You’ll see what light is left, and what Colorado says to it.',
  /** Its name in links from other pages. */
  link: 'Try shades on a car',
  closing: {
    heading: 'Whose numbers these are',
    text: 'The film’s own table, measured on its manufacturer’s test glass and worked out for yours.',
    comparison: 'The three films compared',
  },
} as const satisfies ExplorerPage;
