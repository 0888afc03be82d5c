import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The keys that an interface demands and those it allows. */
export interface InterfaceKeys {
  required: string[];
  optional: string[];
}

/**
 * The keys of an interface of the installed SDK, read from its declarations: `Charges` and `Charge.Outcome` name the
 * interface Outcome of the namespace Charge in resources/Charges.d.ts. Throws when there is none.
 */
export function sdkInterface(file: string, name: string): InterfaceKeys {
  const found = find(sourceOf(file).statements, name.split('.'));
  if (found === undefined) throw new Error(`The SDK has no interface ${name} in ${file}.`);
  const keys: InterfaceKeys = { required: [], optional: [] };
  for (const member of found.members) {
    if (!ts.isPropertySignature(member) || member.name === undefined) continue;
    const list = member.questionToken === undefined ? keys.required : keys.optional;
    list.push(ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : '');
  }
  return keys;
}

const sources = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const path = fileURLToPath(new URL(`./resources/${file}.d.ts`, import.meta.resolve('stripe')));
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  sources.set(file, source);
  return source;
}

function find(statements: readonly ts.Statement[], [name, ...rest]: string[]): ts.InterfaceDeclaration | undefined {
  for (const statement of statements) {
    if (rest.length === 0 && ts.isInterfaceDeclaration(statement) && statement.name.text === name) return statement;
    if (rest.length === 0 || !ts.isModuleDeclaration(statement) || statement.name.text !== name) continue;
    const inner = statement.body !== undefined && ts.isModuleBlock(statement.body) ? statement.body.statements : [];
    const found = find(inner, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}
