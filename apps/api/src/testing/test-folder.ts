import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The system's in-memory file system, on Linux. */
const memoryFolder = '/dev/shm';

/** A new folder of a test's own: in memory where there is such a place, for its files need not outlive the machine. */
export function makeTestFolder(name: string): string {
  return mkdtempSync(join(existsSync(memoryFolder) ? memoryFolder : tmpdir(), `tintforge-${name}-`));
}
