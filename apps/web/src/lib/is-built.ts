import { paths } from '@tintforge/app-base/paths';
import { hasPage, optionalPages } from '@tintforge/content';

const leftOut: readonly string[] = optionalPages.filter((name) => !hasPage(name)).map((name) => paths[name]);

/** False for the address of a page that the shop leaves out: there is no link to it. */
export function isBuilt(address: string): boolean {
  return !leftOut.includes(address.replace(/[?#].*/, ''));
}
