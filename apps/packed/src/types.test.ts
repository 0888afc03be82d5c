import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { entriesOf, manifestOf } from './installed-package';
import { publishedPackages } from './published-packages';
import { examplesIn, readmeOf } from './readme-examples';
import { runInConsumer } from './run-in-consumer';

// The consumer's own files are there already; these are generated from the published packages.
beforeAll(() => {
  const addresses = publishedPackages.flatMap((name) => entriesOf(name).map(({ address }) => address));
  const imports = addresses.map((address, index) => `export * as door${index} from '${address}';\n`);
  writeFileSync(join(inject('consumer'), 'src', 'every-door.ts'), imports.join(''));
  for (const name of publishedPackages) {
    for (const { file, code } of examplesIn(readmeOf(name), name)) {
      // A module even where it imports nothing.
      writeFileSync(join(inject('consumer'), 'src', file), `${code}\nexport {};\n`);
    }
  }
});

/** The native compiler is the consumer's own; the one before it is ours. */
const native = join('node_modules', 'typescript', 'bin', 'tsc');
const former = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const asNode = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
const asBundlers = ['--module', 'esnext', '--moduleResolution', 'bundler'];

describe('a project with every strict check finds nothing wrong', () => {
  test.each([
    ['as Node resolves, in the declarations of all that is installed too', native, asNode],
    ['as bundlers resolve', native, [...asBundlers, '--skipLibCheck']],
    ['with TypeScript 6', former, [...asBundlers, '--skipLibCheck']],
  ])('%s', async (_name, compiler, options) => {
    expect(await runInConsumer(compiler, ...options)).toBe('');
  });

  test('and finds what is wrong', async () => {
    const wrong = "import { formatCents } from '@tintforge/booking-core';\nformatCents('1');\n";
    writeFileSync(join(inject('consumer'), 'wrong.ts'), wrong);
    const options = ['--ignoreConfig', '--skipLibCheck', '--noEmit', '--types', 'node', 'wrong.ts'];
    await expect(runInConsumer(native, ...asNode, ...options)).rejects.toThrow('wrong.ts(2,13): error TS2345');
  });
});

test('every address of every package is among what was checked', () => {
  const addresses = publishedPackages.flatMap((name) => entriesOf(name));
  const withoutTypes = publishedPackages.flatMap((name) =>
    Object.entries(manifestOf(name).exports).flatMap(([subpath, target]) =>
      typeof target === 'string' ? [subpath] : [],
    ),
  );
  expect(addresses.length).toBeGreaterThan(publishedPackages.length);
  expect(withoutTypes).toEqual(['./styles.css', './fonts/*']);
});
