import { type ComponentType, lazy } from 'react';
import { type PageEntry, type PageKey, siteMap } from './site-map';

/** A page of the site with the code that draws it, which is fetched when the page is shown. */
export interface PageRoute extends PageEntry {
  Page: ComponentType;
  /** The file that holds the page, as the build's manifest names it. */
  source: string;
}

type Loader = () => Promise<ComponentType>;

const pages: Record<PageKey, { source: string; load: Loader }> = {
  home: {
    source: 'src/marketing/home-page.tsx',
    load: async () => (await import('../marketing/home-page')).HomePage,
  },
  booking: {
    source: 'src/features/booking/index.ts',
    load: async () => (await import('../features/booking')).BookingPage,
  },
  bookingVerification: {
    source: 'src/features/manage-booking/index.ts',
    load: async () => (await import('../features/manage-booking')).VerificationPage,
  },
  terms: {
    source: 'src/marketing/terms-page.tsx',
    load: async () => (await import('../marketing/terms-page')).TermsPage,
  },
  privacy: {
    source: 'src/marketing/privacy-page.tsx',
    load: async () => (await import('../marketing/privacy-page')).PrivacyPage,
  },
  notFound: {
    source: 'src/app/not-found-page.tsx',
    load: async () => (await import('./not-found-page')).NotFoundPage,
  },
};

/** Every route of the site: the router, the prerenderer and `dist/routes.json` are made from it. */
export const routes: readonly PageRoute[] = (Object.keys(siteMap) as PageKey[]).map((key) => {
  const { source, load } = pages[key];
  return { ...siteMap[key], source, Page: lazy(async () => ({ default: await load() })) };
});
