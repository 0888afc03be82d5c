import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests make their databases; only where they run on PostgreSQL. */
    postgresUrl: string;
  }
}

/** One server for all tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.urlOf('postgres'));
  return () => server.remove();
}
