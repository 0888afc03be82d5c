import { site } from '@tintforge/shop/site';
import type { OptionalPage, ShopSite } from './page-names';

/** The pages below the menus of the shop's site, in their order. */
export const siteMenus: ShopSite = site;

/** False for a page that the shop leaves out: it isn't built, and nothing leads there. */
export function hasPage(name: OptionalPage): boolean {
  return Object.values(siteMenus).flat().includes(name);
}
