import type { ErrorBody, ErrorCode, ErrorDetails } from '@tintforge/api-contract';

/** An expected failure: a code of the contract, a message for people, and the code's details. */
export type Problem = { problem: true; body: ErrorBody };

type DetailsFor<Code extends ErrorCode> = Code extends keyof ErrorDetails ? { details: ErrorDetails[Code] } : unknown;

/** Makes a problem. `fields` maps the path of each bad field to its own message. */
export function problem<Code extends ErrorCode>(
  code: Code,
  rest: { message: string; fields?: Record<string, string> } & DetailsFor<Code>,
): Problem {
  return { problem: true, body: { code, ...rest } as ErrorBody };
}

/** Distinguishes a problem from a value. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'problem' in value && value.problem === true;
}

/** The data that staff changed was changed by someone else since they loaded it; nothing was written. */
export function changedMeanwhile(): Problem {
  return problem('changed_meanwhile', {
    message: 'This has changed since you opened it. Reload to see the current details.',
  });
}
