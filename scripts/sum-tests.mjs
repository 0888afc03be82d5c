/**
 * Sums what every runner reported (`reports/*.json` of each workspace package: vitest, Playwright and our own scripts)
 * into one closing line, and repeats above it what failed, because a log that is cut keeps its end. Nothing reported, or
 * anything failed, is a failure.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The most failures that are repeated, and of each the most lines: its message and the start of its stack. */
const shownFailures = 20;
const messageLines = 12;

/** The failed stories of a Playwright suite and of the suites in it. */
function failedStories({ title, file, suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'skipped')
      .map(({ projectName, results }) => ({
        file,
        name: [title, spec.title, projectName].join(' › '),
        message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failedStories)];
}

function failedTests({ name: file, status, message, assertionResults }) {
  const own = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => ({ file, name: test.fullName, message: (test.failureMessages ?? []).join('\n') }));
  return own.length === 0 && status === 'failed' ? [{ file, name: 'the file itself', message }] : own;
}

/** A file that couldn't be read counts as one failure: none of its tests is in the runner's own count. */
function resultOf(report) {
  if (report.stats !== undefined) {
    const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats;
    const failures = (report.suites ?? []).flatMap(failedStories);
    return { passed: expected + flaky, failed: unexpected + skipped, failures };
  }
  const failures = (report.testResults ?? []).flatMap(failedTests);
  const counted = (report.numFailedTests ?? 0) + (report.numPendingTests ?? 0);
  return { passed: report.numPassedTests ?? 0, failed: Math.max(counted, failures.length), failures };
}

const results = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((name) => {
    const folder = join(root, group, name, 'reports');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => resultOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }),
);

for (const { file, name, message } of results.flatMap(({ failures }) => failures).slice(0, shownFailures)) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  console.log(`\nFAILED ${(file ?? '').replace(`${root}/`, '')}: ${name}`);
  console.log(lines.slice(0, messageLines).join('\n'));
}
const passed = results.reduce((sum, report) => sum + report.passed, 0);
const failed = results.reduce((sum, report) => sum + report.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(passed === 0 || failed > 0 ? 1 : 0);
