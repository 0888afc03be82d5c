import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/postgres/tables.ts',
  out: './src/db/postgres/postgres-migrations',
});
