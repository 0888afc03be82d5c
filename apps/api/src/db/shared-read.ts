/**
 * A read that callers share. A call while one is under way shares the next one: the one under way may have begun before
 * what its caller has just written. A failure is everyone's who shared it, and the next call reads again.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;

  function begin(): Promise<Value> {
    next = undefined;
    const begun = read().finally(() => {
      // Unless the next one has begun already.
      if (current === begun) current = undefined;
    });
    current = begun;
    return begun;
  }

  return () => {
    if (current === undefined) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
}
