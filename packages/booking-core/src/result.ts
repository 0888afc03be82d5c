/** Result of a rule: a value, or a problem with a stable code. Only bugs throw. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** A successful result. */
export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** A failed result. */
export function failure<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
