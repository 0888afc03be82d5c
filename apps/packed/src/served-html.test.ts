import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';
import { folderOf } from './installed-package';
import { runInConsumer } from './run-in-consumer';

test('components are rendered without a browser, and the one stylesheet knows every class of theirs', async () => {
  const html = await renderInConsumer();
  expect(html).toContain('>Pay</button>');
  expect(html).toMatch(/<svg/);
  const styles = readFileSync(join(folderOf('ui'), 'dist', 'styles.css'), 'utf8');
  const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')).filter(isOurs);
  expect(classes.length).toBeGreaterThan(10);
  expect([...new Set(classes)].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});

test('the stylesheet holds the tokens, the drawings, and fonts that are in the package', () => {
  const styles = readFileSync(join(folderOf('ui'), 'dist', 'styles.css'), 'utf8');
  expect(styles).toMatch(/@font-face/);
  expect(styles).toMatch(/\[data-theme=["']?ink/);
  const fonts = [...styles.matchAll(/url\(["']?([^)"']+)/g)].flatMap(([, address = '']) =>
    address.startsWith('data:') ? [] : [address],
  );
  expect(new Set(fonts).size).toBe(4);
  for (const font of fonts)
    expect(
      readFileSync(join(folderOf('ui'), 'dist', font))
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
});

/** Node knows no TSX: `consumer/src/render.tsx` is transpiled to a file next to it. */
function renderInConsumer(): Promise<string> {
  const page = join(inject('consumer'), 'src', 'render.tsx');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
  const { outputText } = ts.transpileModule(readFileSync(page, 'utf8'), { compilerOptions });
  writeFileSync(page.replace('.tsx', '.mjs'), outputText);
  return runInConsumer('--input-type=module', '--eval', "console.log((await import('./src/render.mjs')).renderPage())");
}

/** Icons carry classes of their library. */
function isOurs(name: string): boolean {
  return !name.startsWith('lucide');
}
