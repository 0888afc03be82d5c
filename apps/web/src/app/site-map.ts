import { paths } from '@tintforge/app-base/paths';
import { layoutWords, siteWords } from '@tintforge/content';
import type { PageEntry } from './page-entry';
import { taskMap } from './task-map';

const readable = { isPrerendered: true, isIndexable: true, isTask: false, startsOnInk: false };
const scenic = { ...readable, startsOnInk: true };
const { pages } = layoutWords;

/** The pages to read. */
export const readingMap = {
  home: { ...scenic, path: paths.home, name: pages.home },
  automotive: { ...scenic, path: paths.automotive, name: pages.automotive },
  commercial: { ...readable, path: paths.commercial, name: pages.commercial },
  residential: { ...readable, path: paths.residential, name: pages.residential },
  ppf: { ...scenic, path: paths.ppf, name: pages.ppf },
  ceramic: { ...scenic, path: paths.ceramic, name: pages.ceramic },
  carbon: { ...scenic, path: paths.carbon, name: pages.carbon },
  hybrid: { ...scenic, path: paths.hybrid, name: pages.hybrid },
  ceramicTint: {
    ...scenic,
    path: paths.ceramicTint,
    name: pages.ceramicTint,
    title: pages.ceramicTintTitle,
    canonical: paths.ceramic,
  },
  carbonTint: {
    ...scenic,
    path: paths.carbonTint,
    name: pages.carbonTint,
    title: pages.carbonTintTitle,
    canonical: paths.carbon,
  },
  hybridTint: {
    ...scenic,
    path: paths.hybridTint,
    name: pages.hybridTint,
    title: pages.hybridTintTitle,
    canonical: paths.hybrid,
  },
  comparison: { ...readable, path: paths.comparison, name: pages.comparison },
  explorer: { ...scenic, path: paths.explorer, name: pages.explorer },
  ppfBenefits: { ...scenic, path: paths.ppfBenefits, name: pages.ppfBenefits },
  areas: { ...readable, path: paths.areas, name: pages.areas },
  tampa: { ...readable, path: paths.tampa, name: pages.tampa },
  clearwater: { ...readable, path: paths.clearwater, name: pages.clearwater },
  sarasota: { ...readable, path: paths.sarasota, name: pages.sarasota },
  naples: { ...readable, path: paths.naples, name: pages.naples },
  about: { ...readable, path: paths.about, name: pages.about },
  contact: { ...readable, path: paths.contact, name: pages.contact },
  gallery: { ...readable, path: paths.gallery, name: pages.gallery },
  sitemap: { ...readable, path: paths.sitemap, name: pages.sitemap, isIndexable: false },
  terms: { ...readable, path: paths.terms, name: pages.terms },
  privacy: { ...readable, path: paths.privacy, name: pages.privacy },
  notFound: { ...scenic, path: '*', name: siteWords.notFound.name, isIndexable: false },
} as const satisfies Record<string, PageEntry>;

export type ReadingKey = keyof typeof readingMap;

/** Every page of the site. */
export const siteMap = { ...readingMap, ...taskMap };

/** Names of the pages. */
export type PageKey = keyof typeof siteMap;
