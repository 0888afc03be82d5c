import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { officeIn, siteIn, tree } from './shop-process';

/** A well-formed tracking code that no booking has. */
export const unknownCode = 'TF-0000-0000';

/** A page of the built site. */
export interface SitePage {
  address: string;
  /** It is served as finished HTML, and reads without script. */
  prerendered: boolean;
  indexable: boolean;
}

interface BuiltRoute extends Omit<SitePage, 'address'> {
  path?: string;
  pattern?: string;
}

/** Every page of the site and of the shop's own area except the 404 page, which stands for all other addresses. */
export async function sitePages(builtIn = tree): Promise<SitePage[]> {
  const listed = await Promise.all([siteIn(builtIn), officeIn(builtIn)].map(routesOf));
  return listed
    .flat()
    .map((route) => ({ ...route, address: (route.path ?? route.pattern ?? '').replace(/:\w+/, unknownCode) }))
    .filter(({ address }) => address !== '*');
}

async function routesOf(folder: string): Promise<BuiltRoute[]> {
  return JSON.parse(await readFile(path.join(folder, 'routes.json'), 'utf8')) as BuiltRoute[];
}

/** Their addresses. */
export async function siteAddresses(): Promise<string[]> {
  return (await sitePages()).map(({ address }) => address);
}
