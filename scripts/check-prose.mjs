/**
 * What we write reads as plain American English: comments, documents and the words of screens, mails and problems. The
 * rules are in prose-rules.json: a pattern, the kinds of text it is for and what to write instead. For each room
 * (an app, a package, `docs`, the root) prose-baseline.json says how many lines still break a rule. The check fails when
 * a count grows; when one has shrunk it says so, and `--update` writes the lower count. What has no count has none left.
 *
 * `node scripts/check-prose.mjs <words of a path>` lists every line that breaks a rule below that path.
 *
 * Before it looks it judges samples of its own, so that a check that finds nothing is known to work.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(fileURLToPath(import.meta.url), '../..');
const baselinePath = join(root, 'scripts/prose-baseline.json');
const { rules, specified } = JSON.parse(readFileSync(join(root, 'scripts/prose-rules.json'), 'utf8'));
const compiled = rules.map((rule) => ({ ...rule, regExp: new RegExp(rule.pattern, 'i') }));

/** Generated, or lists that quote names. */
const isLeftOut =
  /^docs\/(?:benchmarks|roles)\.md$|CHANGELOG\.md$|(?:^|\/)migrations\/|\/common-passwords|^scripts\/check-prose\.mjs$/;
const isTest = /\.(?:test|stories)\.tsx?$|\/(?:testing|proofs|bench|scripts)\//;
/** Rooms whose strings people read. */
const hasCopy =
  /^(?:apps\/(?:api|office|web)|packages\/(?:api-contract|app-base|booking-core|content|ui))\/src\/.*\.tsx?$/;

/** At least two words: no identifier, no path of a picture. */
const isSentence = /[A-Za-z’']{2,}[.,:;]?\s+[A-Za-z]{2,}/;

/** Every comment and every string of one module. Strings come with the expressions of templates as `${…}`. */
function readModule(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const copy = [];
  const spans = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) spans.push([node.moduleSpecifier.pos, node.moduleSpecifier.end, undefined]);
      return;
    }
    if (ts.isJsxText(node)) spans.push([node.pos, node.end, text.slice(node.pos, node.end)]);
    else if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the place of an expression, as it is written
      spans.push([node.head.getStart(source), node.head.end, texts.join('${…}')]);
      for (const { literal } of node.templateSpans) spans.push([literal.getStart(source), literal.end, undefined]);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      spans.push([node.getStart(source), node.end, node.text]);
    } else if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      spans.push([node.getStart(source), node.end, undefined]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const [from, , value] of spans) {
    if (isSentence.test(value ?? '')) copy.push({ kind: 'copy', at: from, text: value.replace(/\s+/g, ' ').trim() });
  }
  // What is left after the strings holds no quotation that could look like a comment.
  const parts = [];
  let end = 0;
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    parts.push(text.slice(end, from), text.slice(from, to).replace(/[^\n]/g, ' '));
    end = to;
  }
  return [...copy, ...readComments(parts.join('') + text.slice(end))];
}

/** Every comment; lines of `//` that follow each other are one. A paragraph, a list's item and a tag are each a text. */
function readComments(text) {
  const comments = [];
  for (const match of text.matchAll(/\/\*([\s\S]*?)\*\/|(?:^|(?<=\s))\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gm)) {
    const isBlock = match[1] !== undefined;
    const body = isBlock ? match[1].replace(/^\*/, '') : match[0];
    let at = match.index;
    let isNew = true;
    for (const raw of body.split('\n')) {
      const line = raw.replace(isBlock ? /^\s*\*? ?/ : /^\s*\/\/ ?/, '').trim();
      if (line === '' || /^(?:[-*] |\d+\. |@)/.test(line)) isNew = true;
      if (line !== '' && !/^(?:@ts-|biome-ignore|\/ <)/.test(line)) {
        if (isNew) comments.push({ kind: 'comment', at, text: line.replace(/^(?:[-*] |\d+\. )/, '') });
        else comments.at(-1).text += ` ${line}`;
        isNew = false;
      }
      at += raw.length + 1;
    }
  }
  return comments;
}

/** Paragraphs, items and rows of a Markdown file: nothing between fences, no code, no front matter. */
function readMarkdown(text) {
  const texts = [];
  let isFenced = false;
  let isNew = true;
  let at = 0;
  for (const raw of text.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ' ')).split('\n')) {
    const line = raw.trim();
    if (/^(?:```|~~~)/.test(line)) {
      isFenced = !isFenced;
      isNew = true;
    } else if (!isFenced) {
      if (line === '' || /^(?:[-*] |\d+\. |\||#|>)/.test(line)) isNew = true;
      if (line !== '' && !/^\|[\s|:-]+\|$/.test(line)) {
        const plain = line
          .replace(/^(?:[-*] |\d+\. |#+ )/, '')
          .replace(/`[^`]*`/g, '`…`')
          .replace(/\]\([^)]*\)/g, ']');
        if (isNew) texts.push({ kind: 'doc', at, text: plain });
        else texts.at(-1).text += ` ${plain}`;
        isNew = /^[|#]/.test(line);
      }
    }
    at += raw.length + 1;
  }
  return texts;
}

/** Everything that people read in one file, by kind: `comment`, `doc` or `copy`. `at` is a place in the text. */
function textsOf(file, text) {
  if (file.endsWith('.md')) return readMarkdown(text);
  if (file.endsWith('.css')) return readComments(text);
  const isCopy = hasCopy.test(file) && !isTest.test(file);
  return readModule(file, text).filter(({ kind }) => kind !== 'copy' || isCopy);
}

/** What one file breaks: the rule, the line and the text. A text that breaks a rule twice counts once. */
function hitsOf(file, text) {
  const hits = [];
  for (const { kind, at, text: said } of textsOf(file, text)) {
    if (specified.includes(said)) continue;
    // Code in a comment is quoted; a document's is already gone. So are specified strings that a document quotes.
    const withoutCode = kind === 'comment' ? said.replace(/`[^`]*`/g, '`…`') : said;
    const prose =
      kind === 'copy' ? said : specified.reduce((text, string) => text.replaceAll(string, '…'), withoutCode);
    for (const rule of compiled) {
      if (!rule.kinds.includes(kind) || !rule.regExp.test(prose)) continue;
      hits.push({ file, line: text.slice(0, at).split('\n').length, kind, rule, text: said });
    }
  }
  return hits;
}

function roomOf(file) {
  const [first, second] = file.split('/');
  if (first === 'apps' || first === 'packages') return `${first}/${second}`;
  return first === 'docs' ? 'docs' : 'root';
}

/** `{ 'apps/api comment': { whoever: 3 } }`, sorted, so that two people's changes meet in one line only. */
function countsOf(hits) {
  const counts = {};
  const keys = hits.map(({ file, kind, rule }) => [`${roomOf(file)} ${kind}`, rule.id]);
  for (const [room, id] of keys.sort()) {
    counts[room] ??= {};
    counts[room][id] = (counts[room][id] ?? 0) + 1;
  }
  return counts;
}

/** A file's text by what is found in it: kinds and rules, in order. */
const samples = [
  ['docs/film.md', 'Whoever asks.\n\n```\nwhoever\n```\n\n`whoever` again', ['doc whoever']],
  [
    'docs/film.md',
    '| a | b |\n| - | - |\n| 1 | nobody |\n\n# Nobody\nA line\nfor nobody.',
    Array(3).fill('doc somebody'),
  ],
  ['apps/api/src/a.ts', '/** What it is. */\nconst a = 1; // for nobody', ['comment what-opening', 'comment somebody']],
  ['apps/api/src/a.ts', '// It goes to\n// nobody, and nobody reads it.\nf();', ['comment somebody']],
  [
    'apps/api/src/a.ts',
    '/**\n * One.\n *\n * What it is.\n *\n * - whoever\n */',
    ['comment what-opening', 'comment whoever'],
  ],
  ['apps/office/src/a.tsx', "const a = <p title='to nobody'>Nobody’s car // job</p>;", Array(2).fill('copy somebody')],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a sample of source code
  ['apps/office/src/a.ts', "const a = `${f('x /* what')} for nobody ${/\\/\\/ nobody/}`;", ['copy somebody']],
  ['apps/office/src/a.test.ts', "it('tells nobody', f); // to nobody", ['comment somebody']],
  ['apps/office/src/nobody.ts', "import { nobody } from 'to nobody';\nexport const nobody = 'nobody';", []],
  ['apps/api/src/a.ts', '/** `told-nobody` is a value. */\nconst a = 1;', []],
  ['apps/web/src/a.css', '.a { content: "x"; } /* for nobody */', ['comment somebody']],
  ['packages/content/src/a.ts', "const text = 'Your message could not be sent. Please try again later.';", []],
];

function checkSelf() {
  for (const [file, text, expected] of samples) {
    const found = hitsOf(file, text)
      .map(({ kind, rule }) => `${kind} ${rule.id}`)
      .sort();
    if (found.join() !== [...expected].sort().join())
      throw new Error(`The check judges ${JSON.stringify(text)} wrongly: ${found.join(', ') || 'nothing'}`);
  }
}

checkSelf();
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\0')
  .filter((file) => /\.(?:[cm]?[jt]s|tsx|css|md)$/.test(file) && !isLeftOut.test(file) && existsSync(join(root, file)));
const hits = files.flatMap((file) => hitsOf(file, readFileSync(join(root, file), 'utf8')));
const counts = countsOf(hits);
const [option] = process.argv.slice(2);

if (option !== undefined && option !== '--update') {
  for (const { file, line, kind, rule, text } of hits.filter((hit) => hit.file.startsWith(option)))
    console.log(`${file}:${line} ${kind} ${rule.id} (${rule.use}): ${text}`);
} else {
  const baseline = existsSync(baselinePath) ? JSON.parse(readFileSync(baselinePath, 'utf8')) : counts;
  const grown = [];
  const shrunk = [];
  for (const room of new Set([...Object.keys(baseline), ...Object.keys(counts)])) {
    for (const id of new Set([...Object.keys(baseline[room] ?? {}), ...Object.keys(counts[room] ?? {})])) {
      const allowed = baseline[room]?.[id] ?? 0;
      const found = counts[room]?.[id] ?? 0;
      if (found > allowed) grown.push({ room, id, allowed, found });
      if (found < allowed) shrunk.push(`${room}: ${id} ${allowed} → ${found}`);
    }
  }
  const changed = new Set(
    execFileSync('git', ['diff', '--name-only', 'HEAD'], { cwd: root, encoding: 'utf8' }).split('\n'),
  );
  for (const { room, id, allowed, found } of grown) {
    console.error(`${room}: ${found} lines break "${id}", ${allowed} may. In changed files:`);
    for (const { file, line, kind, rule, text } of hits) {
      if (rule.id === id && `${roomOf(file)} ${kind}` === room && changed.has(file))
        console.error(`  ${file}:${line} ${rule.use}: ${text}`);
    }
  }
  if (option === '--update' && grown.length === 0) {
    writeFileSync(baselinePath, `${JSON.stringify(counts, null, 2)}\n`);
  } else if (shrunk.length > 0) {
    console.log(
      `Fewer than the baseline allows; node scripts/check-prose.mjs --update lowers it:\n${shrunk.join('\n')}`,
    );
  }
  console.log(`${files.length} files, ${samples.length} samples of its own, ${hits.length} lines to rewrite`);
  process.exitCode = grown.length === 0 ? 0 : 1;
}
