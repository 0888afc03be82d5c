import { filmNames } from '@tintforge/shop/film-names';
import { quotePageWords } from './quote-page-words';
import { siteWords } from './site-words';

/** The words of the header, the menu, the footer and the call bar of pages to read. */
export const layoutWords = {
  bookNow: siteWords.bookNow,
  myAccount: 'My Account',
  /** The name of the shop's line above every page. */
  notice: 'Notice from the shop',
  offline: 'You’re offline. What you see may be out of date, and you’ll need a connection to book.',
  navigation: {
    label: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    services: 'Services',
    products: 'Products',
    resources: 'Resources',
  },
  /** The pages' names in links. */
  pages: {
    home: 'Home',
    automotive: 'Automotive Tinting',
    commercial: 'Commercial Tinting',
    residential: 'Residential Tinting',
    ppf: 'Paint Protection Film',
    ...filmNames,
    comparison: 'Film Comparison',
    explorer: 'Film Explorer',
    ppfBenefits: 'PPF Benefits',
    gallery: 'Gallery',
    areas: 'Service Areas',
    about: 'About Us',
    contact: 'Contact',
    quote: quotePageWords.name,
    privacy: siteWords.footer.privacy,
    terms: siteWords.footer.terms,
    sitemap: 'Sitemap',
    admin: 'Admin Login',
  },
  callBar: {
    text: 'Call Now for Free Quote',
    action: 'CALL NOW',
    actionLabel: (phone: string) => `CALL NOW: ${phone}`,
    book: 'BOOK',
    /** In its place on pages of work that is quoted. */
    quote: 'QUOTE',
  },
  footer: {
    lines: 'Call a regional line',
    pages: 'Quick links',
    rights: siteWords.footer.rights,
  },
} as const;
