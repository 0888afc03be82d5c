import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { picturesFolder } from '../contact-sheets';
import { startShop } from '../shop/shop-process';
import { sitePages } from '../shop/site-routes';
import { builtShops } from './built-shops';

/** Pages per sheet, and the most that is shown of one, in pixels of the page. */
const perSheet = 4;
const mostHeight = 4800;

interface Picture {
  shop: string;
  address: string;
  png: Buffer;
}

/** The pages that every visitor can open, in the order of the site's map. */
async function addressesOf(folder: string): Promise<string[]> {
  const pages = await sitePages(folder);
  return pages.filter(({ prerendered, indexable }) => prerendered && indexable).map(({ address }) => address);
}

async function photograph(page: Page, shop: string, folder: string): Promise<Picture[]> {
  const running = await startShop({
    instant: Date.parse('2026-12-01T17:00:00Z'),
    beginning: 'demo',
    builtIn: folder,
  });
  const pictures: Picture[] = [];
  try {
    for (const address of await addressesOf(folder)) {
      await page.goto(running.origin + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(async () => document.fonts.ready);
      const { width, height } = await page.locator('body').evaluate(({ scrollWidth, scrollHeight }) => ({
        width: scrollWidth,
        height: scrollHeight,
      }));
      const clip = { x: 0, y: 0, width, height: Math.min(height, mostHeight) };
      pictures.push({ shop, address, png: await page.screenshot({ fullPage: true, clip }) });
    }
  } finally {
    await running.stop();
  }
  return pictures;
}

/** The pictures of one page in each shop; pages that only one shop has are paired at the end, in their order. */
function rowsOf(shops: readonly Picture[][]): (Picture | undefined)[][] {
  const [first = [], ...others] = shops;
  const at = (pictures: readonly Picture[], address: string) => pictures.find((picture) => picture.address === address);
  const isShared = ({ address }: Picture) => shops.every((pictures) => at(pictures, address) !== undefined);
  const own = shops.map((pictures) => pictures.filter((picture) => !isShared(picture)));
  return [
    ...first.filter(isShared).map((picture) => [picture, ...others.map((pictures) => at(pictures, picture.address))]),
    ...Array.from({ length: Math.max(...own.map(({ length }) => length)) }, (_, row) =>
      own.map((pictures) => pictures[row]),
    ),
  ];
}

test('the pages of every shop next to each other', { tag: '@both' }, async ({ page }) => {
  const width = page.viewportSize()?.width ?? 0;
  const shops: Picture[][] = [];
  for (const [shop, folder] of Object.entries(builtShops())) shops.push(await photograph(page, shop, folder));
  const rows = rowsOf(shops);
  // No shop's policy here.
  await page.goto('about:blank');
  await mkdir(picturesFolder, { recursive: true });
  for (let first = 0; first < rows.length; first += perSheet) {
    const figures = rows
      .slice(first, first + perSheet)
      .map(
        (row) =>
          `<div>${row
            .map((picture) =>
              picture === undefined
                ? ''
                : `<figure><img src="data:image/png;base64,${picture.png.toString('base64')}"><figcaption>${picture.shop} ${picture.address}</figcaption></figure>`,
            )
            .join('')}</div>`,
      );
    const shown = width < 500 ? 200 : 320;
    await page.setViewportSize({ width: perSheet * (shops.length * (shown + 6) + 14), height: 900 });
    await page.setContent(
      `<style>body{margin:8px;display:flex;align-items:start;gap:14px;background:#889;font:12px sans-serif}div{display:flex;gap:6px}figure{margin:0}img{width:${shown}px;display:block}</style>${figures.join('')}`,
    );
    const file = `shops-${width}-${first / perSheet + 1}.png`;
    await writeFile(path.join(picturesFolder, file), await page.screenshot({ fullPage: true }));
  }
});
