/**
 * Takes a picture of every story at three widths and arranges them on contact sheets for visual review: `npm run
 * storybook:build && npm run screenshots`, into the folder screenshots/.
 */
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from './chromium';

const built = 'storybook-static';
const folder = 'screenshots';
const widths = [390, 768, 1440];

/** Stories on one contact sheet: more would be too small to see. */
const perSheet = 24;

interface Story {
  id: string;
  title: string;
  name: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = path.join(built, path.normalize(pathname));
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
server.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const index = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
for (const width of widths) {
  for (let first = 0; first < stories.length; first += perSheet) {
    const sheet = String(first / perSheet + 1).padStart(2, '0');
    await takeSheet(browser, { width, stories: stories.slice(first, first + perSheet), sheet });
    process.stdout.write(`${width} px, sheet ${sheet}\n`);
  }
}
await browser.close();
server.close();

async function takeSheet(
  browser: Browser,
  { width, stories, sheet }: { width: number; stories: readonly Story[]; sheet: string },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const pictures: string[] = [];
  for (const story of stories) {
    const picture = (await pictureOf(page, { story, width })).toString('base64');
    const caption = `${story.title}, ${story.name}`;
    pictures.push(`<figure><img src="data:image/png;base64,${picture}"><figcaption>${caption}</figcaption></figure>`);
  }
  await page.close();
  const pictureWidth = width === 390 ? 280 : 580;
  const overview = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await overview.setContent(
    `<!doctype html><style>body{margin:12px;display:flex;flex-wrap:wrap;align-items:start;gap:12px;background:#889;font:13px sans-serif}figure{margin:0}img{width:${pictureWidth}px;display:block}</style>${pictures.join('')}`,
  );
  await writeFile(path.join(folder, `${width}-${sheet}.png`), await overview.screenshot({ fullPage: true }));
  await overview.close();
}

async function pictureOf(page: Page, { story, width }: { story: Story; width: number }): Promise<Buffer> {
  await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story`);
  await page.locator('body:not(.sb-show-preparing-story) .story').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Dialogs open after the story is rendered, and `play` runs after that.
  await page.waitForLoadState('networkidle');
  // An overlay covers the whole screen.
  const isCovered = (await page.locator('dialog[open]').count()) > 0;
  if (isCovered) return page.screenshot();
  const height = await page.evaluate(() => document.body.scrollHeight);
  return page.screenshot({
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, 200), 1600) },
    fullPage: true,
  });
}
