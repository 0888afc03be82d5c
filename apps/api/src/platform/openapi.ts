import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
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

const document = openapiDocument() as unknown as StaticDocumentSpec['document'];

/** The contract for programs at /api/docs/json and for people at /api/docs. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: docsPolicy });
  });
}
