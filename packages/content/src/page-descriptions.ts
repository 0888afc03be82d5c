import * as published from '@tintforge/shop/page-descriptions';
import { leftOut } from './left-out';
import type { OptionalPage } from './page-names';

/** Pages that go with others: the short addresses of the films. */
type ShortPage = 'ceramicTint' | 'carbonTint' | 'hybridTint';

const ofOptionalPages: Readonly<Record<OptionalPage | ShortPage, string>> = {
  commercial: leftOut,
  residential: leftOut,
  ppf: leftOut,
  ppfBenefits: leftOut,
  ceramic: leftOut,
  carbon: leftOut,
  hybrid: leftOut,
  ceramicTint: leftOut,
  carbonTint: leftOut,
  hybridTint: leftOut,
  comparison: leftOut,
  explorer: leftOut,
  gallery: leftOut,
  about: leftOut,
};

/** Page descriptions for search engines and the site's own search: 70 to 160 characters. */
export const pageDescriptions = { ...ofOptionalPages, ...published.pageDescriptions };
