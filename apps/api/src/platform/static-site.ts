import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { Catalogue } from '@tintforge/booking-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { isApiCall } from './api-call';
import { assetsFolder, finishSite, type Site } from './finish-site';
import { isFromOutdatedPage, pageOutdated } from './outdated-page';
import { problem } from './problem';
import type { ReadPage } from './refused-form';
import { sendProblem } from './send-problem';

/** Pages of the site that a browser may prefetch (wicg.github.io/nav-speculation/speculation-rules.html). */
const speculationRules = 'speculation-rules.json';

/** Sites of previews, apart from the one that is served. */
const previewsFolder = 'previews';
const mostOtherPreviews = 2;

const yearMs = 365 * 24 * 60 * 60 * 1000;

type SiteSettings = 'webDist' | 'officeDist' | 'dataDir' | 'publicUrl' | 'mode';

export interface StaticSiteOptions {
  config: Pick<Config, SiteSettings>;
  /** The catalog that the site was built with. */
  published: Catalogue;
  /** The catalog that is in force now. */
  catalogueInForce(): Promise<Catalogue>;
  /** The catalog that a browser shows although it isn't in force; undefined for nearly all. */
  previewOf(headers: { cookie?: string | undefined }): Promise<SitePreview | undefined>;
}

/** A site that only one browser shows. */
export interface SitePreview {
  /** Its name for people: "Draft 3". */
  name: string;
  catalogue: Catalogue;
}

/** The site while it is served. */
export interface ServedSite {
  /** The files that are served at the moment. */
  current(): Site;
  /** Draws the pages again when another catalog is in force, and then serves them. Rejects when that fails. */
  follow(): Promise<void>;
  /** The HTML of a page by its path; undefined when there is none. */
  read: ReadPage;
  /** The site of a preview, drawn when it isn't there yet. Rejects when that fails. */
  preview(preview: SitePreview): Promise<Site>;
}

/** Time between two looks whether another catalog is in force, and after a failure. */
const followEveryMs = 1_000;
const afterFailureMs = 60_000;

/**
 * Serves the built site and the staff area: their pages exactly as each `routes.json` lists them, their files, and the
 * site's 404 page for every other path. Once the server listens, the pages follow the catalog in force. Under /api an
 * unknown path gets the API's response, and so does every path while there is no site. Resolves to the served site.
 */
export async function registerStaticSite(
  app: FastifyInstance,
  options: StaticSiteOptions,
): Promise<ServedSite | undefined> {
  const site = await openSite(app, options);
  if (site === undefined) {
    app.setNotFoundHandler(sendNotFound);
    return undefined;
  }
  const { folder, files, pages } = site.current();
  followWhileServing(app, site);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const fetchedAhead = files.has(speculationRules) ? { 'speculation-rules': `"/${speculationRules}"` } : {};
  // A route for each of some 300 hashed files would cost a fifth of a second at every start.
  app.get<{ Params: { '*': string } }>(`/${assetsFolder}*`, (request, reply) => {
    const file = assetsFolder + request.params['*'];
    if (site.current().files.has(file)) return sendFile(reply, file, site);
    return sendPreviewFile(file, { request, reply, site, options });
  });
  for (const file of [...files].filter((name) => !name.startsWith(assetsFolder))) {
    if (file === speculationRules) sendRules(app, readFileSync(join(folder, file)));
    else app.get(`/${file}`, (_request, reply) => sendFile(reply, file, site));
  }
  for (const { path, file, prerendered, isOffice } of pages) {
    // An app page needs its connections for what it shows.
    const ahead = prerendered ? fetchedAhead : {};
    app.get(path, async (request, reply) => {
      const preview = isOffice ? undefined : await options.previewOf(request.headers);
      if (preview !== undefined) return sendPreview(file, { preview, reply, site });
      return sendPage(reply.headers(ahead), file, site);
    });
    // One address for each page: what is typed with a slash at the end leads to it.
    if (path !== '/') app.get(`${path}/`, (request, reply) => reply.redirect(withoutSlash(request.url), 308));
  }
  app.setNotFoundHandler(notFoundHandler(site));
  return site;
}

/**
 * Finishes the site with the catalog in force. When that can't be drawn, the pages are those of the build until it can:
 * the shop stays open, and prices are the server's in any case. Resolves to undefined when there is no site.
 */
async function openSite(
  app: FastifyInstance,
  { config, published, catalogueInForce }: StaticSiteOptions,
): Promise<ServedSite | undefined> {
  const { webDist, officeDist, dataDir, publicUrl, mode } = config;

  function finish(catalogue: Catalogue, preview?: string): Promise<Site | undefined> {
    const changed = changedParts(catalogue, published);
    const settings = { webDist, officeDist, origin: publicUrl, mode, catalogue: changed };
    if (preview === undefined) return finishSite({ ...settings, into: join(dataDir, 'site') });
    return finishSite({ ...settings, into: join(dataDir, previewsFolder), preview, mostOthers: mostOtherPreviews });
  }

  let drawnWith = await catalogueInForce();
  const opened = await finish(drawnWith).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the pages are those of the build');
    drawnWith = published;
    return finish(published);
  });
  if (opened === undefined) return undefined;
  let current = opened;
  return {
    current: () => current,
    async read(path) {
      const { folder, pages } = current;
      const page = pages.find((each) => each.path === path);
      return page && (await readFile(join(folder, page.file), 'utf8'));
    },
    async follow() {
      const catalogue = await catalogueInForce();
      if (catalogue === drawnWith) return;
      const began = performance.now();
      const site = await finish(catalogue);
      drawnWith = catalogue;
      if (site === undefined || site.folder === current.folder) return;
      current = site;
      app.log.info({ milliseconds: Math.round(performance.now() - began) }, 'pages follow the catalog');
    },
    preview: keepLast(async ({ name, catalogue }: SitePreview) => {
      const began = performance.now();
      const site = await finish(catalogue, name);
      if (site === undefined) throw new Error('There is no site to preview');
      app.log.info({ milliseconds: Math.round(performance.now() - began) }, 'a preview was drawn');
      return site;
    }),
  };
}

/** The last site that was drawn, for every request of the same one; sites are drawn one at a time. */
function keepLast(draw: (preview: SitePreview) => Promise<Site>): (preview: SitePreview) => Promise<Site> {
  let last: { key: string; site: Promise<Site> } | undefined;
  return (preview) => {
    const key = JSON.stringify(preview);
    if (last?.key === key) return last.site;
    const drawn = (last?.site ?? Promise.resolve()).then(
      () => draw(preview),
      () => draw(preview),
    );
    const kept = { key, site: drawn };
    last = kept;
    // After a failure the next request tries again.
    drawn.catch(() => {
      if (last === kept) last = undefined;
    });
    return drawn;
  };
}

/** The parts of a catalog that differ from the published one's; undefined when none does. */
function changedParts(catalogue: Catalogue, published: Catalogue): Partial<Catalogue> | undefined {
  const before = new Map(Object.entries(published).map(([part, value]) => [part, JSON.stringify(value)]));
  const changed = Object.entries(catalogue).filter(([part, value]) => JSON.stringify(value) !== before.get(part));
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/**
 * Follows the catalog, and compresses what is served in the background: neither visitors nor a new price wait for that,
 * which takes seconds.
 */
function followWhileServing(app: FastifyInstance, site: ServedSite): void {
  const ending = new AbortController();
  const { signal } = ending;
  let following = Promise.resolve();

  /** Compresses a site until another one is served. */
  async function compress(one: Site, replaced: AbortSignal): Promise<void> {
    await one.compress(AbortSignal.any([signal, replaced])).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the site is served uncompressed');
    });
  }

  async function followUntilTheEnd(): Promise<void> {
    let replacing = new AbortController();
    let compressed = site.current();
    let compressing = compress(compressed, replacing.signal);
    while (!signal.aborted) {
      let pause = followEveryMs;
      try {
        await site.follow();
      } catch (error) {
        app.log.warn({ err: error }, 'the pages stay as they were');
        pause = afterFailureMs;
      }
      if (compressed !== site.current()) {
        replacing.abort();
        await compressing;
        replacing = new AbortController();
        compressed = site.current();
        compressing = compress(compressed, replacing.signal);
      }
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await compressing;
  }

  app.addHook('onListen', (done) => {
    following = followUntilTheEnd();
    done();
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await following;
  });
}

/** On this site regardless of the request's host: a request may name a host before its path (RFC 9112, 3.2.2). */
function withoutSlash(url: string): string {
  return url.replace(/^https?:\/\/.*?\//i, '/').replace(/\/(?=$|[?#])/, '');
}

function sendPage(reply: FastifyReply, file: string, site: ServedSite): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile(file, site.current().folder);
}

/** A page as a preview shows it: for this browser alone, and not kept by it. */
async function sendPreview(
  file: string,
  { preview, reply, site }: { preview: SitePreview; reply: FastifyReply; site: ServedSite },
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  try {
    const { folder } = await site.preview(preview);
    return reply.sendFile(file, folder);
  } catch (error) {
    reply.log.warn({ err: error }, 'a preview failed to draw');
    return reply.code(409).type('text/plain; charset=utf-8').send(cannotDraw);
  }
}

const cannotDraw =
  'These pages can’t be drawn with the draft. Resolve its contradictions in Settings, Catalog, then reload.';

/** A file that only the pages of a preview have: its styles, its pictures. */
async function sendPreviewFile(
  file: string,
  {
    request,
    reply,
    site,
    options,
  }: { request: FastifyRequest; reply: FastifyReply; site: ServedSite; options: StaticSiteOptions },
): Promise<FastifyReply> {
  const preview = await options.previewOf(request.headers);
  const drawn = preview && (await site.preview(preview).catch(() => undefined));
  if (!drawn?.files.has(file)) {
    reply.callNotFound();
    return reply;
  }
  return reply.header('cache-control', 'no-store').sendFile(file, drawn.folder);
}

/** Browsers accept rules only with this type, which no table of file types has. */
function sendRules(app: FastifyInstance, rules: Buffer): void {
  const caching = 'public, max-age=3600';
  app.get(`/${speculationRules}`, (_request, reply) =>
    reply.header('cache-control', caching).type('application/speculationrules+json').send(rules),
  );
}

function sendFile(reply: FastifyReply, file: string, site: ServedSite): FastifyReply {
  const isHashed = file.startsWith(assetsFolder);
  const caching = isHashed ? `public, max-age=${yearMs / 1000}, immutable` : 'public, max-age=3600';
  return reply.header('cache-control', caching).sendFile(file, site.current().folder);
}

function notFoundHandler(site: ServedSite) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isForPeople(request)) return sendNotFound(request, reply);
    const { notFound } = site.current();
    return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notFound);
  };
}

function isForPeople({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|_stripe|health)(?=[/?]|$)/.test(url);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isOfPage = isApiCall(request) && isFromOutdatedPage(request);
  const nothing = () => problem('not_found', { message: 'There’s nothing at this address.' });
  return sendProblem(reply, isOfPage ? pageOutdated() : nothing());
}
