import { paths } from '@tintforge/app-base/paths';
import type { QuoteKind } from '@tintforge/booking-core';
import { layoutWords, siteMenus } from '@tintforge/content';

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

type PageName = keyof typeof paths & keyof typeof pages;

function linksTo(...names: readonly PageName[]): NavigationLink[] {
  return names.map((name) => ({ label: pages[name], path: paths[name] }));
}

const services: NavigationGroup = { heading: navigation.services, links: linksTo(...siteMenus.services) };
const servicesAndQuote: NavigationGroup = { ...services, links: [...services.links, ...linksTo('quote')] };
const products: NavigationGroup = { heading: navigation.products, links: linksTo(...siteMenus.products) };
const booking: NavigationLink = { label: bookNow, path: paths.booking };

/** The header's navigation, in order; on wide screens the button next to it leads to booking. */
export const headerNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  ...linksTo('home'),
  servicesAndQuote,
  products,
  ...linksTo('areas'),
  booking,
  { heading: navigation.resources, links: linksTo(...siteMenus.resources) },
];

/** The header's link to the user's own bookings. */
export const accountLink: NavigationLink = { label: myAccount, path: paths.account };

/** The columns of the footer. */
export const footerColumns: readonly NavigationGroup[] = [
  services,
  products,
  {
    heading: footer.pages,
    links: [...linksTo(...siteMenus.resources.filter(isQuick), 'areas', 'contact'), booking, ...linksTo('quote')],
  },
];

/** The others of this menu have their places in the footer. */
function isQuick(name: PageName): boolean {
  return name === 'about' || name === 'gallery';
}

/** The last line of the footer. */
export const footerLinks: readonly NavigationLink[] = linksTo('privacy', 'terms', 'sitemap', 'admin');

const quotedWork: Readonly<Record<string, QuoteKind>> = {
  [paths.residential]: 'residential',
  [paths.commercial]: 'commercial',
  [paths.ppf]: 'ppf',
  [paths.ppfBenefits]: 'ppf',
};

/** The work of a page where it has no price online: its buttons lead to the request for a quote. */
export function quotedWorkOf(pathname: string): QuoteKind | undefined {
  return quotedWork[pathname];
}
