/** The pages that a shop may have or leave out. The others (home, automotive, areas, contact, quote …) every shop has. */
export const optionalPages = [
  'commercial',
  'residential',
  'ppf',
  'ppfBenefits',
  'ceramic',
  'carbon',
  'hybrid',
  'comparison',
  'explorer',
  'gallery',
  'about',
] as const;

/** One of {@link optionalPages}. */
export type OptionalPage = (typeof optionalPages)[number];

/** The pages below the menus of a shop's site, in their order. */
export interface ShopSite {
  services: readonly ('automotive' | 'commercial' | 'residential' | 'ppf')[];
  products: readonly ('ceramic' | 'carbon' | 'hybrid' | 'comparison' | 'explorer')[];
  resources: readonly ('about' | 'gallery' | 'contact' | 'privacy')[];
  /** In no menu: other pages lead there. */
  others: readonly 'ppfBenefits'[];
}
