/** Longest wait for an idle moment, in milliseconds. */
const longestWait = 2_000;

/** Runs something once the page has nothing better to do. Returns a function that takes it back. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(callback);
}
