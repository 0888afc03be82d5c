import { late } from '@tintforge/app-base/late/late';
import { prerendered } from '../lib/prerendered';
import type { PageRoute, PageSource } from './page-route';
import { type ReadingKey, readingMap } from './site-map';

const pages: Record<ReadingKey, PageSource & { isStill?: true }> = {
  home: {
    source: 'src/marketing/home/home-page.tsx',
    load: async () => (await import('../marketing/home/home-page')).HomePage,
  },
  automotive: {
    isStill: true,
    source: 'src/marketing/services/automotive-page.tsx',
    load: async () => (await import('../marketing/services/automotive-page')).AutomotivePage,
  },
  commercial: {
    isStill: true,
    source: 'src/marketing/services/commercial-page.tsx',
    load: async () => (await import('../marketing/services/commercial-page')).CommercialPage,
  },
  residential: {
    isStill: true,
    source: 'src/marketing/services/residential-page.tsx',
    load: async () => (await import('../marketing/services/residential-page')).ResidentialPage,
  },
  ppf: {
    isStill: true,
    source: 'src/marketing/services/ppf-page.tsx',
    load: async () => (await import('../marketing/services/ppf-page')).PpfPage,
  },
  ceramic: {
    source: 'src/marketing/films/ceramic-page.tsx',
    load: async () => (await import('../marketing/films/ceramic-page')).CeramicPage,
  },
  carbon: {
    source: 'src/marketing/films/carbon-page.tsx',
    load: async () => (await import('../marketing/films/carbon-page')).CarbonPage,
  },
  hybrid: {
    source: 'src/marketing/films/hybrid-page.tsx',
    load: async () => (await import('../marketing/films/hybrid-page')).HybridPage,
  },
  ceramicTint: {
    source: 'src/marketing/films/ceramic-page.tsx',
    load: async () => (await import('../marketing/films/ceramic-page')).CeramicPage,
  },
  carbonTint: {
    source: 'src/marketing/films/carbon-page.tsx',
    load: async () => (await import('../marketing/films/carbon-page')).CarbonPage,
  },
  hybridTint: {
    source: 'src/marketing/films/hybrid-page.tsx',
    load: async () => (await import('../marketing/films/hybrid-page')).HybridPage,
  },
  comparison: {
    source: 'src/marketing/films/comparison-page.tsx',
    load: async () => (await import('../marketing/films/comparison-page')).ComparisonPage,
  },
  explorer: {
    source: 'src/marketing/explorer/explorer-page.tsx',
    load: async () => (await import('../marketing/explorer/explorer-page')).ExplorerPage,
  },
  ppfBenefits: {
    source: 'src/marketing/services/ppf-benefits-page.tsx',
    load: async () => (await import('../marketing/services/ppf-benefits-page')).PpfBenefitsPage,
  },
  areas: {
    source: 'src/marketing/regions/areas-page.tsx',
    load: async () => (await import('../marketing/regions/areas-page')).AreasPage,
  },
  tampa: {
    isStill: true,
    source: 'src/marketing/regions/tampa-page.tsx',
    load: async () => (await import('../marketing/regions/tampa-page')).TampaPage,
  },
  clearwater: {
    isStill: true,
    source: 'src/marketing/regions/clearwater-page.tsx',
    load: async () => (await import('../marketing/regions/clearwater-page')).ClearwaterPage,
  },
  sarasota: {
    isStill: true,
    source: 'src/marketing/regions/sarasota-page.tsx',
    load: async () => (await import('../marketing/regions/sarasota-page')).SarasotaPage,
  },
  naples: {
    isStill: true,
    source: 'src/marketing/regions/naples-page.tsx',
    load: async () => (await import('../marketing/regions/naples-page')).NaplesPage,
  },
  about: {
    isStill: true,
    source: 'src/marketing/about/about-page.tsx',
    load: async () => (await import('../marketing/about/about-page')).AboutPage,
  },
  contact: {
    source: 'src/marketing/contact/contact-page.tsx',
    load: async () => (await import('../marketing/contact/contact-page')).ContactPage,
  },
  gallery: {
    source: 'src/marketing/gallery/gallery-page.tsx',
    load: async () => (await import('../marketing/gallery/gallery-page')).GalleryPage,
  },
  sitemap: {
    isStill: true,
    source: 'src/app/sitemap-page.tsx',
    load: async () => (await import('./sitemap-page')).SitemapPage,
  },
  terms: {
    isStill: true,
    source: 'src/marketing/legal/terms-page.tsx',
    load: async () => (await import('../marketing/legal/terms-page')).TermsPage,
  },
  privacy: {
    isStill: true,
    source: 'src/marketing/legal/privacy-page.tsx',
    load: async () => (await import('../marketing/legal/privacy-page')).PrivacyPage,
  },
  notFound: {
    source: 'src/app/not-found-page.tsx',
    load: async () => (await import('./not-found-page')).NotFoundPage,
  },
};

/** The routes of pages to read; a task does without them. */
export const readingRoutes: readonly PageRoute[] = (Object.keys(readingMap) as ReadingKey[]).map((key) => {
  const { source, load, isStill } = pages[key];
  const Page = isStill === true ? prerendered(load) : late(load);
  return { ...readingMap[key], source, isStill, Page, prefetch: Page.prefetch, fetch: Page.fetch };
});
