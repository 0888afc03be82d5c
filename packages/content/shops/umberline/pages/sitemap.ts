import { brand } from '../brand';

/** The pages of /sitemap, in a fixed order, under our headings. The page leaves out those that are not built. */
export const sitemapPage = {
  heading: 'Everything here',
  lead: `Each page of ${brand.name}, once.`,
  groups: [
    { heading: 'Start', paths: ['/', '/booking', '/quote', '/contact', '/about-us', '/gallery', '/login'] },
    { heading: 'Cars', paths: ['/services/automotive-tinting', '/services/paint-protection-film', '/ppf-benefits'] },
    {
      heading: 'Film',
      paths: ['/hybrid-tint', '/carbon-tint', '/ceramic-tint', '/products/film-comparison', '/film-explorer'],
    },
    { heading: 'Places', paths: ['/service-areas', '/denver-car-tint', '/boulder-fort-collins-car-tint'] },
    { heading: 'Yours, and the rules', paths: ['/dashboard', '/terms-of-service', '/privacy-policy'] },
  ],
} as const;
