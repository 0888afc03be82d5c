import { configDefaults, defineConfig } from 'vitest/config';
import { aliasesOf, shopNames } from '../../shop.base';
import { baseConfig } from '../../vitest.base';

const { reporters, outputFile, ...unit } = baseConfig.test;

/** The shop that SHOP names, or all of them. */
const tested = process.env.SHOP === undefined ? shopNames : [process.env.SHOP];

/** Tests of one shop's own facts have its name in theirs (packages.tintforge.test.ts); all others run on every shop. */
export default defineConfig({
  test: {
    reporters,
    outputFile,
    projects: tested.map((shop) => ({
      resolve: { ...baseConfig.resolve, alias: aliasesOf(shop) },
      ssr: baseConfig.ssr,
      test: {
        ...unit,
        name: shop,
        exclude: [
          ...configDefaults.exclude,
          ...shopNames.filter((other) => other !== shop).map((other) => `**/*.${other}.test.ts`),
        ],
      },
    })),
  },
});
