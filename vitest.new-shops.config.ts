import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { defineConfig } from 'vitest/config';
import { sampleAnswers } from './scripts/new-shop/sample-answers.mjs';
import { writeShop } from './scripts/new-shop/write-shop.mjs';
import { aliasesOf, shopNames } from './shop.base';
import { baseConfig } from './vitest.base';

const packages = join(import.meta.dirname, 'packages');
const content = join(packages, 'content');

/** About all laws at once, or read again with other parts in force: the same in every shop, and content's own run has them. */
const leftOut = ['usual-glass', 'samples', 'film-table'];

const tests = readdirSync(join(content, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.test.ts') &&
    !shopNames.some((shop) => file.endsWith(`.${shop}.test.ts`)) &&
    !leftOut.some((name) => file.endsWith(`${name}.test.ts`)),
);

/** Content's tests and all that they read of it and of a shop's folder, as one file. */
async function bundle(shop: string, { from, to, entry }: { from: string; to: string; entry: string }) {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: [
        ...aliasesOf(shop, from),
        { find: /^@tintforge\/content\//, replacement: `${content}/src/` },
        { find: /^@tintforge\/tint-law\//, replacement: `${packages}/tint-law/dist/` },
        { find: /^@tintforge\/booking-core$/, replacement: `${packages}/booking-core/dist/index.js` },
      ],
    },
    build: {
      ssr: entry,
      outDir: to,
      emptyOutDir: false,
      rolldownOptions: {
        external: [/^vitest$/, /[\\/](?:booking-core|tint-law)[\\/]dist[\\/]/],
        // Tests have no exports.
        treeshake: false,
        output: { entryFileNames: `${shop}.test.mjs`, codeSplitting: false },
      },
    },
  });
}

/**
 * A new shop in each state that `npm run shop:new` accepts, just as it writes them: content's tests, the names that code outside
 * the folders must not have, and spelling. Each state's tests are one file, so that nothing is read again for the next.
 */
export default defineConfig(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-shops-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const shops = join(folder, 'shops');
  const bundles = join(folder, 'tests');
  mkdirSync(bundles);
  const entry = join(folder, 'tests.ts');
  writeFileSync(entry, tests.map((file) => `import '${join(content, 'src', file)}';\n`).join(''));
  for (const answers of Object.values(sampleAnswers)) {
    const from = join(shops, answers.folder);
    await writeShop(answers, from);
    await bundle(answers.folder, { from, to: bundles, entry });
  }
  return {
    resolve: { alias: { vitest: join(import.meta.dirname, 'node_modules/vitest/dist/index.js') } },
    test: {
      ...baseConfig.test,
      sequence: {},
      env: { NEW_SHOPS: shops },
      include: ['scripts/new-shop/*.test.mjs', `${bundles}/*.test.mjs`],
      server: { deps: { external: [/[\\/](?:booking-core|tint-law)[\\/]dist[\\/]/] } },
      outputFile: { json: 'packages/content/reports/vitest-new-shops.json' },
    },
  };
});
