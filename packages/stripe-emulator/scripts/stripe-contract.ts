import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { type Exchange, holdConversation } from '../src/testing/conversation';
import { sdkInterface } from '../src/testing/sdk-types';

// Checks the emulator against Stripe's published contract: responses are validated against the OpenAPI specification,
// and the keys of each object are compared with the official example objects. That data is not part of this package; it
// is read from STRIPE_CONTRACT_DIR, by default `../shared/stripe` seen from the repository.

type Json = { [key: string]: unknown };

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody: { content: Record<string, { schema: { properties?: Json } }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
}

interface Specification {
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

/** Keys of the example that may be absent, because Stripe includes them only now and then. */
const sometimesAbsent: Record<string, string[]> = {
  // A list of refunds comes only when it is expanded.
  charge: ['refunds'],
};

const sdkNames = {
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  charge: ['Charges', 'Charge'],
  refund: ['Refunds', 'Refund'],
  event: ['Events', 'EventBase'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
} as const;

const failures: string[] = [];
let passed = 0;

const specification: Specification = read('stripe-openapi');
const fixtures: { resources: Record<string, Json> } = read('stripe-fixtures');
await run(specification, fixtures.resources);
report();

async function run(spec: Specification, examples: Record<string, Json>): Promise<void> {
  const exchanges = await holdConversation();
  const covered = checkAnswers(spec, exchanges);
  for (const [path, operations] of Object.entries(spec.paths)) {
    // Customers are in the data but not in the emulator.
    if (path.startsWith('/v1/customers')) continue;
    for (const method of Object.keys(operations)) {
      check(`${method.toUpperCase()} ${path} was answered`, covered.has(`${method} ${path}`) ? [] : ['never']);
    }
  }
  for (const kind of ['payment_intent', 'charge', 'refund', 'event', 'payment_method'] as const) {
    const example = examples[kind];
    if (example !== undefined) checkKeys(kind, { example, seen: objectsOf(kind, exchanges) });
  }
}

function checkAnswers(spec: Specification, exchanges: readonly Exchange[]): Set<string> {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'unix-time': true } });
  ajv.addSchema({ $id: 'stripe', components: nullable(spec.components) });
  const covered = new Set<string>();
  for (const exchange of exchanges) {
    const method = exchange.method.toLowerCase();
    const path = Object.keys(spec.paths).find((template) => fits(template, exchange.path));
    const operation = path === undefined ? undefined : spec.paths[path]?.[method];
    if (operation === undefined) continue;
    const schema =
      operation.responses[exchange.status === 200 ? '200' : 'default']?.content['application/json']?.schema;
    const name = `${exchange.method} ${exchange.path} → ${exchange.status}`;
    if (exchange.status === 200) covered.add(`${method} ${path}`);
    const validate = ajv.compile(nullable(schema ?? {}));
    validate(exchange.body);
    check(
      name,
      (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`),
    );
    if (exchange.status === 200) checkParams(name, { exchange, operation });
  }
  return covered;
}

/** A parameter that the emulator took must be one that Stripe takes. */
function checkParams(name: string, { exchange, operation }: { exchange: Exchange; operation: Operation }): void {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const form = operation.requestBody.content['application/x-www-form-urlencoded']?.schema.properties ?? {};
  const known = [...query.map((parameter) => parameter.name), ...Object.keys(form)];
  const unknown = exchange.params.filter((param) => !known.includes(param));
  check(
    `${name}: parameters`,
    unknown.map((param) => `${param} is not in the specification`),
  );
}

/** All keys of the example, and no key unknown to both the example and the installed SDK, which is newer. */
function checkKeys(kind: keyof typeof sdkNames, { example, seen }: { example: Json; seen: readonly Json[] }): void {
  const expected = Object.keys(example).filter((key) => !(sometimesAbsent[kind] ?? []).includes(key));
  const [file, name] = sdkNames[kind];
  const sdk = sdkInterface(file, name);
  const allowed = new Set([...Object.keys(example), ...sdk.required, ...sdk.optional]);
  check(`${kind}: seen`, seen.length > 0 ? [] : ['never']);
  const missing = expected.filter((key) => seen.some((object) => !(key in object)));
  const extra = new Set(seen.flatMap((object) => Object.keys(object).filter((key) => !allowed.has(key))));
  check(
    `${kind}: keys of the official example`,
    missing.map((key) => `${key} is missing`),
  );
  check(
    `${kind}: no key of its own`,
    [...extra].map((key) => `${key} is unknown`),
  );
}

function objectsOf(kind: string, value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsOf(kind, item));
  if (typeof value !== 'object' || value === null) return [];
  const object: Json = { ...value };
  const inner = Object.values(object).flatMap((item) => objectsOf(kind, item));
  return object.object === kind ? [object, ...inner] : inner;
}

function fits(template: string, path: string): boolean {
  const pattern = template.replaceAll(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

/** OpenAPI 3.0 has `nullable`, JSON Schema lists `null` as one of the types. */
function nullable(schema: Json): Json {
  const copy = JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { nullable: isNullable, $ref, ...rest } = { ...value } as Json;
    const plain = typeof $ref === 'string' ? { $ref: $ref.replace('#/', 'stripe#/') } : rest;
    return isNullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
  });
  return copy;
}

function check(name: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1;
  else failures.push(`${name}: ${problems.slice(0, 5).join('; ')}`);
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../contract/${name}.json`, import.meta.url), 'utf8'));
}

function report(): void {
  for (const failure of failures) say(`✗ ${failure}`);
  say(`Stripe contract: ${passed} passed, ${failures.length} failed`);
  const reports = fileURLToPath(new URL('../reports', import.meta.url));
  mkdirSync(reports, { recursive: true });
  const counts = { numPassedTests: passed, numFailedTests: failures.length };
  writeFileSync(join(reports, 'stripe-contract.json'), `${JSON.stringify(counts)}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
