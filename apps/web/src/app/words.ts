import { brand } from '@tintforge/content';

/** The words of what surrounds every page, of the not-found page and of a page that failed. */
export const siteWords = {
  loading: 'Loading...',
  skip: 'Skip to content',
  home: `${brand.name}, home`,
  bookNow: 'Book Now',
  demo: 'Demo: no money moves',
  footer: {
    lines: 'Call a regional line',
    pages: 'Quick links',
    rights: `© ${brand.name}`,
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
