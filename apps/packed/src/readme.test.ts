import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { publishedPackages } from './published-packages';
import { examplesIn, importedBy, installedBy, readmeOf, scriptOf } from './readme-examples';
import { runInConsumer } from './run-in-consumer';

describe.each(publishedPackages)('the README of %s', (name) => {
  const readme = readmeOf(name);
  const examples = examplesIn(readme, name);

  test('shows how to install it, and an example', () => {
    expect(installedBy(readme)).toContain(`@tintforge/${name}`);
    expect(examples.length).toBeGreaterThan(0);
  });

  test.each(examples)('$file imports what the README installs', ({ code }) => {
    expect(installedBy(readme)).toEqual(expect.arrayContaining(importedBy(code)));
  });

  test.each(examples)('$file comes to what its comments say', async (example) => {
    const script = join('src', `${example.file}.mjs`);
    writeFileSync(join(inject('consumer'), script), scriptOf(example));
    const told: { expression: string; claimed: string; is: string }[] = JSON.parse(
      await runInConsumer('--import', './css-as-empty.mjs', script),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const { expression, claimed, is } of told)
      expect(`${expression} is ${is}`).toBe(`${expression} is ${claimed}`);
  });
});

test('a claim that is not so is seen', async () => {
  const script = join('src', 'wrong.mjs');
  writeFileSync(join(inject('consumer'), script), scriptOf({ file: 'wrong.ts', code: "['a', 'b'].length; // 3\n" }));
  expect(JSON.parse(await runInConsumer(script))).toEqual([{ expression: "['a', 'b'].length", claimed: '3', is: '2' }]);
});
