import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { findPieces } from './vite.pieces';

/** Where `pnpm dev` finds the api. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Workspace packages are compiled from their source, in development and in the build alike: one path, nothing to rebuild. */
const sourceConditions = ['tintforge-source', 'module', 'browser', 'development|production'];
const serverConditions = ['tintforge-source', 'module', 'node', 'development|production'];

/** The cascade's layers in the order of the design system's stylesheet; the minifier drops the statement as redundant. */
const layers = '@layer reset,tokens,base,components;';

/** In one stylesheet a component's rules may stand before the global ones: the order of layers has to be its first line. */
function settleLayers(): Plugin {
  return {
    name: 'settle-layers',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layers + String(file.source);
      }
    },
  };
}

/**
 * The router's package leads to its development build and says of none of its components that making them does nothing
 * else, so that forms, fetchers and scroll restoration would come along unused: 3 kB of what every page fetches.
 */
function lightRouter(): Plugin {
  const ofRouter = /[\\/]react-router[\\/]dist[\\/]development[\\/][^?]*\.mjs$/;
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!ofRouter.test(id)) return null;
      return readFileSync(id, 'utf8')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;');
    },
  };
}

/** The WebAssembly that reads QR codes, under the name of the package that it is in: that one comes with another. */
function fileOfCodeReader() {
  const reader = createRequire(fileURLToPath(import.meta.resolve('barcode-detector/ponyfill')));
  return {
    find: /^zxing-wasm\/reader\/zxing_reader\.wasm(?=\?)/,
    replacement: reader.resolve('zxing-wasm/reader/zxing_reader.wasm'),
  };
}

const config = {
  plugins: [lightRouter(), react(), settleLayers()],
  resolve: { conditions: sourceConditions, alias: [fileOfCodeReader()] },
  ssr: {
    // The prerenderer runs once, at build time, and brings everything along.
    noExternal: true,
    resolve: { conditions: serverConditions },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/_stripe', '/health'].map((path) => [path, apiOrigin])),
  },
  build: {
    manifest: true,
    target: 'es2023',
    // A font or picture inside a stylesheet would be a data: address, which the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'src/main.tsx', wake: 'src/wake.ts', beforePaint: 'src/before-paint.ts' },
      output: {
        // The site's code lists what each step and page fetches: short names keep that list light.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
} satisfies UserConfig;

export default defineConfig(async ({ command, isSsrBuild }) => {
  // The prerenderer is read from the disk: where its pieces lie makes no difference to anyone.
  if (command !== 'build' || isSsrBuild) return config;
  const { rolldownOptions } = config.build;
  const output = { ...rolldownOptions.output, codeSplitting: { groups: await findPieces(config) } };
  return { ...config, build: { ...config.build, rolldownOptions: { ...rolldownOptions, output } } };
});
