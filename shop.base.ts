import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The shop that is built, started or tested: the name of its folder in `packages/content/shops`. */
export const shopName = process.env.SHOP ?? 'tintforge';

const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shops = inRepository('packages/content/shops');

/** The folder of the chosen shop. */
export const shopFolder = `${shops}/${shopName}`;

if (!existsSync(shopFolder))
  throw new Error(`SHOP is ${shopName}, and there is no folder packages/content/shops/${shopName}`);

/** Every shop of the repository. */
export const shopNames: readonly string[] = readdirSync(shops, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Stand-ins for modules that a folder may leave out. */
const leftOutFolder = inRepository('packages/content/src/left-out');

/** The modules that a shop leaves out, by their address, each with the file that takes its place. */
function leftOutOf(folder: string) {
  return readdirSync(`${leftOutFolder}/pages`)
    .filter((file) => !existsSync(`${folder}/pages/${file}`))
    .map((file) => [`@tintforge/shop/pages/${file.replace('.ts', '')}`, `${leftOutFolder}/pages/${file}`] as const);
}

/** How bundlers and tests find `@tintforge/shop/…` of a shop, here or in another folder; the first that fits counts. */
export function aliasesOf(shop: string, folder = `${shops}/${shop}`) {
  return [
    ...leftOutOf(folder).map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })),
    { find: /^@tintforge\/shop(?=\/)/, replacement: folder },
  ];
}

/** The same of the chosen shop. */
export const shopAliases = aliasesOf(shopName);

/** The same for esbuild, which takes the longest that fits. */
export const shopAddresses: Record<string, string> = {
  ...Object.fromEntries(leftOutOf(shopFolder)),
  '@tintforge/shop': shopFolder,
};
