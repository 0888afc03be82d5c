import type { APIRequestContext } from '@playwright/test';
import { siteAddresses } from '../shop/site-routes';
import { expect, test } from '../story';

interface ListedPage {
  address: string;
  html: string;
}

/** The pages that search engines may list. */
async function listedPages(request: APIRequestContext): Promise<ListedPage[]> {
  const addresses = await siteAddresses();
  const pages = await Promise.all(
    addresses.map(async (address) => ({ address, html: await (await request.get(address)).text() })),
  );
  const listed = pages.filter(({ html }) => metaOf(html, 'robots') === 'index, follow');
  expect(listed.length).toBeGreaterThan(20);
  return listed;
}

/** The content of a page's meta tag, its HTML entities aside. */
function metaOf(html: string, name: string): string {
  const [, content = ''] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content;
}

/** Every URL in a page's structured data that leads to a page or file; `@id` only names. */
function structuredAddresses(html: string): string[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return [...json.matchAll(/"(?:url|item|image|logo)":"([^"]+)"/g)].map(([, address = '']) => address);
}

test('a link to a page shows a picture of its own, which is kept for a year', async ({ request, shop }) => {
  const pictures = new Map<string, string>();
  for (const { address, html } of await listedPages(request)) {
    for (const name of ['og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description']) {
      expect(metaOf(html, name), `${name} of ${address}`).not.toBe('');
    }
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    const picture = metaOf(html, 'og:image');
    expect(metaOf(html, 'twitter:image')).toBe(picture);
    expect(picture).toMatch(new RegExp(`^${shop.origin}/assets/social-\\w+\\.png$`));
    expect(pictures.get(picture), `the picture of ${address}`).toBeUndefined();
    pictures.set(picture, address);
  }
  for (const [picture, address] of pictures) {
    const response = await request.get(picture);
    expect(response.status(), address).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual([1200, 630]);
    expect(png.length, address).toBeLessThan(80_000);
  }
});

test('the sitemap lists the pages that may be listed, each under its canonical address', async ({ request, shop }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const canonical = (await listedPages(request)).map(({ html }) => metaOf(html, 'og:url'));
  expect(addresses.toSorted()).toEqual([...new Set(canonical)].toSorted());
});

test('every address that search engines and language models are given answers', async ({ request, shop }) => {
  const plain = await (await request.get('/llms.txt')).text();
  const linked = [...plain.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  const structured = (await listedPages(request)).flatMap(({ html }) => structuredAddresses(html));
  expect(linked.length).toBeGreaterThan(20);
  expect(structured.length).toBeGreaterThan(60);
  for (const address of new Set([...linked, ...structured])) {
    expect(new URL(address).origin).toBe(shop.origin);
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the icons of the manifest and of every page are there', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  const html = await (await request.get('/')).text();
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const listed: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect([linked.length, listed.length]).toEqual([4, 4]);
  for (const address of [...listed, ...linked.map(([, href = '']) => href)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('nothing that is served holds a place that the build left to be filled in', async ({ request }) => {
  for (const address of [...(await siteAddresses()), '/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest']) {
    expect(await (await request.get(address)).text(), address).not.toContain('__TINTFORGE');
  }
});
