import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

/**
 * How the server is bundled. Libraries are bundled with it, so that a start opens a dozen files instead of eleven hundred,
 * and without the spaces that Node would parse; names stay, for stack traces. Native code, the decoder of HEIC and the files of the viewer of
 * the api's documentation stay outside.
 */
export const bundling: Options = {
  format: 'esm',
  target: 'node20',
  noExternal: [/^(?!better-sqlite3$|@node-rs\/argon2$|@fastify\/swagger-ui$|pg-native$|sharp$|libheif-js$)/],
  // Bundled CommonJS modules call it for Node's own modules.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
    // Node prints the whole line of an error that ends the process.
    options.lineLimit = 160;
  },
};

/** Code of threads, which the server finds next to itself, by the names of their files. */
export const threads = { 'calendar-worker': 'src/features/admin/crew-calendars/foreign/worker.ts' };

/** Files and folders that the server finds next to itself: ours, and the script of the local card provider. */
const besides = [
  'src/db/sqlite/migrations',
  'src/db/postgres/postgres-migrations',
  'src/features/photos/photo-reader.cjs',
  'src/features/accounts/passwords/common-passwords.txt',
  'src/features/accounts/passwords/common-passwords.license.md',
  '../../packages/stripe-emulator/dist/stripe.js',
];

/** Copies them next to a bundle. */
export async function copyBesides(outDir: string): Promise<void> {
  for (const path of besides) {
    await cp(join(import.meta.dirname, path), join(outDir, basename(path)), { recursive: true });
  }
}

export default defineConfig({
  ...bundling,
  entry: {
    server: 'src/server.ts',
    'copy-database': 'src/copy-database.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    'reset-factors': 'src/reset-factors.ts',
    trial: 'src/trial.ts',
    tintforge: 'src/tintforge.ts',
    ...threads,
    'testing/serve': 'src/testing/serve.ts',
    'testing/die-at-step': 'src/testing/die-at-step.ts',
  },
  // Code that the entries share goes into chunks next to the files that are found relative to them.
  splitting: true,
  clean: true,
  onSuccess: () => copyBesides('dist'),
});
