import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { openapiDocument } from './openapi-document';

/**
 * Additions to the site's content security policy for the documentation pages: the viewer is a separate bundle that
 * writes style attributes and draws its icons from data URLs.
 */
const docsPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** The documentation's pages, below `path`, as a separate server without a port. */
export async function buildDocs(path: string): Promise<FastifyInstance> {
  const docs = Fastify();
  const document = openapiDocument() as unknown as StaticDocumentSpec['document'];
  await docs.register(swagger, { mode: 'static', specification: { document } });
  await docs.register(swaggerUi, { routePrefix: path, staticCSP: docsPolicy });
  return docs;
}
