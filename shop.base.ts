import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The shop that is built, started or tested: the name of its folder in `shops`. */
export const shopName = process.env.SHOP ?? 'tintforge';

/** The folder of the chosen shop. */
export const shopFolder = fileURLToPath(new URL(`shops/${shopName}`, import.meta.url));

if (!existsSync(shopFolder)) throw new Error(`SHOP is ${shopName}, and there is no folder shops/${shopName}`);

/** Stand-ins for modules that a folder may leave out. */
const leftOutFolder = fileURLToPath(new URL('packages/content/src/left-out', import.meta.url));

/** The modules that the chosen shop leaves out, by their address, each with the file that takes its place. */
const leftOut = readdirSync(`${leftOutFolder}/pages`)
  .filter((file) => !existsSync(`${shopFolder}/pages/${file}`))
  .map((file) => [`@tintforge/shop/pages/${file.replace('.ts', '')}`, `${leftOutFolder}/pages/${file}`] as const);

/** How bundlers and tests find `@tintforge/shop/…`; the first that fits counts. */
export const shopAliases = [
  ...leftOut.map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })),
  { find: /^@tintforge\/shop(?=\/)/, replacement: shopFolder },
];

/** The same for esbuild, which takes the longest that fits. */
export const shopAddresses: Record<string, string> = {
  ...Object.fromEntries(leftOut),
  '@tintforge/shop': shopFolder,
};
