import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Catalogue } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { registerStaticSite, type SitePreview } from './static-site';

const page = (text: string) =>
  `<!doctype html><html lang="en" data-mode="__TINTFORGE_MODE__" data-origin="__TINTFORGE_ORIGIN__"><p>${text}</p></html>`;

const build = {
  'routes.json': JSON.stringify([
    { path: '/', file: 'index.html', prerendered: true, indexable: true },
    { path: '/about', file: 'about/index.html', prerendered: true, indexable: true },
    { pattern: '/booking-verification/:code', file: 'booking-verification.html', prerendered: false, indexable: false },
    { path: '*', file: '404.html', prerendered: true, indexable: false },
  ]),
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'booking-verification.html': page('Your booking'),
  '404.html': page('There is no page at this address'),
  'unlisted.html': page('Not a page of the site'),
  'assets/main-1a2b3c.js': `console.log(${JSON.stringify('word '.repeat(300))});`,
  'assets/photo-4d5e6f.avif': 'not really a picture',
  'icon.png': 'not really one either',
  '.vite/manifest.json': '{}',
  'robots.txt': 'Sitemap: __TINTFORGE_ORIGIN__/sitemap.xml',
};

let folder: string;
let inForce: Catalogue;
/** The preview of a browser with the cookie `preview=1`. */
let previewed: SitePreview | undefined;
const open: FastifyInstance[] = [];

beforeEach(() => {
  inForce = catalogue;
  previewed = undefined;
  folder = mkdtempSync(join(tmpdir(), 'tintforge-site-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

const officeBuild = {
  'routes.json': JSON.stringify([
    { path: '/admin', file: 'admin.html', prerendered: false, indexable: false },
    { pattern: '/admin/bookings/:code', file: 'admin/bookings/any-code.html', prerendered: false, indexable: false },
  ]),
  'admin.html': page('The day'),
  'admin/bookings/any-code.html': page('One booking'),
  'assets/main-9z8y7x.js': 'console.log("the office");',
  'assets/photo-4d5e6f.avif': 'not really a picture',
};

/** Over what the folder holds already, as a cache of builds does it. */
function writeBuild(files: Record<string, string> = build, dist = 'dist'): void {
  const listed = Object.keys(files).filter((name) => !/^(routes\.json|\.)|\.(br|gz)$/.test(name));
  const fingerprint = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const list = { 'files.json': JSON.stringify({ fingerprint, files: listed }) };
  for (const [name, content] of Object.entries({ ...files, ...list })) {
    const path = join(folder, dist, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

async function serve(publicUrl = 'http://localhost:3000'): Promise<FastifyInstance> {
  return (await serveSite(publicUrl)).app;
}

async function serveSite(publicUrl = 'http://localhost:3000') {
  const app = Fastify();
  open.push(app);
  app.get('/api/known', async () => 'known');
  const builds = { webDist: join(folder, 'dist'), officeDist: join(folder, 'office') };
  const site = await registerStaticSite(app, {
    config: { ...builds, dataDir: folder, publicUrl, mode: 'demo' },
    published: catalogue,
    catalogueInForce: async () => inForce,
    previewOf: async ({ cookie }) => (cookie === 'preview=1' ? previewed : undefined),
  });
  return { app, site };
}

async function get(url: string, headers: Record<string, string> = {}) {
  writeBuild();
  return (await serve()).inject({ url, headers });
}

test('copies that the build brings are sent as they are, and are no files of their own', async () => {
  const script = 'assets/main-1a2b3c.js';
  writeBuild({ ...build, [`${script}.br`]: 'made by the build', [`${script}.gz`]: 'made by the build too' });
  const app = await serve();
  const smallest = await app.inject({ url: `/${script}`, headers: { 'accept-encoding': 'br' } });
  expect([smallest.headers['content-encoding'], smallest.body]).toEqual(['br', 'made by the build']);
  expect((await app.inject({ url: `/${script}.br` })).statusCode).toBe(404);
});

describe('the shop’s own area', () => {
  test.each([
    ['/admin', 'The day'],
    ['/admin/bookings/TF-ABCD-EFGH?from=list', 'One booking'],
  ])('%s is served like a page of the site, filled in and asked for anew each time', async (url, text) => {
    writeBuild(officeBuild, 'office');
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(text);
    expect(response.body).toContain('data-mode="demo" data-origin="http://localhost:3000"');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('has its files among the site’s, and the site’s 404 page', async () => {
    writeBuild(officeBuild, 'office');
    const script = await get('/assets/main-9z8y7x.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/')).body).toContain('Home');
    expect((await get('/assets/photo-4d5e6f.avif')).statusCode).toBe(200);
    for (const url of ['/admin/nothing', '/admin.html']) {
      const missing = await get(url);
      expect([missing.statusCode, missing.body.includes('There is no page at this address')]).toEqual([404, true]);
    }
  });

  test('has no pages where it was not built', async () => {
    expect((await get('/admin')).statusCode).toBe(404);
  });

  test('is served though the site’s folder still holds files of an earlier build', async () => {
    writeBuild({ ...build, ...officeBuild, 'admin.html': page('The day, as the site had it') });
    writeBuild(officeBuild, 'office');
    expect((await get('/admin')).body).toContain('The day</p>');
  });

  test('may not hold another file under a name of the site', async () => {
    writeBuild({ ...officeBuild, 'assets/main-1a2b3c.js': 'console.log("another");' }, 'office');
    await expect(get('/admin')).rejects.toThrow('Two builds contain different versions of assets/main-1a2b3c.js');
  });
});

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?from=mail', 'About'],
    ['/booking-verification/TF-ABCD-EFGH', 'Your booking'],
  ])('%s is served with 200 and asked for anew each time', async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(text);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('name what a browser may fetch ahead, if the build says so', async () => {
    expect((await get('/')).headers).not.toHaveProperty('speculation-rules');
    writeBuild({ ...build, 'speculation-rules.json': '{"prefetch":[]}' });
    const app = await serve();
    const { headers } = await app.inject('/about');
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const task = await app.inject('/booking-verification/TF-ABCD-EFGH');
    expect(task.statusCode).toBe(200);
    expect(task.headers).not.toHaveProperty('speculation-rules');
    const rules = await app.inject('/speculation-rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    expect(rules.json()).toEqual({ prefetch: [] });
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?from=mail', '/about?from=mail'],
    ['/booking-verification/TF-ABCD-EFGH/', '/booking-verification/TF-ABCD-EFGH'],
  ])('%s leads to the one address of its page', async (url, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, location]);
  });

  test('have the origin and the mode of this installation filled in', async () => {
    const { body } = await get('/');
    expect(body).toContain('data-mode="demo" data-origin="http://localhost:3000"');
    expect(body).not.toContain('__TINTFORGE');
  });

  test('answer HEAD without a body', async () => {
    writeBuild();
    const response = await (await serve()).inject({ method: 'HEAD', url: '/about' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(Number(response.headers['content-length'])).toBeGreaterThan(0);
  });

  test('that have not changed are not sent again', async () => {
    const first = await get('/about');
    const again = await (await serve()).inject({
      url: '/about',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('files', () => {
  test('with a hash in their name are kept for a year', async () => {
    const response = await get('/assets/main-1a2b3c.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers.etag).toBeDefined();
  });

  test('without a hash are kept for an hour, and have the origin filled in', async () => {
    const response = await get('/robots.txt');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(response.body).toBe('Sitemap: http://localhost:3000/sitemap.xml');
  });

  test('are sent compressed to whoever understands it', async () => {
    writeBuild();
    const { app, site } = await serveSite();
    await site?.current().compress();
    const brotli = await app.inject({ url: '/assets/main-1a2b3c.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(build['assets/main-1a2b3c.js']);
    const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('Home');
  });

  test('are sent as they are until their copies are there, which a server that listens writes by itself', async () => {
    writeBuild();
    const app = await serve();
    const read = () => app.inject({ url: '/about', headers: { 'accept-encoding': 'br' } });
    const early = await read();
    expect([early.headers['content-encoding'], early.body.includes('About')]).toEqual([undefined, true]);
    await app.listen({ port: 0 });
    await eventually(async () => expect((await read()).headers['content-encoding']).toBe('br'));
  });

  test('a start that was ended while it compressed is finished by the next one', async () => {
    writeBuild();
    const first = await serveSite();
    await first.site?.current().compress(AbortSignal.abort());
    expect(readdirSync(first.site?.current().folder ?? '').filter((name) => name.endsWith('.br'))).toEqual([]);
    const { app, site } = await serveSite();
    await site?.current().compress();
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(page.headers['content-encoding']).toBe('br');
  });

  test('that are compressed already are sent as they are', async () => {
    const response = await get('/assets/photo-4d5e6f.avif', { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe('not really a picture');
  });
});

describe('everything else is not found', () => {
  test.each([
    '/nothing',
    '/about/nothing',
    '/index.html',
    '/unlisted.html',
    '/404.html',
    '/routes.json',
    '/files.json',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/../routes.json',
    '/assets/..%2froutes.json',
    '/booking-verification',
    '/apiary',
  ])('%s is answered with the 404 page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('There is no page at this address');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/api', '/api/', '/api/nothing', '/api?x=1', '/_stripe/v1/refunds', '/health/nothing'])(
    '%s is answered as the api answers',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    },
  );

  test('a method that no page has is answered as the api answers', async () => {
    writeBuild();
    const response = await (await serve()).inject({ method: 'POST', url: '/about' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('without a build', () => {
  test('every path is answered as the api answers, and the api works', async () => {
    const app = await serve();
    expect((await app.inject('/')).json()).toMatchObject({ code: 'not_found' });
    expect((await app.inject('/api/known')).statusCode).toBe(200);
  });
});

describe('the finished site in the data folder', () => {
  function finished(): string[] {
    return readdirSync(join(folder, 'site'));
  }

  test('is written once for the same build and settings', async () => {
    writeBuild();
    await serve();
    const before = finished();
    await serve();
    expect(finished()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test('is written anew for another origin, and who serves the old one goes on', async () => {
    writeBuild();
    const before = await serve();
    const after = await serve('https://tintforge.example');
    expect(finished()).toHaveLength(2);
    expect((await after.inject('/')).body).toContain('data-origin="https://tintforge.example"');
    expect((await before.inject('/')).body).toContain('data-origin="http://localhost:3000"');
  });

  test('shares with the build what never changes, and keeps it when the build is gone', async () => {
    writeBuild();
    const app = await serve();
    const [site = ''] = finished();
    const inode = (path: string) => statSync(join(folder, path)).ino;
    expect(inode(`site/${site}/assets/main-1a2b3c.js`)).toBe(inode('dist/assets/main-1a2b3c.js'));
    expect(inode(`site/${site}/icon.png`)).not.toBe(inode('dist/icon.png'));
    rmSync(join(folder, 'dist'), { recursive: true });
    expect((await app.inject('/assets/main-1a2b3c.js')).body).toBe(build['assets/main-1a2b3c.js']);
  });

  test('stays for the last eight other builds and settings', async () => {
    writeBuild();
    for (let port = 3000; port < 3012; port += 1) await serve(`http://localhost:${port}`);
    expect(finished()).toHaveLength(9);
  });

  test('is not thrown away by the start that serves it, however old it is', async () => {
    writeBuild();
    for (let port = 3000; port < 3009; port += 1) await serve(`http://localhost:${port}`);
    const oldest = await serve('http://localhost:3000');
    expect((await oldest.inject('/')).body).toContain('data-origin="http://localhost:3000"');
  });
});

describe('a catalog that the shop has changed', () => {
  /** Draws one page and its picture with the price, as the site's own program draws all. */
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { text } from 'node:stream/consumers';
    const { packages: [first] } = JSON.parse(await text(process.stdin));
    const [, , into] = process.argv;
    if (first.priceCents === 0) throw new Error('This cannot be drawn');
    mkdirSync(join(into, 'assets'));
    writeFileSync(join(into, 'index.html'), '<head></head><p>From ' + first.priceCents + ' at __TINTFORGE_ORIGIN__</p>');
    writeFileSync(join(into, 'assets/social-' + first.priceCents + '.png'), 'picture');
  `;
  const withProgram = { ...build, '.prerender/draw-again.mjs': program };

  function priced(priceCents: number): Catalogue {
    return { ...catalogue, packages: catalogue.packages.map((item) => ({ ...item, priceCents })) };
  }

  test('is on the pages once they have been drawn again, and so are the files they name', async () => {
    writeBuild(withProgram);
    const { app, site } = await serveSite();
    const read = async (url: string) => (await app.inject(url)).body;
    expect(await read('/')).toContain('Home');
    inForce = priced(31_400);
    await site?.follow();
    expect(await read('/')).toContain('From 31400 at http://localhost:3000');
    expect(await read('/about')).toContain('About');
    expect((await app.inject('/assets/social-31400.png')).statusCode).toBe(200);
    inForce = catalogue;
    await site?.follow();
    expect(await read('/')).toContain('Home');
  });

  test('is in every page for its scripts, which read it when they are loaded', async () => {
    writeBuild({ ...withProgram, 'about/index.html': '<html><head><title>About</title></head></html>' });
    const addOns = catalogue.addOns.map((item) => ({ ...item, name: '</script><b>' }));
    inForce = { ...priced(100), travelMinutes: 45, addOns };
    const app = await serve();
    const { body } = await app.inject('/about');
    const json = /<script type="application\/json" id="catalogue">(.*?)<\/script>/.exec(body)?.[1];
    const { packages, travelMinutes } = inForce;
    expect(JSON.parse(json ?? '')).toEqual(JSON.parse(JSON.stringify({ packages, addOns, travelMinutes })));
  });

  test('is drawn before the first visitor when it is in force at the start, and drawn once', async () => {
    writeBuild(withProgram);
    inForce = priced(1);
    expect((await (await serve()).inject('/')).body).toContain('From 1 at');
    const before = readdirSync(join(folder, 'site'));
    const again = await serve();
    expect((await again.inject('/')).body).toContain('From 1 at');
    expect((await again.inject('/assets/social-1.png')).statusCode).toBe(200);
    expect(readdirSync(join(folder, 'site'))).toEqual(before);
  });

  test('that cannot be drawn leaves the pages as they were, and is tried again', async () => {
    writeBuild(withProgram);
    const { app, site } = await serveSite();
    inForce = priced(0);
    await expect(site?.follow()).rejects.toThrow('This cannot be drawn');
    expect((await app.inject('/')).body).toContain('Home');
    await expect(site?.follow()).rejects.toThrow('This cannot be drawn');
    inForce = priced(2);
    await site?.follow();
    expect((await app.inject('/')).body).toContain('From 2 at');
  });

  test('that cannot be drawn at the start leaves the pages of the build, until it can', async () => {
    writeBuild(withProgram);
    inForce = priced(0);
    const { app, site } = await serveSite();
    expect((await app.inject('/')).body).toContain('Home');
    inForce = priced(3);
    await site?.follow();
    expect((await app.inject('/')).body).toContain('From 3 at');
  });

  test('is followed by a server that listens', async () => {
    writeBuild(withProgram);
    const app = await serve();
    await app.listen({ port: 0 });
    inForce = priced(7);
    await eventually(async () => expect((await app.inject('/')).body).toContain('From 7 at'));
  });
});

describe('a preview', () => {
  const cookie = 'preview=1';
  const head =
    '<!doctype html><html lang="en"><head><meta name="robots" content="index, follow"></head><body class="page">';
  const marked = { ...build, 'index.html': `${head}<p>Home</p></body></html>` };
  const shown: SitePreview = {
    name: 'Draft 3 <&"',
    catalogue: { ...catalogue, travelMinutes: catalogue.travelMinutes + 30 },
  };

  beforeEach(() => {
    writeBuild(marked);
    writeBuild(officeBuild, 'office');
    previewed = shown;
  });

  test('is for its browser alone: marked, not indexed, not kept, and with the catalog that it shows', async () => {
    const { app } = await serveSite();
    const others = await app.inject('/');
    expect(others.body).not.toContain('preview');
    expect(others.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(others.headers).not.toHaveProperty('x-robots-tag');

    const response = await app.inject({ url: '/', headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(response.headers).not.toHaveProperty('speculation-rules');
    expect(response.body).toContain('<p>Home</p><aside class="preview-bar"');
    expect(response.body).toContain('Draft 3 &lt;&amp;&quot;, not published. Nothing can be booked here.');
    expect(response.body.match(/name="robots" content="[^"]*"/g)).toEqual([
      'name="robots" content="noindex, nofollow"',
    ]);
    expect(response.body).toContain(`{"travelMinutes":${shown.catalogue.travelMinutes}}`);
    expect((await app.inject('/')).body).toBe(others.body);
  });

  test('has its styles in a file that no other browser gets', async () => {
    const { app } = await serveSite();
    const { body } = await app.inject({ url: '/', headers: { cookie } });
    const url = /href="(\/assets\/preview-[^"]+\.css)"/.exec(body)?.[1] ?? '';
    const styles = await app.inject({ url, headers: { cookie } });
    expect([styles.statusCode, styles.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(styles.headers['content-type']).toContain('text/css');
    expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject({ url: '/assets/nothing.css', headers: { cookie } })).statusCode).toBe(404);
    expect((await app.inject({ url: '/assets/main-1a2b3c.js', headers: { cookie } })).statusCode).toBe(200);
  });

  test('is never of the shop’s own area, where bookings are real', async () => {
    const { app } = await serveSite();
    const response = await app.inject({ url: '/admin', headers: { cookie } });
    expect(response.body).not.toContain('preview');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('is drawn once for all its pages, and again after the draft was saved', async () => {
    const { app, site } = await serveSite();
    const [one, same] = await Promise.all([site?.preview(shown), site?.preview({ ...shown })]);
    expect(one).toBe(same);
    previewed = { ...shown, catalogue: { ...catalogue, travelMinutes: 5 } };
    expect((await app.inject({ url: '/about', headers: { cookie } })).statusCode).toBe(200);
    expect((await app.inject({ url: '/', headers: { cookie } })).body).toContain('{"travelMinutes":5}');
  });

  test('of a draft like what is published is marked too', async () => {
    previewed = { name: 'Draft 4', catalogue };
    const { app } = await serveSite();
    expect((await app.inject({ url: '/', headers: { cookie } })).body).toContain('Draft 4, not published.');
  });

  test('leaves the site that is served, however many there were', async () => {
    const { app, site } = await serveSite();
    for (let travelMinutes = 1; travelMinutes < 12; travelMinutes += 1) {
      await site?.preview({ ...shown, catalogue: { ...catalogue, travelMinutes } });
    }
    expect((await app.inject('/')).statusCode).toBe(200);
    expect(readdirSync(join(folder, 'previews')).length).toBeLessThanOrEqual(3);
  });

  test('that can’t be drawn says so, and is tried again', async () => {
    const program = join(folder, 'dist/.prerender/draw-again.mjs');
    mkdirSync(dirname(program));
    writeFileSync(program, 'process.exit(1)');
    const { app } = await serveSite();
    const failed = await app.inject({ url: '/', headers: { cookie } });
    expect([failed.statusCode, failed.body]).toEqual([409, expect.stringContaining('Resolve its contradictions')]);
    expect(failed.headers['cache-control']).toBe('no-store');
    writeFileSync(program, '');
    expect((await app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(200);
  });
});
