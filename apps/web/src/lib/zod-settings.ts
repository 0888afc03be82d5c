/** The policy forbids to run text as code. zod would try that first, unless its settings, which are looked for here, say no. */
export function keepZodFromRunningText(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
