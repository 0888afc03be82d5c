import { endpoints, errorStatuses, generalErrors, routes } from '@tintforge/api-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerOpenapi } from './openapi';
import { openapiDocument } from './openapi-document';

const document = openapiDocument();

describe('the document', () => {
  test('lists every route of the contract and no other', () => {
    const listed = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(listed.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each(Object.entries(endpoints))('%s stands under its method and path', (name, { method, path }) => {
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    expect(document.paths[address]?.[method.toLowerCase()]?.operationId).toBe(name);
  });

  test.each(Object.entries(routes))('%s names each of its codes under its status', (name, route) => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const operation = operations.find(({ operationId }) => operationId === name);
    for (const code of [...route.errors, ...generalErrors]) {
      expect(operation?.responses[errorStatuses[code]]?.description.split(', ')).toContain(code);
    }
    for (const status of Object.keys(route.responses)) expect(operation?.responses[status]).toBeDefined();
  });

  test('a booking shows its path parameter, its header and its secret', () => {
    const details = document.paths['/api/bookings/{code}/details']?.get;
    expect(details?.parameters).toMatchObject([{ name: 'code', in: 'path', required: true }]);
    expect(details?.security).toEqual([{ 'booking-token': [] }, { login: [] }]);
    const create = document.paths['/api/bookings']?.post;
    expect(create?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: true }]);
    expect(create?.security).toBeUndefined();
    expect(create?.requestBody?.content['application/json']?.schema.properties).toHaveProperty('totalPrice');
  });

  test('what is for accounts alone asks for a login, and what is for the secret alone for that', () => {
    expect(document.paths['/api/auth/user']?.get?.security).toEqual([{ login: [] }]);
    expect(document.paths['/api/payment/create-intent']?.post?.security).toEqual([{ 'booking-token': [] }]);
    expect(document.paths['/api/auth/login']?.post?.security).toBeUndefined();
    const named = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ security = [] }) => security.flatMap((each) => Object.keys(each)));
    expect(Object.keys(document.components.securitySchemes).sort()).toEqual([...new Set(named)].sort());
  });

  test('optional query parameters are optional', () => {
    const parameters = document.paths['/api/availability']?.get?.parameters ?? [];
    expect(parameters.find(({ name }) => name === 'zip')?.required).toBe(true);
    expect(parameters.find(({ name }) => name === 'exclude')?.required).toBe(false);
  });
});

describe('over HTTP', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = Fastify();
    registerOpenapi(app);
  });
  afterEach(() => app.close());

  test('programs read it at /api/docs/json', async () => {
    expect((await app.inject('/api/docs/json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('people read it at /api/docs, whose scripts are all files of ours', async () => {
    const page = await app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const [, inline] of page.body.matchAll(/<script[^>]*>([^<]*)<\/script>/g)) expect(inline?.trim()).toBe('');
    const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, path = '']) => path);
    for (const path of scripts) expect((await app.inject(path)).statusCode).toBe(200);
  });

  test('its policy stays with it', async () => {
    app.get('/elsewhere', async () => 'page');
    expect((await app.inject('/elsewhere')).headers['content-security-policy']).toBeUndefined();
  });
});
