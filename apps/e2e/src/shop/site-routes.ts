import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from './shop-process';

/** A well-formed tracking code that no booking has. */
export const unknownCode = 'TF-0000-0000';

/** An address for every page of the built site except its 404 page, which stands for all others. */
export async function siteAddresses(): Promise<string[]> {
  const listed = await readFile(path.join(siteFolder, 'routes.json'), 'utf8');
  const routes = JSON.parse(listed) as { path?: string; pattern?: string }[];
  return routes
    .map((route) => route.path ?? route.pattern ?? '')
    .filter((address) => address !== '*')
    .map((address) => address.replace(':code', unknownCode));
}
