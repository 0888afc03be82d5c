/** A history takes several times longer on a server than in a file of this process; the long tests live through more. */
export function historyCount(most: number): number {
  return process.env.TEST_ENGINE === 'postgres' ? Math.round(most / 8) : most;
}
