import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    'copy-database': 'src/copy-database.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    'testing/serve': 'src/testing/serve.ts',
  },
  format: 'esm',
  target: 'node20',
  // Code that both entries share goes into one chunk next to the files that are found relative to it.
  splitting: true,
  clean: true,
  async onSuccess() {
    await cp('src/db/sqlite/migrations', 'dist/migrations', { recursive: true });
    await cp('src/db/postgres/postgres-migrations', 'dist/postgres-migrations', { recursive: true });
    for (const path of [
      'src/features/accounts/passwords/common-passwords.txt',
      'src/features/accounts/passwords/common-passwords.license.md',
    ]) {
      await cp(path, join('dist', basename(path)));
    }
  },
});
