import { brand } from './brand';

/** The words of what surrounds every page and task, of the not-found page and of a page that failed. */
export const siteWords = {
  loading: 'Loading...',
  skip: 'Skip to content',
  home: `${brand.name}, home`,
  bookNow: 'Book Now',
  demo: 'Demo: no money moves',
  footer: {
    rights: `© ${brand.name}`,
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  noScript: {
    text: 'Booking online needs JavaScript. You can also book by phone:',
  },
  failed: {
    heading: 'This page did not load',
    text: 'Something went wrong on the way. What you typed is kept in this browser; load the page again to go on.',
    reload: 'Load again',
  },
  notFound: {
    heading: '404 Page Not Found',
    lead: 'The address you followed goes dark somewhere. Search the site, or start from one of these.',
    search: 'Search this site',
    nothing: (wanted: string) => `No page mentions “${wanted}”. Try another word, or ask a person.`,
    lines: 'Or ask a person',
  },
} as const;

/** The words of the header, the menu, the footer and the call bar of pages to read (both specifications, section 2). */
export const layoutWords = {
  bookNow: siteWords.bookNow,
  myAccount: 'My Account',
  offline: 'You are offline. What you see may be out of date, and booking needs a connection.',
  navigation: {
    label: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    services: 'Services',
    products: 'Products',
    resources: 'Resources',
  },
  /** What links call the pages of the site. */
  pages: {
    home: 'Home',
    automotive: 'Automotive Tinting',
    commercial: 'Commercial Tinting',
    residential: 'Residential Tinting',
    ppf: 'Paint Protection Film',
    ceramic: 'Ceramic Film',
    carbon: 'Carbon Film',
    hybrid: 'Hybrid Film',
    comparison: 'Film Comparison',
    areas: 'Service Areas',
    about: 'About Us',
    contact: 'Contact',
    privacy: siteWords.footer.privacy,
    terms: siteWords.footer.terms,
    sitemap: 'Sitemap',
    admin: 'Admin Login',
  },
  callBar: {
    text: 'Call Now for Free Quote',
    action: 'CALL NOW',
    actionLabel: (phone: string) => `CALL NOW: ${phone}`,
  },
  footer: {
    lines: 'Call a regional line',
    pages: 'Quick links',
    rights: siteWords.footer.rights,
  },
} as const;
