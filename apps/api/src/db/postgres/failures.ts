/** The code of a failure that PostgreSQL names (appendix A of its manual). */
export function stateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * serialization_failure, deadlock_detected, lock_not_available, out_of_memory (so many are under way that the server
 * has no place left to note what each has read), and invalid_sql_statement_name: the same statement was sent just before and
 * failed, so that it wasn't prepared.
 */
const conflictStates: readonly (string | undefined)[] = ['40001', '40P01', '55P03', '53200', '26000'];

/** True when nothing was written and a retry makes sense: there was a conflict, or the connection broke. */
export function isRetryable(error: unknown): boolean {
  return conflictStates.includes(stateOf(error)) || (error instanceof Error && isConnectionLost(error));
}

/** query_canceled by `statement_timeout`, disk_full, and read_only_sql_transaction. */
const refusedStates: readonly (string | undefined)[] = ['57014', '53100', '25006'];

/** True when nothing was written and an immediate retry would be pointless. */
export function isRefused(error: unknown): boolean {
  return refusedStates.includes(stateOf(error));
}

/** 23505 unique_violation, of `table` when it is named. */
export function isUniqueViolation(error: unknown, table?: string): boolean {
  if (stateOf(error) !== '23505') return false;
  return table === undefined || (error as { table?: string }).table === table;
}

const connectionStates = /^(08...|57P0[1-5]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;

/** The server or the connection to it is gone. The outcome of a commit in progress is unknown. */
export function isConnectionLost(error: Error): boolean {
  const state = stateOf(error);
  return state === undefined ? /connection|timeout/i.test(error.message) : connectionStates.test(state);
}
