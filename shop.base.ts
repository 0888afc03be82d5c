import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The shop that is built, started or tested: the name of its folder in `shops`. */
export const shopName = process.env.SHOP ?? 'tintforge';

/** The folder of the chosen shop. */
export const shopFolder = fileURLToPath(new URL(`shops/${shopName}`, import.meta.url));

if (!existsSync(shopFolder)) throw new Error(`SHOP is ${shopName}, and there is no folder shops/${shopName}`);

/** How bundlers find `@tintforge/shop/…`. TypeScript has the same for the default shop in `paths` of tsconfig.base.json. */
export const shopAlias = { find: /^@tintforge\/shop(?=\/)/, replacement: shopFolder };
