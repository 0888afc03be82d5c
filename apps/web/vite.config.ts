import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { buildBase, serverConditions, settleLayers, sourceConditions } from '../../vite.base';
import { findPieces } from './vite.pieces';

/** Where `pnpm dev` finds the api. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Where `pnpm dev` finds the shop's own area, whose modules lie below /office/. */
const officeOrigin = 'http://127.0.0.1:5174';

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

const config = {
  plugins: [lightRouter(), react(), settleLayers()],
  resolve: { conditions: sourceConditions },
  ssr: {
    // The prerenderer runs once, at build time, and brings everything along.
    noExternal: true,
    resolve: { conditions: serverConditions },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(['/api', '/_stripe', '/health'].map((path) => [path, apiOrigin])),
      '/office/': { target: officeOrigin, ws: true },
      // One origin, as in the finished site: a login made there holds here.
      '^/(admin|crew|create-admin|check-in)(?=[/?]|$)': {
        target: officeOrigin,
        rewrite: (path) => `/office${path}`,
      },
    },
  },
  build: {
    ...buildBase,
    manifest: true,
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
