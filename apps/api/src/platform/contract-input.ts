import type { ErrorCode, RouteContract } from '@tintforge/api-contract';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { isProblem, type Problem, problem } from './problem';

type Issue = z.core.$ZodIssue;

/** A request's parts, parsed by its route's schemas; a part without a schema is undefined. */
export interface ContractInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses params, query and body, in this order, or names what is wrong with the first part that does not fit. */
export function readInput(contract: RouteContract, request: FastifyRequest): ContractInput | Problem {
  const params = parsePart(contract.params, request.params);
  if (isProblem(params)) return params;
  const query = parsePart(contract.query, request.query);
  if (isProblem(query)) return query;
  const body = parsePart(contract.body, request.body);
  if (isProblem(body)) return body;
  return { params, query, body };
}

function parsePart(schema: z.ZodType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(given);
  return parsed.success ? parsed.data : inputProblem(parsed.error.issues, given);
}

/** The first issue decides the code and the message; every issue names its field. */
function inputProblem(issues: readonly Issue[], given: unknown): Problem {
  const named = issues.map((issue) => nameIssue(issue, given));
  const [first] = named;
  const fields = Object.fromEntries(named.toReversed().map(({ field, message }) => [field, message]));
  return problem(first?.code ?? 'invalid_value', { message: first?.message ?? 'The request is not valid.', fields });
}

function nameIssue(issue: Issue, given: unknown): { code: InputCode; field: string; message: string } {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const path = field === '' ? key : `${field}.${key}`;
    return { code: 'unknown_key', field: path, message: `"${path}" is not a field of this request. Leave it out.` };
  }
  if (issue.code === 'invalid_type' || isMissing(issue, given)) {
    return isMissing(issue, given)
      ? { code: 'missing_field', field, message: `${title(field)} is missing.` }
      : { code: 'invalid_type', field, message: `${title(field)} must be ${withArticle(expectation(issue))}.` };
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return { code: isInputCode(code) ? code : 'invalid_value', field, message: sentence(issue, field) };
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

function expectation(issue: Issue): string {
  return issue.code === 'invalid_type' ? issue.expected : 'value of another kind';
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function title(field: string): string {
  return field === '' ? 'The request body' : `"${field}"`;
}

/** The schema's own words where it has some; they name the field for people already. */
function sentence(issue: Issue, field: string): string {
  return issue.message.startsWith('Invalid') ? `"${field}": ${issue.message}` : issue.message;
}
