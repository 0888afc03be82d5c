import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Randomness } from './randomness';

const installSecrets = z.strictObject({
  appSecret: z.string().min(32),
  emulator: z.strictObject({ secretKey: z.string(), publishableKey: z.string(), webhookSecret: z.string() }),
});

/** The file of secrets is there, and it is not what we wrote. */
export class BadSecrets extends Error {
  constructor(path: string) {
    super(
      `${path} can't be read as what was written there. Restore it from a copy: with new secrets, no issued link works. To start with new ones anyway, move it away.`,
    );
  }
}

/** Secrets that an installation without the operator's own generates once and stores. */
export type InstallSecrets = z.infer<typeof installSecrets>;

/**
 * The secrets in `secrets.json` of the data folder, made at the first start. Only its owner can read the file. Two
 * processes that start at once end up with the same ones. Throws BadSecrets when the file exists but is not ours: new
 * secrets would silently void every issued link.
 */
export function openInstallSecrets(dataDir: string, random: Randomness): InstallSecrets {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const draft = `${path}.${random.uuid()}`;
    writeFileSync(draft, `${JSON.stringify(makeSecrets(random), null, 2)}\n`, { mode: 0o600 });
    publish(draft, path);
  }
  try {
    return installSecrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new BadSecrets(path);
  }
}

/** Linking fails when the file is there by now, which renaming would not: the first writer wins. */
function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

function makeSecrets(random: Randomness): InstallSecrets {
  const text = (bytes: number) => Buffer.from(random.bytes(bytes)).toString('hex');
  return {
    appSecret: text(32),
    emulator: {
      secretKey: `sk_test_${text(18)}`,
      publishableKey: `pk_test_${text(18)}`,
      webhookSecret: `whsec_${text(18)}`,
    },
  };
}
