import { brand } from '../brand';

/**
 * The pages of /sitemap, in a fixed order, under our headings: the specified ones, and others that people look for
 * there. The page leaves out those that are not built.
 */
export const sitemapPage = {
  heading: 'Sitemap',
  lead: `The pages of ${brand.name} in one list.`,
  groups: [
    { heading: 'The shop', paths: ['/', '/about-us', '/contact', '/gallery', '/booking', '/quote', '/login'] },
    {
      heading: 'Services',
      paths: [
        '/services/automotive-tinting',
        '/services/commercial-tinting',
        '/services/residential-tinting',
        '/services/paint-protection-film',
        '/ppf-benefits',
      ],
    },
    {
      heading: 'Films',
      paths: ['/ceramic-tint', '/carbon-tint', '/hybrid-tint', '/products/film-comparison', '/film-explorer'],
    },
    {
      heading: 'Regions',
      paths: [
        '/service-areas',
        '/tampa-bay-window-tinting',
        '/clearwater-st-petersburg-window-tinting',
        '/sarasota-bradenton-window-tinting',
        '/fort-myers-naples-window-tinting',
      ],
    },
    { heading: 'Your account and the small print', paths: ['/dashboard', '/terms-of-service', '/privacy-policy'] },
  ],
} as const;
