import { brand } from '../brand';

/** The pages of /sitemap, in a fixed order, under our headings. The page leaves out those that are not built. */
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
    { heading: 'Places', paths: ['/service-areas', '/{{region}}-window-tinting'] },
    { heading: 'Your account and the small print', paths: ['/dashboard', '/terms-of-service', '/privacy-policy'] },
  ],
} as const;
