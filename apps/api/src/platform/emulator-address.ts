import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const announcement = z.strictObject({ owner: z.string(), origin: z.url() });

/** Which process runs the emulator of a data folder, and where it listens. */
export type EmulatorAddress = z.infer<typeof announcement>;

/** Announces it to the other processes on the data folder. */
export function announceEmulator(dataDir: string, address: EmulatorAddress): void {
  const path = fileIn(dataDir);
  writeFileSync(`${path}.${address.owner}`, JSON.stringify(address), { mode: 0o600 });
  renameSync(`${path}.${address.owner}`, path);
}

/** The last announced address, by a process that may be gone by now; undefined when there is none. */
export function announcedEmulator(dataDir: string): EmulatorAddress | undefined {
  try {
    return announcement.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Takes the announcement back. */
export function withdrawEmulator(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'stripe-emulator.json');
}
