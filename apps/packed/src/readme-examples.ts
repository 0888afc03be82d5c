import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { folderOf } from './installed-package';
import type { PublishedPackage } from './published-packages';

/** One example of a README: its code, and the file that it is written to in the consumer's `src`. */
export interface Example {
  file: string;
  code: string;
}

/** The README that was published with a package. */
export function readmeOf(name: PublishedPackage): string {
  return readFileSync(join(folderOf(name), 'README.md'), 'utf8');
}

/** The blocks marked `ts` or `tsx`, in their order. */
export function examplesIn(readme: string, name: string): Example[] {
  return [...readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, extension, code = ''], index) => ({
    file: `readme-${name}-${index + 1}.${extension}`,
    code,
  }));
}

/** The packages that the `npm install` lines name. */
export function installedBy(readme: string): string[] {
  return [...readme.matchAll(/^npm install (.+)$/gm)].flatMap(([, names = '']) => names.split(' '));
}

/** The packages that code imports; what Node brings itself is left out. */
export function importedBy(code: string): string[] {
  const modules = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
  const names = modules.map((module) =>
    module
      .split('/')
      .slice(0, module.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names.filter((name) => !name.startsWith('node:')))];
}

/**
 * The example as a script for Node. A comment after an expression, on its line, claims a value: the script prints, as
 * JSON, each expression with what was claimed and what came out.
 */
export function scriptOf({ file, code }: Example): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lines = source.statements.map((statement) => {
    const text = statement.getText(source);
    const claim = /^[ \t]*\/\/ (.+)/.exec(code.slice(statement.end))?.[1];
    if (!ts.isExpressionStatement(statement) || claim === undefined) return text;
    const expression = statement.expression.getText(source);
    return `told.push({ expression: ${JSON.stringify(expression)}, claimed: inspect(${claim}), is: inspect(${expression}) });`;
  });
  const script = [
    "import { inspect as inspectValue } from 'node:util';",
    'const told: unknown[] = [];',
    'const inspect = (value: unknown) => inspectValue(value, { depth: null, compact: true, breakLength: Infinity });',
    ...lines,
    'console.log(JSON.stringify(told));',
  ].join('\n');
  const { outputText } = ts.transpileModule(script, {
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  });
  return outputText;
}
