import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { installPacked } from './install-packed';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project that the packed packages are installed in. */
    consumer: string;
  }
}

let consumer: string | undefined;

/** Runs before all tests: they share one installation. */
export async function setup(project: TestProject): Promise<void> {
  consumer = await installPacked();
  project.provide('consumer', consumer);
}

/** Runs after all tests. */
export async function teardown(): Promise<void> {
  if (consumer !== undefined) await rm(consumer, { recursive: true });
}
