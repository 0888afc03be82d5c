import {
  type EndpointName,
  type ErrorCode,
  endpoints,
  errorStatuses,
  generalErrors,
  type RouteContract,
  routes,
} from '@tintforge/api-contract';
import { brand } from '@tintforge/content';
import * as z from 'zod';

/** A JSON Schema as zod writes it. */
type Schema = z.core.JSONSchema.JSONSchema;

/** The part of OpenAPI 3.1 that the contract needs. */
export interface OpenapiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  /** Path → method in lower case → operation. */
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
}

interface Operation {
  operationId: EndpointName;
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  security?: Record<string, string[]>[];
  /** Status → response. */
  responses: Record<string, { description: string; content: Content }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: unknown;
}

type Content = Record<string, { schema: Schema }>;

/**
 * The contract's route table as an OpenAPI document. Computing its paths takes a tenth of a second, on first access.
 */
export function openapiDocument(): OpenapiDocument {
  let paths: OpenapiDocument['paths'] | undefined;
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '1', description: 'Booking and payment. Money is in US dollars.' },
    get paths() {
      paths ??= allPaths();
      return paths;
    },
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        'booking-token': {
          type: 'apiKey',
          in: 'header',
          name: 'Booking-Token',
          description: 'The secret of one booking.',
        },
        'quote-token': {
          type: 'apiKey',
          in: 'header',
          name: 'Quote-Token',
          description: 'The secret of one quote.',
        },
        login: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token from POST /api/auth/login.',
        },
      },
    },
  };
}

function allPaths(): OpenapiDocument['paths'] {
  const paths: OpenapiDocument['paths'] = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name, routes[name]) };
  }
  return paths;
}

const errorSchema: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatuses) },
    message: { type: 'string', description: 'For people; names the field and what to do.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A message for each bad field.' },
    details: { type: 'object', description: 'Data that goes with the code.' },
  },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A UUID of your own; the same key gets the same answer.',
  schema: { type: 'string', format: 'uuid' },
};

function operation(name: EndpointName, contract: RouteContract): Operation {
  const { summary, access, params, query, body, file, idempotent, errors } = contract;
  return {
    operationId: name,
    summary,
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(idempotent === true ? [idempotencyKey] : []),
    ],
    ...(file !== undefined && {
      requestBody: {
        required: true,
        content: Object.fromEntries(file.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
      },
    }),
    ...(body !== undefined && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    ...(!access.includes('public') && { security: securityOf(access) }),
    responses: { ...successes(contract), ...failures([...errors, ...generalErrors]) },
  };
}

/** Either of what is listed suffices. */
function securityOf(access: RouteContract['access']): Record<string, string[]>[] {
  const needsLogin = access.some((claim) => claim !== 'booking-token' && claim !== 'quote-token');
  return [
    ...(access.includes('booking-token') ? [{ 'booking-token': [] }] : []),
    ...(access.includes('quote-token') ? [{ 'quote-token': [] }] : []),
    ...(needsLogin ? [{ login: [] }] : []),
  ];
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function successes({ responses, contentType = 'application/json' }: RouteContract): Operation['responses'] {
  const [mediaType = contentType] = contentType.split(';');
  const described = Object.entries(responses).map(([status, schema]) => {
    return [status, { description: 'The answer', content: { [mediaType]: { schema: schemaOf(schema, 'output') } } }];
  });
  return Object.fromEntries(described);
}

/** The codes of a route, gathered by their status. */
function failures(codes: readonly ErrorCode[]): Operation['responses'] {
  const statuses = [...new Set(codes.map((code) => errorStatuses[code]))];
  const described = statuses.map((status) => {
    const listed = codes.filter((code) => errorStatuses[code] === status);
    return [
      status,
      { description: [...new Set(listed)].join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ];
  });
  return Object.fromEntries(described);
}

function json(schema: Schema): Content {
  return { 'application/json': { schema } };
}

/** Checks that JSON Schema cannot express are left out; the API still makes them. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
