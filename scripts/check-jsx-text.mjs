/**
 * A page survives a browser's translation, which wraps every text in elements: React would then change, move or remove a
 * text that has been taken out of its parent. Only a text that is the single child of an element changes safely. Fails for:
 *
 * - a text that can change (an expression of type string, number or ReactNode) among other children
 * - a constant text among children that can come and go
 * - any text without an element: in a fragment, among others in a component, or returned by one
 *
 * It first checks itself on samples, good and bad, so that a check that finds nothing is known to work.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'apps/web/src',
  'apps/office/src',
  'packages/app-base/src',
  'packages/ui/src',
  'packages/content/shops',
];
const isProduct = (file) =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)(?:testing|node_modules|\.turbo)\//.test(file);

const { TypeFlags } = ts;
const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any;

/** The samples' own React. */
const declarations = `
interface Array<T> { map<U>(change: (item: T) => U): U[] }
declare namespace React {
  interface Element { type: unknown }
  type Elements = Element | boolean | null | undefined | Elements[];
  type Node = Elements | string | number | Node[];
}
declare namespace JSX { type Element = React.Element; interface IntrinsicElements { [name: string]: any } }
declare const price: string, count: number, isOpen: boolean, names: string[], node: React.Node;
declare const element: React.Element, elements: React.Elements, word: 'Total';
function Steady() { return <b>x</b>; }
function Other(_: { children?: unknown }) { return isOpen ? <b>x</b> : null; }
`;

/** Code by the number of its problems. */
const samples = [
  ['<p>Total</p>', 0],
  ['<p>{price}</p>', 0],
  ["<p>{isOpen ? 'a' : undefined}</p>", 0],
  ['<p>Total <b>{price}</b></p>', 0],
  ['<p>{word} <b>{price}</b></p>', 0],
  ['<p><i /> {element}</p>', 0],
  ['<p><i />{elements}</p>', 0],
  ['<p>By <Steady /> only</p>', 0],
  ["<p>{element}{' '}{element}</p>", 0],
  ['<p>{isOpen && <><b>a</b><i>b</i></>}</p>', 0],
  ['<p>Total {price}</p>', 1],
  ['<p>{price} </p>', 1],
  ['<p>{count} of {count}</p>', 2],
  ['<p>Total {isOpen && <b />}</p>', 1],
  ["<p><i />{isOpen && 'open'}</p>", 1],
  ['<p>By <Other /> only</p>', 2],
  ['<Other>Total {price}</Other>', 2],
  ['<Other><i />Total</Other>', 1],
  ['<Other>{price}</Other>', 0],
  ['<p><i />{node}</p>', 1],
  ['<p><i />{names}</p>', 1],
  ['<p>{isOpen && <>open</>}</p>', 1],
  ['<p><>Total {price}</></p>', 1],
  ['<p>{names.map((name) => <>{name}</>)}</p>', 1],
  ['function Bare() { return isOpen ? price : null; }', 1],
];

/** True if React makes a text of a value of this type, or of a part of it. `seen` ends types that contain themselves. */
function mayBeText(type, checker, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if ((type.flags & textFlags) !== 0) return true;
  const parts = type.isUnion() ? type.types : isList(type, checker) ? checker.getTypeArguments(type) : [];
  const constraint = checker.getBaseConstraintOfType(type);
  return [...parts, ...(constraint === undefined ? [] : [constraint])].some((part) => mayBeText(part, checker, seen));
}

const isList = (type, checker) => checker.isArrayType(type) || checker.isTupleType(type);

/** The expressions that a function returns. */
function returnedBy(declaration) {
  const { body } = declaration;
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const returned = [];
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) returned.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return returned;
}

const bare = (expression) => (ts.isParenthesizedExpression(expression) ? bare(expression.expression) : expression);

/** The component's function, `undefined` where it's a library's or a variable. */
function functionOf(tag, checker) {
  let symbol = checker.getSymbolAtLocation(tag);
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  const made =
    declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  return made !== undefined && ts.isFunctionLike(made) && !made.getSourceFile().isDeclarationFile ? made : undefined;
}

const tagOf = (element) => (ts.isJsxElement(element) ? element.openingElement : element).tagName;

const isHost = (element) => /^[a-z]/.test(tagOf(element).getText());

/** True if this element is one and the same host element on the page for as long as it's there. */
function isSteady(element, checker) {
  if (isHost(element)) return true;
  const tag = tagOf(element);
  const component = functionOf(tag, checker);
  if (component === undefined) return ((checker.getSymbolAtLocation(tag)?.flags ?? 0) & ts.SymbolFlags.Alias) !== 0;
  const returned = returnedBy(component).map(bare);
  return (
    returned.length === 1 &&
    (ts.isJsxElement(returned[0]) || ts.isJsxSelfClosingElement(returned[0])) &&
    isSteady(returned[0], checker)
  );
}

/** A translation leaves a blank text where it is. */
const textKind = (text) => (text.trim() === '' ? 'blank' : 'text');

/** `element` stays, `guest` can come and go, `text` is constant and `blank` too, `changing` is a text that changes. */
function kindOf(child, checker) {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? undefined : textKind(child.text);
  if (!ts.isJsxExpression(child)) return isSteady(child, checker) ? 'element' : 'guest';
  if (child.expression === undefined) return undefined;
  const type = checker.getTypeAtLocation(child.expression);
  if (type.isStringLiteral() || type.isNumberLiteral()) return textKind(`${type.value}`);
  return mayBeText(type, checker) ? 'changing' : 'guest';
}

/** Children as React has them: those of a fragment are its parent's. */
function childrenOf(parent) {
  return parent.children.flatMap((child) => (ts.isJsxFragment(child) ? childrenOf(child) : [child]));
}

/** Every problem of one file, as node and sentence. */
function problemsOf(file, checker) {
  const problems = [];
  const say = (node, problem) => problems.push([node, problem]);
  const judge = (parent) => {
    const kinds = childrenOf(parent)
      .map((child) => [child, kindOf(child, checker)])
      .filter(([, kind]) => kind !== undefined);
    const has = (wanted) => kinds.some(([, kind]) => kind === wanted);
    for (const [child, kind] of kinds) {
      if (kind !== 'text' && kind !== 'changing') continue;
      if (ts.isJsxFragment(parent)) say(child, 'a text in a fragment');
      else if (kinds.length === 1) continue;
      else if (kind === 'changing') say(child, 'a text that can change, among others');
      else if (!isHost(parent)) say(child, 'a text among others in a component, which can replace them');
      else if (has('guest')) say(child, 'a text among children that can come and go');
    }
  };
  const visit = (node) => {
    if (ts.isJsxElement(node)) judge(node);
    if (ts.isJsxFragment(node) && !ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent)) judge(node);
    if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) {
      for (const expression of returnedBy(node)) {
        if (mayBeText(checker.getTypeAtLocation(expression), checker))
          say(expression, 'a component that returns a text');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

function checkSelf() {
  const name = '/samples.tsx';
  const text = samples.map(([code]) => (code.startsWith('<') ? `;(${code});` : code)).join('\n');
  const options = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true };
  const file = ts.createSourceFile(name, `${declarations}\n${text}`, ts.ScriptTarget.Latest, true);
  const host = { ...ts.createCompilerHost(options), getSourceFile: (path) => (path === name ? file : undefined) };
  const program = ts.createProgram([name], options, host);
  const first = declarations.split('\n').length;
  const found = problemsOf(file, program.getTypeChecker()).map(
    ([node]) => file.getLineAndCharacterOfPosition(node.getStart(file)).line - first,
  );
  samples.forEach(([code, expected], index) => {
    const number = found.filter((line) => line === index).length;
    if (number !== expected) throw new Error(`The check finds ${number} problems, not ${expected}, in ${code}`);
  });
}

checkSelf();
const files = sources.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, folder, file))
    .filter(isProduct),
);
const config = ts.getParsedCommandLineOfConfigFile(join(root, 'apps/web/tsconfig.json'), {}, ts.sys);
const program = ts.createProgram(files, config.options);
const checker = program.getTypeChecker();
let found = 0;
for (const file of files.filter((name) => name.endsWith('.tsx')).map((name) => program.getSourceFile(name))) {
  for (const [node, problem] of problemsOf(file, checker)) {
    const start = node.getStart(file) + (/^\s*/.exec(node.getText(file))?.[0].length ?? 0);
    const { line } = file.getLineAndCharacterOfPosition(start);
    const shown = node.getText(file).trim().replace(/\s+/g, ' ').slice(0, 60);
    console.error(`${relative(root, file.fileName)}:${line + 1} ${problem}: ${shown}`);
    found += 1;
  }
}
console.log(
  `${files.length} files, ${samples.length} samples of its own, ${found} texts that a translation would break`,
);
process.exit(found === 0 ? 0 : 1);
