import { inject } from 'vitest';
import { run } from './run';

/** Runs Node in the consumer's project and returns its output. Throws when it fails. */
export function runInConsumer(...args: string[]): Promise<string> {
  return run(inject('consumer'), process.execPath, args);
}
