import type { ErrorCode, RouteContract } from '@tintforge/api-contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isFromOutdatedPage, pageOutdated } from './outdated-page';
import { isProblem, type Problem, problem } from './problem';

type Issue = z.core.$ZodIssue;

/** A request's parts, parsed by its route's schemas; a part without a schema is undefined. */
export interface ContractInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses params, query and body, in this order, or names what is wrong with the first part that does not fit. What an
 * outdated page sends in another form names nothing that its user could mend, so it is refused as that.
 */
export function readInput(contract: RouteContract, request: FastifyRequest): ContractInput | Problem {
  const params = parsePart(contract.params, request.params);
  // The params are part of the address, and nothing can be at one that does not fit.
  if (isProblem(params)) return problem('not_found', { message: 'There’s nothing at this address.' });
  const query = parsePart(contract.query, request.query);
  if (isProblem(query)) return refusalOf(query, request);
  const body = parsePart(contract.body, request.body);
  if (isProblem(body)) return refusalOf(body, request);
  return { params, query, body };
}

/** Codes of what no one types: the form of a request. */
const ofForm: readonly ErrorCode[] = ['unknown_key', 'missing_field', 'invalid_type'];

function refusalOf(refused: Problem, request: FastifyRequest): Problem {
  return ofForm.includes(refused.body.code) && isFromOutdatedPage(request) ? pageOutdated() : refused;
}

function parsePart(schema: z.core.$ZodType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) return inputProblem(parsed.error.issues, given);
  const path = pathToNul(parsed.data);
  return path === undefined ? parsed.data : nulProblem(path);
}

/** Path to a string with the character NUL, which PostgreSQL neither stores nor compares; undefined without one. */
function pathToNul(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathToNul(inner);
    if (path !== undefined) return [key, ...path];
  }
  return undefined;
}

function nulProblem(path: readonly string[]): Problem {
  const field = path.join('.');
  const message = `${title(field)} may not contain control characters.`;
  return problem('invalid_value', { message, fields: { [field]: message } });
}

/** One thing that is wrong with one field; the whole body's name is empty. */
interface Finding {
  code: InputCode;
  field: string;
  message: string;
}

/** The first finding decides the code and the message; of several about a field the first is reported. */
function inputProblem(issues: readonly Issue[], given: unknown): Problem {
  const findings = issues.flatMap((issue) => findingsOf(issue, given));
  const [first] = findings;
  const fields = new Map<string, string>();
  for (const { field, message } of findings) {
    if (field !== '' && !fields.has(field)) fields.set(field, message);
  }
  return problem(first?.code ?? 'invalid_value', {
    message: first?.message ?? 'The request isn’t valid.',
    fields: Object.fromEntries(fields),
  });
}

function findingsOf(issue: Issue, given: unknown): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = [...issue.path, key].join('.');
      return { code: 'unknown_key', field, message: `"${field}" isn’t a field of this request. Leave it out.` };
    });
  }
  const field = issue.path.join('.');
  if (isMissing(issue, given)) return [{ code: 'missing_field', field, message: `${title(field)} is missing.` }];
  if (issue.code === 'invalid_type') {
    return [
      {
        code: 'invalid_type',
        field,
        message: `${title(field)} must be ${kinds[issue.expected] ?? `a ${issue.expected}`}.`,
      },
    ];
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return [{ code: isInputCode(code) ? code : 'invalid_value', field, message: sentence(issue, field) }];
}

const customCodes = ['invalid_characters', 'invalid_date'] as const;
type InputCode = Extract<
  ErrorCode,
  'unknown_key' | 'missing_field' | 'invalid_type' | 'invalid_value' | (typeof customCodes)[number]
>;

function isInputCode(code: unknown): code is (typeof customCodes)[number] {
  return customCodes.some((known) => known === code);
}

function isMissing(issue: Issue, given: unknown): boolean {
  let value = given;
  for (const key of issue.path) {
    value = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return value === undefined;
}

/** Readable names of expected types, where the schema's own name isn't readable. */
const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  object: 'an object',
};

function title(field: string): string {
  return field === '' ? 'The request body' : `"${field}"`;
}

/** The schema's own words where it has some: they name the field for people. The library's words need the name added. */
function sentence(issue: Issue, field: string): string {
  return /^(Invalid|Too big|Too small)\b/.test(issue.message) ? `${title(field)}: ${issue.message}.` : issue.message;
}
