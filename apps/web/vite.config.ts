import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `pnpm dev` finds the api. */
const apiOrigin = 'http://127.0.0.1:3000';

/** Workspace packages are compiled from their source, in development and in the build alike: one path, nothing to rebuild. */
const sourceConditions = ['tintforge-source', 'module', 'browser', 'development|production'];
const serverConditions = ['tintforge-source', 'module', 'node', 'development|production'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: sourceConditions },
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
    rolldownOptions: { input: { main: 'src/main.tsx', wake: 'src/wake.ts' } },
  },
});
