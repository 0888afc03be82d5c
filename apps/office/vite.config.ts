import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type UserConfig } from 'vite';
import { shopAliases, shopFolder } from '../../shop.base';
import {
  buildBase,
  lawsAsData,
  onceInPage,
  routerAsUsed,
  routerInProduction,
  serverConditions,
  settleLayers,
  shopTokens,
  sourceConditions,
} from '../../vite.base';
import { namePieces } from '../../vite.pieces';
import { findPieces } from './vite.pieces';

/**
 * The WebAssembly that reads QR codes, resolved from the package that bundles it, because its own version has to match.
 */
function fileOfCodeReader() {
  const reader = createRequire(fileURLToPath(import.meta.resolve('barcode-detector/ponyfill')));
  return {
    find: /^zxing-wasm\/reader\/zxing_reader\.wasm(?=\?)/,
    replacement: reader.resolve('zxing-wasm/reader/zxing_reader.wasm'),
  };
}

/** Every page's document, and the calls with which it starts. */
const input = { index: 'index.html', firstCalls: 'src/first-calls.ts' };

const config = {
  plugins: [
    react(),
    routerInProduction(),
    routerAsUsed(),
    settleLayers(),
    lawsAsData(runnerImport),
    shopTokens(shopFolder, runnerImport),
  ],
  resolve: { conditions: sourceConditions, alias: [fileOfCodeReader(), ...shopAliases], dedupe: onceInPage },
  ssr: {
    // The page writer runs once, at build time, and bundles everything.
    noExternal: true,
    resolve: { conditions: serverConditions },
  },
  server: { port: 5174, strictPort: true },
  build: buildBase,
} satisfies UserConfig;

export default defineConfig(async ({ command, isSsrBuild }) => {
  // In development the site's server requests the area's pages and, below /office/, their modules from this one.
  if (command === 'serve') return { ...config, base: '/office/' };
  if (isSsrBuild) return config;
  const groups = await findPieces({ ...config, build: { ...buildBase, rolldownOptions: { input } } });
  const rolldownOptions = { input, output: { codeSplitting: { groups } } };
  return {
    ...config,
    plugins: [...config.plugins, namePieces()],
    build: { ...buildBase, manifest: true, rolldownOptions },
  };
});
