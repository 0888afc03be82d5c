import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { shopAliases, shopFolder } from '../../shop.base';
import {
  buildBase,
  lawsAsData,
  onceInPage,
  routerInProduction,
  serverConditions,
  settleLayers,
  shopTokens,
  sourceConditions,
} from '../../vite.base';

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

export default defineConfig(({ command }) => ({
  // In development the site's server requests the area's pages and, below /office/, their modules from this one.
  base: command === 'serve' ? '/office/' : '/',
  plugins: [
    react(),
    routerInProduction(),
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
}));
