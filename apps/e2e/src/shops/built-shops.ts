import path from 'node:path';

/** The folders in which shops are built, by the names of the shops. `scripts/test-shops.mjs` says which. */
export function builtShops(): Readonly<Record<string, string>> {
  const named = process.env.BUILT_SHOPS;
  if (named === undefined) throw new Error('No other shop is built: npm run test:shops');
  return JSON.parse(named) as Record<string, string>;
}

/** The folder in which a shop is built. */
export function folderOf(shop: string): string {
  const folder = builtShops()[shop];
  if (folder === undefined) throw new Error(`${shop} isn’t built`);
  return folder;
}

/** The folder of a shop's own files. */
export function sourcesOf(shop: string): string {
  return path.join(folderOf(shop), 'packages/content/shops', shop);
}
