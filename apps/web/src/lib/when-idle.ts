/** Maximum wait for an idle moment, in milliseconds. */
const longestWait = 2_000;

/** Runs a callback once the page is idle. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(callback);
}
