import { defineConfig } from 'tsup';
import { bundleDeclarations } from '../../tsup.base';

export default defineConfig([
  {
    entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
    format: 'esm',
    target: 'es2022',
    splitting: false,
    dts: bundleDeclarations({ index: 'src/index.ts' }),
  },
  {
    // The page's script: one file that imports nothing.
    entry: { stripe: 'src/browser/stripe.ts' },
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    minify: true,
    outExtension: () => ({ js: '.js' }),
  },
]);
