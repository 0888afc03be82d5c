/** Three-valued truth: what is not known is neither. */
export type Truth = 'yes' | 'no' | 'unknown';

/** `no` if one is, else `unknown` if one is. */
export function allOf(truths: readonly Truth[]): Truth {
  if (truths.includes('no')) return 'no';
  return truths.includes('unknown') ? 'unknown' : 'yes';
}

/** `yes` if one is, else `unknown` if one is. */
export function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('unknown') ? 'unknown' : 'no';
}

/** The opposite; what is not known stays so. */
export function not(truth: Truth): Truth {
  if (truth === 'unknown') return 'unknown';
  return truth === 'yes' ? 'no' : 'yes';
}

/** The truth of a test on something that may be missing. */
export function known<Value>(value: Value | undefined, holds: (value: Value) => boolean): Truth {
  if (value === undefined) return 'unknown';
  return holds(value) ? 'yes' : 'no';
}
