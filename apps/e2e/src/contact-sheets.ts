import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './browser/chromium';

/** Output folder of pictures: `SCREENSHOTS_DIR`, or a folder of this package. */
export const picturesFolder = process.env.SCREENSHOTS_DIR ?? 'screenshots';

/** Combines the pictures of each width into one: `sheet-<width>.png`. */
// biome-ignore lint/style/noDefaultExport: the runner asks for it
export default async function makeContactSheets(): Promise<void> {
  const files = (await readdir(picturesFolder)).filter((file) => /^\d+-\d+-.*\.png$/.test(file)).sort();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  for (const width of new Set(files.map((file) => file.split('-')[0]))) {
    const page = await browser.newPage({ viewport: { width: 2000, height: 900 } });
    const figures = await Promise.all(files.filter((file) => file.startsWith(`${width}-`)).map(figureOf));
    await page.setContent(
      `<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;background:#889;font:14px sans-serif}figure{margin:0}img{width:${width === '390' ? 270 : 480}px;display:block}</style>${figures.join('')}`,
    );
    await writeFile(path.join(picturesFolder, `sheet-${width}.png`), await page.screenshot({ fullPage: true }));
    await page.close();
  }
  await browser.close();
}

async function figureOf(file: string): Promise<string> {
  const picture = (await readFile(path.join(picturesFolder, file))).toString('base64');
  return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${file}</figcaption></figure>`;
}
