/** The code of a failure that PostgreSQL names (appendix A of its manual). */
export function stateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** serialization_failure, deadlock_detected and lock_not_available. */
const conflictStates: readonly (string | undefined)[] = ['40001', '40P01', '55P03'];

/** Whether nothing is left of what was asked, and it may be asked again: others were in the way, or the way broke. */
export function isRetryable(error: unknown): boolean {
  return conflictStates.includes(stateOf(error)) || (error instanceof Error && isConnectionLost(error));
}

/** 57014 query_canceled, by `statement_timeout`. */
export function isTooSlow(error: unknown): boolean {
  return stateOf(error) === '57014';
}

/** 23505 unique_violation, of `table` when it is named. */
export function isUniqueViolation(error: unknown, table?: string): boolean {
  if (stateOf(error) !== '23505') return false;
  return table === undefined || (error as { table?: string }).table === table;
}

const connectionStates = /^(08...|57P0[1-5]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;

/** The server or the way to it is gone. What became of a transaction whose commit was under way, nobody can say. */
export function isConnectionLost(error: Error): boolean {
  const state = stateOf(error);
  return state === undefined ? /connection|timeout/i.test(error.message) : connectionStates.test(state);
}
