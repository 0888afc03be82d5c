import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { shopAddresses } from '../../shop.base';
import { bundleDeclarations } from '../../tsup.base';

/** A pattern of declarations, by where their sources are in the repository. */
const declared = (path: string) => join(import.meta.dirname, '.declarations', path);

export default defineConfig({
  // Every module stays a separate file, so that bundlers leave out unused pages and words.
  entry: ['src/*.ts', 'src/pages/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  // The shop's folder imports ours, and is built into what we publish.
  esbuildOptions: (options) => {
    options.alias = shopAddresses;
  },
  dts: bundleDeclarations(
    { index: 'src/index.ts', clock: 'src/clock.ts' },
    {
      below: 'packages/content/src',
      paths: {
        '@tintforge/shop/*': [
          declared('packages/content/shops/tintforge/*'),
          declared('packages/content/src/left-out/*'),
        ],
        '@tintforge/content/*': [declared('packages/content/src/*')],
      },
    },
  ),
  clean: true,
});
