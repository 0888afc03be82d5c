import { paths } from '@tintforge/app-base/paths';
import { layoutWords } from '@tintforge/content';

/** A link of the header, the menu or the footer. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** Links under one heading. */
export interface NavigationGroup {
  heading: string;
  links: readonly NavigationLink[];
}

const { navigation, pages, bookNow, myAccount, footer } = layoutWords;

const services: NavigationGroup = {
  heading: navigation.services,
  links: [
    { label: pages.automotive, path: paths.automotive },
    { label: pages.commercial, path: paths.commercial },
    { label: pages.residential, path: paths.residential },
    { label: pages.ppf, path: paths.ppf },
  ],
};

const products: NavigationGroup = {
  heading: navigation.products,
  links: [
    { label: pages.ceramic, path: paths.ceramic },
    { label: pages.carbon, path: paths.carbon },
    { label: pages.hybrid, path: paths.hybrid },
    { label: pages.comparison, path: paths.comparison },
    { label: pages.explorer, path: paths.explorer },
  ],
};

const about: NavigationLink = { label: pages.about, path: paths.about };
const areas: NavigationLink = { label: pages.areas, path: paths.areas };
const booking: NavigationLink = { label: bookNow, path: paths.booking };
const contact: NavigationLink = { label: pages.contact, path: paths.contact };
const gallery: NavigationLink = { label: pages.gallery, path: paths.gallery };
const privacy: NavigationLink = { label: pages.privacy, path: paths.privacy };

/** The header's navigation, in order; on wide screens the button next to it leads to booking. */
export const headerNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: pages.home, path: paths.home },
  services,
  products,
  areas,
  booking,
  { heading: navigation.resources, links: [about, gallery, contact, privacy] },
];

/** The header's link to the user's own bookings. */
export const accountLink: NavigationLink = { label: myAccount, path: paths.account };

/** The columns of the footer. */
export const footerColumns: readonly NavigationGroup[] = [
  services,
  products,
  { heading: footer.pages, links: [about, gallery, areas, contact, booking] },
];

/** The last line of the footer. */
export const footerLinks: readonly NavigationLink[] = [
  privacy,
  { label: pages.terms, path: paths.terms },
  { label: pages.sitemap, path: paths.sitemap },
  { label: pages.admin, path: paths.admin },
];
