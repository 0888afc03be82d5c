import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const shops = fileURLToPath(new URL('../../../../packages/content/shops', import.meta.url));
const chosen = process.env.SHOP ?? 'tintforge';

const first = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** Names, addresses, lines, states and letters of codes of the shops that weren't chosen. */
export const otherShopsWords: readonly string[] = readdirSync(shops, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== chosen)
  .flatMap(({ name }) => {
    const read = (file: string) => readFileSync(`${shops}/${name}/${file}`, 'utf8');
    return [
      ...first(read('brand.ts'), /\b(?:name|tagline|email): '([^']+)'/g),
      ...first(read('brand.ts'), /Prefix: '([A-Z]+)'/g).map((letters) => `${letters}-`),
      ...first(read('law-words.ts'), /= '([^']+)'/g),
      ...first(read('law-words.ts'), /homeJurisdiction = 'US-([A-Z]+)'/g).map((state) => `, ${state} `),
      ...first(read('regions.ts'), /\b(?:name|places|phone): '([^']+)'/g),
      ...first(read('place.ts'), /= '([^']{6,})'/g),
    ];
  });
