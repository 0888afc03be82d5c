/**
 * The content security policy forbids `eval`. zod would try it first, unless its settings, which it reads from here,
 * disable that.
 */
export function keepZodFromRunningText(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
