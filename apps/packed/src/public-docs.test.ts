import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entriesOf } from './installed-package';
import { publicNames } from './public-docs';
import { publishedPackages } from './published-packages';

// Each package's own index.test.ts lists its exports at run time.
test.each(publishedPackages)('%s exports exactly these types', async (name) => {
  const types = publicNames(entriesOf(name)).filter(({ isType }) => isType);
  const lines = types.map((type) => `${type.address} ${type.name}\n`).sort();
  await expect(lines.join('')).toMatchFileSnapshot(`../public-types/${name}.txt`);
});

test('every public name says what it is', () => {
  const names = publicNames(publishedPackages.flatMap((name) => entriesOf(name)));
  expect(new Set(names.map(({ address }) => address)).size).toBe(
    publishedPackages.flatMap((name) => entriesOf(name)).length,
  );
  expect(names.filter(({ hasDoc }) => !hasDoc)).toEqual([]);
});

test('a name without a doc comment is found, under whatever name it leaves, and a type is told from a value', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tintforge-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const types = join(folder, 'index.d.ts');
  writeFileSync(join(folder, 'inner.d.ts'), '/** Said. */\nexport type Said = 1;\nexport type Silent = 2;\n');
  writeFileSync(types, "export { Said as Known, Silent as Unknown } from './inner';\nexport declare const plain: 1;\n");
  expect(publicNames([{ address: 'x', types }])).toEqual([
    { address: 'x', name: 'Known', isType: true, hasDoc: true },
    { address: 'x', name: 'Unknown', isType: true, hasDoc: false },
    { address: 'x', name: 'plain', isType: false, hasDoc: false },
  ]);
});
