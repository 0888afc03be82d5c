import { brand } from '@tintforge/content';
import { Mark } from '@tintforge/shop/drawings/mark';
import { Logo, LogoMark } from '@tintforge/ui';

/** The shop's mark. Decorative: give its link a name. */
export function ShopMark() {
  return Mark === undefined ? <LogoMark /> : <Mark />;
}

/** The shop's mark and name. Put it in the link to the home page. */
export function ShopLogo() {
  return <Logo name={brand.name} mark={<ShopMark />} />;
}
