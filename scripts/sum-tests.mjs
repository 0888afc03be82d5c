/**
 * Sums what every runner reported (`reports/*.json` of each workspace package: vitest, Playwright and our own scripts)
 * into one closing line. Nothing reported, or anything failed, is a failure.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function countsOf(report) {
  if (report.stats !== undefined) {
    const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats;
    return { passed: expected + flaky, failed: unexpected + skipped };
  }
  return { passed: report.numPassedTests ?? 0, failed: (report.numFailedTests ?? 0) + (report.numPendingTests ?? 0) };
}

const reports = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((name) => {
    const folder = join(root, group, name, 'reports');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => countsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }),
);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(passed === 0 || failed > 0 ? 1 : 0);
