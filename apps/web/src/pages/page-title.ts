import { brand, homeTitle } from '@tintforge/content';

/** Folders of the site whose page titles include the section. */
const sections: Readonly<Record<string, string>> = { services: 'Services', products: 'Products' };

/**
 * The document title of a page (docs/product.md, Pages): the home page's begins with the shop's work, pages under /services and
 * /products are "Item | Section", all others "Name | brand". A page's own title overrides these.
 */
export function pageTitle({ path, name, title }: { path: string; name: string; title?: string }): string {
  if (title !== undefined) return title;
  if (path === '/') return `${homeTitle} | ${brand.name}`;
  const [, folder = '', item] = path.split('/');
  const section = item === undefined ? undefined : sections[folder];
  return `${name} | ${section ?? brand.name}`;
}
