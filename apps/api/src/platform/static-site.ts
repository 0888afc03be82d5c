import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { finishSite, type Site } from './finish-site';
import { problem } from './problem';
import { sendProblem } from './send-problem';

/** Pages of the site that a browser may prefetch (wicg.github.io/nav-speculation/speculation-rules.html). */
const speculationRules = 'speculation-rules.json';

/** The build puts a hash of the content into the name of everything in here. */
const assetsFolder = 'assets/';

const yearMs = 365 * 24 * 60 * 60 * 1000;

type SiteSettings = 'webDist' | 'officeDist' | 'dataDir' | 'publicUrl' | 'mode';

/**
 * Serves the built site and the staff area: their pages exactly as each `routes.json` lists them, their files, and the
 * site's 404 page for every other path. Under /api an unknown path gets the API's response, and so does every path
 * while there is no site. Resolves to the served site.
 */
export async function registerStaticSite(
  app: FastifyInstance,
  { webDist, officeDist, dataDir, publicUrl, mode }: Pick<Config, SiteSettings>,
): Promise<Site | undefined> {
  const site = await finishSite({ webDist, officeDist, into: join(dataDir, 'site'), origin: publicUrl, mode });
  if (site === undefined) {
    app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
    return undefined;
  }
  compressWhileServing(app, site);
  await app.register(fastifyStatic, { root: site.folder, serve: false, preCompressed: true, cacheControl: false });
  const fetchedAhead = site.files.includes(speculationRules) ? { 'speculation-rules': `"/${speculationRules}"` } : {};
  // A route for each of some 300 hashed files would cost a fifth of a second at every start.
  const assets = new Set(site.files.filter((file) => file.startsWith(assetsFolder)));
  app.get<{ Params: { '*': string } }>(`/${assetsFolder}*`, (request, reply) => {
    const file = assetsFolder + request.params['*'];
    return assets.has(file) ? sendFile(reply, file) : reply.callNotFound();
  });
  for (const file of site.files) {
    if (file === speculationRules) sendRules(app, readFileSync(join(site.folder, file)));
    else if (!assets.has(file)) app.get(`/${file}`, (_request, reply) => sendFile(reply, file));
  }
  for (const { path, file } of site.pages) {
    app.get(path, (_request, reply) => sendPage(reply.headers(fetchedAhead), file));
    // One address for each page: what is typed with a slash at the end leads to it.
    if (path !== '/') app.get(`${path}/`, (request, reply) => reply.redirect(withoutSlash(request.url), 308));
  }
  app.setNotFoundHandler(notFoundHandler(site));
  return site;
}

/** Compressing takes seconds at the first start of a build; visitors need not wait for it. */
function compressWhileServing(app: FastifyInstance, { compress }: Site): void {
  const ending = new AbortController();
  let compressing = Promise.resolve();
  app.addHook('onListen', (done) => {
    compressing = compress(ending.signal).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the site is served uncompressed');
    });
    done();
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await compressing;
  });
}

/** On this site regardless of the request's host: a request may name a host before its path (RFC 9112, 3.2.2). */
function withoutSlash(url: string): string {
  return url.replace(/^https?:\/\/.*?\//i, '/').replace(/\/(?=$|[?#])/, '');
}

function sendPage(reply: FastifyReply, file: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile(file);
}

/** Browsers accept rules only with this type, which no table of file types has. */
function sendRules(app: FastifyInstance, rules: Buffer): void {
  const caching = 'public, max-age=3600';
  app.get(`/${speculationRules}`, (_request, reply) =>
    reply.header('cache-control', caching).type('application/speculationrules+json').send(rules),
  );
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const isHashed = file.startsWith(assetsFolder);
  const caching = isHashed ? `public, max-age=${yearMs / 1000}, immutable` : 'public, max-age=3600';
  return reply.header('cache-control', caching).sendFile(file);
}

function notFoundHandler({ folder }: Site) {
  const page = readFileSync(join(folder, '404.html'), 'utf8');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isForPeople(request)) return sendNotFound(reply);
    return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
}

function isForPeople({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|_stripe|health)(?=[/?]|$)/.test(url);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, problem('not_found', { message: 'There’s nothing at this address.' }));
}
