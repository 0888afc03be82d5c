import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from './shop-process';

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

/** Every page of the built site except its 404 page, which stands for all other addresses. */
export async function sitePages(): Promise<SitePage[]> {
  const listed = await readFile(path.join(siteFolder, 'routes.json'), 'utf8');
  return (JSON.parse(listed) as BuiltRoute[])
    .map((route) => ({ ...route, address: (route.path ?? route.pattern ?? '').replace(/:\w+/, unknownCode) }))
    .filter(({ address }) => address !== '*');
}

/** Their addresses. */
export async function siteAddresses(): Promise<string[]> {
  return (await sitePages()).map(({ address }) => address);
}
