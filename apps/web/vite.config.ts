import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport, type UserConfig } from 'vite';
import { shopAliases, shopFolder } from '../../shop.base';
import {
  buildBase,
  lawsAsData,
  onceInPage,
  routerAsUsed,
  routerInProduction,
  serverConditions,
  settleLayers,
  shadesAsData,
  shopTokens,
  sourceConditions,
} from '../../vite.base';
import { framework, namePieces } from '../../vite.pieces';
import { findPieces } from './vite.pieces';

/** Address of the API for `pnpm dev`. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Address of the staff area for `pnpm dev`, whose modules are below /office/. */
const officeOrigin = 'http://127.0.0.1:5174';

/** In development a page is rendered on request, by the same code as in the build. */
function pagesOnDemand(): Plugin {
  return {
    name: 'pages-on-demand',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const address = request.originalUrl ?? '/';
        if (request.headers.accept?.includes('text/html') !== true) return next();
        try {
          const { devPage } = await server.ssrLoadModule('/src/prerender/dev-page.ts');
          const html: string = await devPage(new URL(address, 'http://localhost').pathname);
          response.setHeader('content-type', 'text/html');
          response.end(await server.transformIndexHtml(address, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Imports a module that reads the shop's folder. */
function importOfShop<Module>(path: string) {
  return runnerImport<Module>(path, { resolve: { conditions: sourceConditions, alias: shopAliases } });
}

const config = {
  appType: 'custom',
  publicDir: `${shopFolder}/public`,
  plugins: [
    react(),
    routerInProduction(),
    routerAsUsed(),
    settleLayers(),
    lawsAsData(runnerImport),
    shadesAsData(importOfShop),
    shopTokens(shopFolder, runnerImport),
    pagesOnDemand(),
  ],
  optimizeDeps: { entries: ['src/main.tsx', 'src/islands/awaken.tsx'] },
  resolve: { conditions: sourceConditions, alias: shopAliases, dedupe: onceInPage },
  ssr: {
    // The prerenderer bundles everything: where it runs nothing is installed.
    noExternal: true,
    resolve: { conditions: serverConditions },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(['/api', '/_stripe', '/health'].map((path) => [path, apiOrigin])),
      '/office/': { target: officeOrigin, ws: true },
      // One origin, as in the finished site: a login there is valid here.
      '^/(admin|crew|create-admin|check-in)(?=[/?]|$)': {
        target: officeOrigin,
        rewrite: (path) => `/office${path}`,
      },
    },
  },
} satisfies UserConfig;

const output = {
  // The site's code lists the files of each step and page: short names keep that list small.
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
};

/** The app pages: a separate app, and the styles that every document has. */
const tasks = {
  ...buildBase,
  manifest: true,
  rolldownOptions: {
    input: {
      main: 'src/main.tsx',
      firstCalls: 'src/first-calls.ts',
      beforePaint: 'src/before-paint.ts',
      styles: 'src/frame/styles.ts',
    },
    output,
  },
};

/** In the file of React, because every island needs both. */
const everyIsland = new RegExp(`${framework.source}|[\\\\/]islands[\\\\/]island\\.`);

/** The design system's part of most islands. Few of them need the drawings of all icons. */
const parts = /packages[\\/]ui[\\/](?!src[\\/]icon[\\/](icon|drawings)\.)/;

/** The start of both islands of the film explorer, in one file: without the law, which follows (`*.next.ts`). */
const look = new RegExp(
  [
    'explorer[\\\\/](look|use-look|use-look-law|explorer\\.module)\\.',
    'lib[\\\\/]following\\.',
    'content[\\\\/]src[\\\\/](glass-presets|tint-catalogue|pages[\\\\/]look-names)\\.',
    'tint[\\\\/](glass|glass-of|glass-zone|net-vlt|tint-draft|vlt-percent)\\.',
    'tint-law[\\\\/]src[\\\\/]light-through\\.',
  ].join('|'),
);

/** The rest of the start of its picture, which its law needs as well. */
const picture =
  /explorer[\\/](look-stage\.module|offered-shades)\.|content[\\/]src[\\/](tint-names|pages[\\/]explorer-picture)\./;

/** The scripts of content pages and their islands: small files without any app code. */
const reading = {
  ...buildBase,
  manifest: '.vite/reading.json',
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: { reading: 'src/reading.ts' },
    output: {
      ...output,
      codeSplitting: {
        groups: [
          { name: 'framework', test: everyIsland, includeDependenciesRecursively: false },
          { name: 'parts', test: parts, minShareCount: 4 },
          { name: 'look', test: look, includeDependenciesRecursively: false },
          { name: 'picture', test: picture, includeDependenciesRecursively: false },
        ],
      },
    },
  },
};

/**
 * The prerenderer, which runs in the build, and again on the server when the shop changes what pages show. Its styles
 * are those of content pages, whose code no browser fetches; the frame is an entry, so that its styles are separate from
 * those of a page.
 */
const prerenderer = {
  ...buildBase,
  manifest: true,
  ssr: true,
  outDir: 'dist/.prerender',
  ssrEmitAssets: true,
  copyPublicDir: false,
  cssMinify: true,
  rolldownOptions: {
    input: { prerender: 'src/prerender.ts', 'draw-again': 'src/draw-again.ts', frame: 'src/frame/site-frame.tsx' },
    // Modules wherever the folder is: no package.json needs to say so.
    output: { ...output, entryFileNames: '[name].mjs', chunkFileNames: 'assets/[hash:7].mjs' },
  },
} as const;

/** `vite build` builds the app pages, `--mode reading` the script of content pages, and `--ssr` the prerenderer. */
export default defineConfig(async ({ command, isSsrBuild, mode }) => {
  // Node resolves installed packages on its own.
  if (command !== 'build') return { ...config, ssr: { ...config.ssr, noExternal: [] } };
  if (isSsrBuild) return { ...config, build: prerenderer };
  if (mode === 'reading') return { ...config, build: reading };
  const groups = await findPieces({ ...config, build: tasks });
  const rolldownOptions = { ...tasks.rolldownOptions, output: { ...output, codeSplitting: { groups } } };
  return { ...config, plugins: [...config.plugins, namePieces()], build: { ...tasks, rolldownOptions } };
});
